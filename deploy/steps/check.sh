#!/bin/sh
# Checks a proposal: the content, the build, and every page of it.
set -eu
npm run content
npm run build
npm run check
