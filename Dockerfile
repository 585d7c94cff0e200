# The site in an unprivileged nginx, at the path that BASE_PATH names when it starts. docs/hosting.md says more.

FROM node:22-slim AS build
WORKDIR /project
COPY package.json package-lock.json ./
# No package of the lock file needs its install script, and none should get to run one.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Startup settings (docs/hosting.md), as in: docker build --build-arg HANDY_SHOW_BANNER=true . Empty ones take their default.
ARG HANDY_APP_VERSION HANDY_LAST_COMMIT HANDY_BASE_URL HANDY_ENVIRONMENT HANDY_TRACKER_ENABLED HANDY_ANALYTICS_DOMAIN
ARG HANDY_ANALYTICS_API_HOST HANDY_TRACK_LOCALHOST HANDY_SHOW_BANNER HANDY_ORIGIN
RUN npm run build && node scripts/hosting/host-files.mjs dist/nginx

FROM nginxinc/nginx-unprivileged:stable-alpine
COPY --from=build /project/dist/nginx /opt/handy-tools
ENV BASE_PATH=/ PORT=8080
EXPOSE 8080
# The user of the base image by its number, as Kubernetes' runAsNonRoot asks.
USER 101
# Lets nginx finish the answers that it has begun.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s CMD wget -q --no-check-certificate -O /dev/null "http${TLS_KEY:+s}://127.0.0.1:$PORT/healthz"
ENTRYPOINT ["sh", "/opt/handy-tools/entry.sh"]
CMD ["nginx", "-e", "stderr", "-c", "/tmp/handy-tools/nginx.conf", "-g", "daemon off;"]
