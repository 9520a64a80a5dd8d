#!/bin/sh
# Publishes an earlier build again, without building. No build replaces it until "release".
#   rollback.sh            lists the builds that are kept, the newest last
#   rollback.sh previous   publishes the build before the published build
#   rollback.sh NAME       publishes the build of this name
#   rollback.sh release    lets builds be published again
#   TARGET, RELOAD         as for publish.sh
set -eu
. "$(dirname "$0")/on-server.sh"
wanted=${1:-}
if [ "$wanted" = release ]; then
  on_server "rm -f '$folder/held-build'"
  echo "The next build will be published."
  exit 0
fi
published=$(on_server "readlink '$folder/current'")
published=${published##*/}
builds=$(on_server "ls '$folder/builds' | grep -x '[0-9]*' | sort -n")
if [ -z "$wanted" ]; then
  for name in $builds; do
    mark=
    if [ "$name" = "$published" ]; then mark="  (published)"; fi
    echo "$name  $(date -u -d "@${name%???}" '+%Y-%m-%d %H:%M:%S') UTC$mark"
  done
  exit 0
fi
if [ "$wanted" = previous ]; then
  wanted=$(echo "$builds" | grep -x -B 1 "$published" | head -n 1)
  if [ "$wanted" = "$published" ]; then
    echo "There is no build before the published build." >&2
    exit 1
  fi
fi
if ! echo "$builds" | grep -qx "$wanted"; then
  echo "There is no build $wanted. The builds are: $(echo $builds)" >&2
  exit 1
fi
# Pages of the replaced build that are still open need its scripts and pictures.
on_server "set -e
cd '$folder'
for part in assets artwork photos; do
  if [ -d builds/$published/site/\$part ]; then
    mkdir -p builds/$wanted/site/\$part
    cp -R -n builds/$published/site/\$part/. builds/$wanted/site/\$part/
  fi
done
echo $wanted > held-build
ln -s builds/$wanted current-$wanted
mv -T current-$wanted current"
if [ -n "${RELOAD:-}" ]; then on_server "$RELOAD"; fi
echo "Published the build $wanted. It stays published until: deploy/steps/rollback.sh release"
