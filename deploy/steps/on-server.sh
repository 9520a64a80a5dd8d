# Read by the other steps: splits TARGET, and runs commands where the site is served.
#   TARGET   user@host:/srv/website/dist over SSH, or a folder of this machine
case "$TARGET" in
  *:*)
    server=${TARGET%%:*}
    folder=${TARGET#*:}
    on_server() { ssh -o BatchMode=yes "$server" "$1"; }
    ;;
  *)
    folder=$TARGET
    on_server() { sh -c "$1"; }
    ;;
esac
