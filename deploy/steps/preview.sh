#!/bin/sh
# Builds a proposal with its drafts, for one address, and publishes it there. Search engines are asked not to index it.
#   SITE_URL   the address of the preview
#   TARGET     where it is served (on-server.sh)
set -eu
PREVIEW=1 npm run build -- --allow-simulated
sh "$(dirname "$0")/publish.sh"
