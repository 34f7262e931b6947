#!/usr/bin/env bash
# Puts the version in this folder beside the one that serves, and lets it take over once it is ready; as root, after
# "git pull" or in a new folder:  src/operations/debian/update.sh
# The new one brings the database up to date while the old one serves on: a version can live with what the next one changes.
# What fails leaves the old one serving. Nobody is turned away: Caddy asks both which of them is ready (D-279).
set -euo pipefail

root=$(cd "$(dirname "$0")/../../.." && pwd)
releases=/opt/velora/releases
release=$releases/$(date -u +%Y%m%d-%H%M%S)
patience=${VELORA_PATIENCE:-120}

serving=$(systemctl list-units --plain --no-legend --state=active 'velora@*' | sed -n 's/^velora@\([0-9]*\)\.service.*/\1/p' | head -n 1)
next=3000
[ "$serving" = 3000 ] && next=3001

as_velora() { runuser -u velora -- env HOME="$release" "$@"; }
packages() { as_velora npm "$@" --no-audit --no-fund --loglevel=error; }

failed() {
  systemctl disable -q --now "velora@$next" 2>/dev/null || true
  rm -rf "$release"
  echo "$1${serving:+ The version before serves on, as if nothing had happened.}" >&2
  exit 1
}

echo 'Packages and build …'
install -d -o velora -g velora "$release"
tar -C "$root" --exclude=./node_modules --exclude=./.git --exclude=./.data -cf - . | tar -C "$release" -xf - --owner=velora --no-same-owner
chown -R velora:velora "$release"
cd "$release"
packages ci || failed 'The packages could not be installed.'
as_velora node_modules/.bin/node src/web/build.ts || failed 'The pages could not be built.'
packages prune --omit=dev || failed 'The packages could not be cleared up.'
rm -rf "$release/.npm"

echo "Starting it beside ${serving:-nobody} …"
systemctl stop "velora@$next" 2>/dev/null || true
ln -sfn "$release" "/opt/velora/$next.unfinished"
mv -T "/opt/velora/$next.unfinished" "/opt/velora/$next"
# Before it changes the database: the old one would not start on that, should the power go now (D-279).
systemctl enable -q "velora@$next"
systemctl start "velora@$next" || failed 'The new version did not start.'
for ((second = 0; second < patience; second++)); do
  curl -fsS -o /dev/null "http://127.0.0.1:$next/readyz" 2>/dev/null && break
  systemctl is-active -q "velora@$next" || break
  sleep 1
done
if ! curl -fsS -o /dev/null "http://127.0.0.1:$next/readyz" 2>/dev/null; then
  journalctl -q -o cat -n 20 -u "velora@$next" >&2
  failed 'The new version did not become ready; its last lines are above.'
fi

if [ -n "$serving" ]; then
  systemctl disable -q "velora@$serving"
  systemctl stop "velora@$serving"
fi
# The two before stay: for a look, not for a way back, which needs a backup.
find "$releases" -mindepth 1 -maxdepth 1 -type d | sort -r | tail -n +4 | xargs -r rm -rf
echo "It serves on port $next."
