#!/bin/sh
# Puts the address of a preview beside the commit, as a commit status.
#   STATUS_URL     GitHub, Forgejo, Gitea: API/repos/OWNER/NAME/statuses/COMMIT
#                  GitLab: API/projects/NUMBER/statuses/COMMIT
#   STATUS_TOKEN   a token that may write commit statuses
#   SITE_URL       the address of the preview
set -eu
case "$STATUS_URL" in
  */projects/*) context=name ;;
  *) context=context ;;
esac
curl --fail-with-body --silent --show-error --output /dev/null \
  --header "Authorization: Bearer $STATUS_TOKEN" --header "Content-Type: application/json" \
  --data "{\"state\":\"success\",\"target_url\":\"$SITE_URL\",\"description\":\"Preview of the site\",\"$context\":\"preview\"}" \
  "$STATUS_URL"
echo "The commit shows $SITE_URL."
