#!/bin/sh
# Makes the site ready for a base path, then runs the command that it is given: the start of the container.
# Lies in the folder that `node scripts/hosting/host-files.mjs` makes. Takes a POSIX shell and the programs of busybox.
set -eu
export LC_ALL=C
umask 022

files=$(cd "$(dirname "$0")" && pwd)
run=${RUN_FOLDER:-/tmp/handy-tools}
base=${BASE_PATH:-/}
port=${PORT:-8080}
# PEM files, both or none: with them the server speaks TLS, and HTTP/2 to all who take it.
certificate=${TLS_CERTIFICATE:-}
key=${TLS_KEY:-}
# Where the nginx of Alpine, of Debian and of nginx.org has its modules.
modules=${NGINX_MODULES:-/usr/lib/nginx/modules}

refuse() {
  echo "$1" >&2
  exit 2
}

# The rule of checkBase in scripts/hosting/set-base.mjs.
case $base in
  / | /*/) ;;
  *) refuse "BASE_PATH is \"$base\", but must begin and end with \"/\", such as \"/tools/\"." ;;
esac
case $base in
  *[!A-Za-z0-9_.~/-]* | *//* | */.*) refuse "BASE_PATH is \"$base\", which cannot be a path of the site." ;;
esac
case $port in
  *[!0-9]*) number=0 ;;
  *) number=$port ;;
esac
if [ "$number" -lt 1 ] || [ "$number" -gt 65535 ]; then
  refuse "PORT is \"$port\", but must be a number from 1 to 65535."
fi

if [ -n "$certificate$key" ]; then
  for file in "$certificate" "$key"; do
    [ -r "$file" ] || refuse "TLS_CERTIFICATE and TLS_KEY must both name files that can be read, but one is \"$file\"."
  done
fi

# Replaces the mark that scripts/hosting/host-files.mjs left for the base path.
set_base() {
  sed "s|/__BASE_PATH__/|$base|g"
}

# Compresses a file that was changed. nginx makes the ETag from the time: all containers of an image must say the same.
finish() {
  gzip -9 <"$2" >"$2.gz"
  touch -r "$1" "$2" "$2.gz"
}

mark_of() {
  sha256sum | cut -c 1-8
}

# What scripts/hosting/marks.mjs does: the list of the service worker has a mark of each file, and a version that follows
# from all the rest.
renew_marks() {
  worker=$site/sw.js
  (cd "$files/moved" && find . -type f) | while IFS= read -r name; do
    address=${name#./}
    address=${address%index.html}
    address=${address%/}
    echo "1s|\"$address\":\"[0-9a-f]\{8\}\"|\"$address\":\"$(mark_of <"$site/$name")\"|"
  done >"$run/temp/marks.sed"
  sed -f "$run/temp/marks.sed" "$files/moved/sw.js" >"$run/temp/sw.js"
  version=$(sed 2d "$run/temp/sw.js" | mark_of)
  sed "2s|\"[0-9a-f]*\"|\"$version\"|" "$run/temp/sw.js" >"$worker"
  rm "$run/temp/marks.sed" "$run/temp/sw.js"
  finish "$files/moved/sw.js" "$worker"
}

mkdir -p "$run/temp"
# A restarted container may find the folder of the last start.
rm -rf "$run/root"
root=$files/site

if [ "$base" != / ]; then
  root=$run/root
  site=$root${base%/}
  mkdir -p "${site%/*}"
  # Links: only what holds the base path takes memory.
  cp -R -s "$files/site" "$site"
  (cd "$files/moved" && find . -type f) | while IFS= read -r name; do
    source=$files/moved/$name
    target=$site/$name
    rm -f "$target" "$target.gz" "$target.br"
    set_base <"$source" >"$target"
    finish "$source" "$target"
  done
  if [ -f "$files/moved/sw.js" ]; then renew_marks; fi
fi

# Lines for what this machine lacks are left out: the module is in Debian's packages, not in nginx's own image.
brotli=
[ -f "$modules/ngx_http_brotli_static_module.so" ] || brotli='.*'
# HTTP/2 is a directive since nginx 1.25.1. Before, it is a word of `listen`, which then takes nothing else without TLS.
listen=
tls='.*'
http2='.*'
if [ -n "$key" ]; then
  listen=' ssl http2'
  tls=
fi
case $(nginx -v 2>&1) in
  */1.25.[1-9]* | */1.2[6-9].* | */1.[3-9][0-9].* | */[2-9].*)
    listen=${key:+ ssl}
    http2=
    ;;
esac
ipv6=
[ -f /proc/net/if_inet6 ] || ipv6='.*'
for source in "$files"/nginx/*.conf; do
  set_base <"$source" | sed \
    -e "s|__IF_BROTLI__ $brotli||" \
    -e "s|__IF_IPV6__ $ipv6||" \
    -e "s|__IF_HTTP2__ $http2||" \
    -e "s|__IF_TLS__ $tls||" \
    -e "s|__MODULES__|$modules|" \
    -e "s|__RUN_FOLDER__|$run|" \
    -e "s|__ROOT__|$root|" \
    -e "s|__PORT__|$port|" \
    -e "s|__LISTEN__|$listen|" \
    -e "s|__TLS_CERTIFICATE__|$certificate|" \
    -e "s|__TLS_KEY__|$key|" \
    >"$run/${source##*/}"
done

exec "$@"
