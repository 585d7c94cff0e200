#!/bin/sh
# Makes the site ready for a base path, then runs the command that it is given: the start of the container.
# Lies in the folder that `node scripts/hosting.mjs` makes. Takes a POSIX shell and the programs of busybox.
set -eu
export LC_ALL=C
umask 022

files=$(cd "$(dirname "$0")" && pwd)
run=${RUN_FOLDER:-/tmp/handy-tools}
base=${BASE_PATH:-/}
port=${PORT:-8080}
# Where the nginx of Alpine, of Debian and of nginx.org has its modules.
modules=${NGINX_MODULES:-/usr/lib/nginx/modules}

refuse() {
  echo "$1" >&2
  exit 2
}

# The rule of checkBase in scripts/set-base.mjs.
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

# Replaces the mark that scripts/hosting.mjs left for the base path.
set_base() {
  sed "s|/__BASE_PATH__/|$base|g"
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
    gzip -9 <"$target" >"$target.gz"
    # nginx makes the ETag from the time: all containers of an image must say the same.
    touch -r "$source" "$target" "$target.gz"
  done
fi

# Lines for what this machine lacks are left out: the module is in Debian's packages, not in nginx's own image.
brotli=
[ -f "$modules/ngx_http_brotli_static_module.so" ] || brotli='.*'
ipv6=
[ -f /proc/net/if_inet6 ] || ipv6='.*'
for source in "$files"/nginx/*.conf; do
  set_base <"$source" | sed \
    -e "s|__IF_BROTLI__ $brotli||" \
    -e "s|__IF_IPV6__ $ipv6||" \
    -e "s|__MODULES__|$modules|" \
    -e "s|__RUN_FOLDER__|$run|" \
    -e "s|__ROOT__|$root|" \
    -e "s|__PORT__|$port|" \
    >"$run/${source##*/}"
done

exec "$@"
