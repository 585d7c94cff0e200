/** The example: two containers that belong together, with most of what a command has. */
export const sample = `docker run -d --name shop-db --network shop \\
  -e POSTGRES_DB=shop -e POSTGRES_PASSWORD="correct horse" \\
  -v shop-data:/var/lib/postgresql/data \\
  --health-cmd "pg_isready -U postgres" --health-interval 10s --health-retries 5 \\
  --memory 512m --restart unless-stopped \\
  postgres:17-alpine

docker run -d --rm --name shop-web --network shop -p 8080:80 \\
  -v $(pwd)/html:/usr/share/nginx/html:ro \\
  nginx:1.29 nginx -g "daemon off;"
`;
