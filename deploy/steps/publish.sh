#!/bin/sh
# Publishes the build in dist/ with its redirects, headers and old files, in one step. Five builds are kept.
#   TARGET   where the site is served (on-server.sh)
#   RELOAD   a command for the server afterwards, such as: sudo systemctl reload caddy
set -eu
. "$(dirname "$0")/on-server.sh"
name=$(readlink dist/current)
name=${name##*/}
on_server "if [ -e '$folder/held-build' ]; then
  echo 'The site was rolled back, and stays so until: deploy/steps/rollback.sh release' >&2
  exit 1
fi
rm -rf '$folder/builds/unfinished-$name'
mkdir -p '$folder/builds/unfinished-$name'"
tar -c -C "dist/builds/$name" . | on_server "tar -x -C '$folder/builds/unfinished-$name'"
on_server "set -e
cd '$folder'
mv -T builds/unfinished-$name builds/$name
ln -s builds/$name current-$name
mv -T current-$name current
[ -L site ] || ln -s current/site site
[ -L hosting ] || ln -s current/hosting hosting
ls builds | grep -x '[0-9]*' | sort -n | head -n -5 | while read -r old; do rm -rf \"builds/\$old\"; done"
if [ -n "${RELOAD:-}" ]; then on_server "$RELOAD"; fi
echo "Published the build $name."
