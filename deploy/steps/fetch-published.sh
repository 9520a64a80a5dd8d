#!/bin/sh
# Brings the published build here before a new build. Then the new build keeps the scripts and pictures that open pages
# still need, and it cannot replace a site that delivers its forms by one that does not.
#   TARGET   where the site is served (on-server.sh)
set -eu
. "$(dirname "$0")/on-server.sh"
name=$(on_server "readlink '$folder/current' || true")
name=${name##*/}
if [ -z "$name" ]; then
  echo "Nothing is published in $TARGET yet."
  exit 0
fi
mkdir -p "dist/builds/$name"
on_server "tar -c -C '$folder/builds/$name' ." | tar -x -C "dist/builds/$name"
ln -sfn "builds/$name" dist/current
ln -sfn current/site dist/site
ln -sfn current/hosting dist/hosting
echo "Fetched the published build $name."
