#!/usr/bin/env bash
# Puts the version in this folder beside the one that serves, and lets it take over once it is ready; as root, after
# "git pull" or in a new folder:  src/operations/debian/update.sh
# The new one brings the database up to date while the old one serves on: a version can live with what the next one changes.
# What fails leaves the old one serving. Nobody is turned away: Caddy asks both which of them is ready (D-279).
# Before it starts the new one, it sets a restore point in the archived changes of the database, or makes a backup, and
# refuses without either. Whoever made a snapshot names it in VELORA_SNAPSHOT.
# It waits for a migration as long as that takes, and VELORA_PATIENCE seconds (120) for everything else.
set -euo pipefail

root=$(cd "$(dirname "$0")/../../.." && pwd)
opt=${VELORA_OPT:-/opt/velora}
releases=$opt/releases
units=${VELORA_UNITS:-/etc/systemd/system}
release=$releases/$(date -u +%Y%m%d-%H%M%S)
patience=${VELORA_PATIENCE:-120}
settings=${VELORA_SETTINGS:-/etc/velora/velora.env}

exec 9>"$opt/update.lock"
flock -n 9 || { echo 'Another update is running. Wait until it ends.' >&2; exit 1; }

# The second state is a version between two restarts: the new one must not take its port.
ports() { systemctl list-units --plain --no-legend --state="$1" 'velora@*' | sed -n 's/^velora@\([0-9]*\)\.service.*/\1/p' | head -n 1; }
serving=$(ports active)
serving=${serving:-$(ports activating)}
next=3000
[ "$serving" = 3000 ] && next=3001

# Packages and their build can read neither secrets nor photos, and what they install runs no scripts.
id velora-build >/dev/null 2>&1 || useradd --system --home-dir /nonexistent --shell /usr/sbin/nologin velora-build
# Should memory run out, the kernel ends them, and not the clinic.
as_builder() { (echo 1000 >"/proc/$BASHPID/oom_score_adj"; exec runuser -u velora-build -- env HOME="$release" "$@"); }
packages() { as_builder npm "$@" --ignore-scripts --no-audit --no-fund --loglevel=error; }

# A command of a version in its folder, with the settings of the one that serves.
in_version() {
  systemd-run --quiet --pipe --wait --collect -p User=velora -p EnvironmentFile="$settings" -p WorkingDirectory="$1" \
    "$1/node_modules/.bin/node" "src/commands/$2.ts"
}
migrations() { in_version "$release" applied-migrations 2>/dev/null; }

# Archived for certain, or not at all; only where the database of this machine is the clinic's.
restore_point() {
  local port
  port=$(sed -nE 's#^DATABASE_URL=.*@(127\.0\.0\.1|localhost)(:([0-9]+))?/.*#\3,#p' "$settings")
  [ -n "$port" ] || return 1
  port=${port%,}
  runuser -u postgres -- pgbackrest --stanza=velora check || return 1
  runuser -u postgres -- psql -qAtX -p "${port:-5432}" velora -c "select pg_create_restore_point('$1')" >/dev/null &&
    runuser -u postgres -- pgbackrest --stanza=velora check && echo "Restore point: $1"
}

# A new database has nothing to go back to. A backup is made by the version that knows the tables as they are.
way_back() {
  [ -n "$before" ] || return 0
  [ -z "${VELORA_SNAPSHOT:-}" ] || { echo "Snapshot: $VELORA_SNAPSHOT"; return 0; }
  restore_point "velora-before-$(basename "$release")" 2>/dev/null || in_version "$opt/${serving:-$next}" backup
}

# They take 1.1 GB beside the app: a server with less gets swap until they are through.
swap=$opt/update.swap
end_swap() {
  [ -e "$swap" ] || return 0
  swapoff "$swap" 2>/dev/null || true
  rm -f "$swap"
}
trap end_swap EXIT
if [ "$(awk '/^(MemTotal|SwapTotal)/ { kb += $2 } END { print int(kb / 1024) }' "${VELORA_MEMINFO:-/proc/meminfo}")" -lt 2000 ]; then
  { fallocate -l 1536M "$swap" && chmod 600 "$swap" && mkswap "$swap" >/dev/null && swapon "$swap"; } ||
    echo 'This server has little memory, and no swap could be added: the build may not succeed.' >&2
fi

failed() {
  systemctl disable -q --now "velora@$next" 2>/dev/null || true
  local after=$before
  [ -z "$started" ] || after=$(migrations || echo unknown)
  rm -rf "$release"
  echo "$1" >&2
  if [ -n "$serving" ] && [ "$after" = "$before" ]; then
    echo 'The database is unchanged. The version before serves on, and can start again.' >&2
  elif [ -n "$serving" ]; then
    echo 'The new version may have changed the database. The version before serves on, but could not start again:' >&2
    echo "leave it running, and update to a version that works (src/operations/README.md, Going back)." >&2
  fi
  exit 1
}
before=
started=

echo 'Packages and build …'
install -d -o velora-build -g velora-build "$release"
tar -C "$root" --exclude=./node_modules --exclude=./.git --exclude=./.data -cf - . | tar -C "$release" -xf - --no-same-owner
chown -R velora-build:velora-build "$release"
cd "$release"
# Without what only developers need: with it, npm takes more than a server of 1 GB has.
packages ci --omit=dev || failed 'The packages could not be installed.'
as_builder node_modules/.bin/node src/web/build.ts || failed 'The pages could not be built.'
rm -rf "$release/.npm"
end_swap
# From here on nobody but root changes it.
chown -R root:root "$release"
chmod -R a+rX "$release"
before=$(migrations) || failed 'The database can’t be reached, or the settings are wrong: npm run doctor.'
way_back || failed 'There is no way back: no restore point was archived, and no backup could be made. Nothing was changed.'

echo "Starting it beside ${serving:-nobody} …"
systemctl stop "velora@$next" 2>/dev/null || true
ln -sfn "$release" "$opt/$next.unfinished"
mv -T "$opt/$next.unfinished" "$opt/$next"
# systemd would kill what doesn't report to it, as an older version did. This one watches itself.
rm -f "$units/velora@$next.service.d/watchdog.conf"
systemctl daemon-reload
# Before it changes the database: the old one would not start on that, should the power go now (D-279).
systemctl enable -q "velora@$next"
started=1
systemctl start "velora@$next" || failed 'The new version did not start.'
said=
answer=
for ((second = 0; second < patience; second++)); do
  answer=$(curl -sS "http://127.0.0.1:$next/readyz" -w '%{http_code}' 2>/dev/null) || answer=
  [[ $answer != *200 ]] || break
  systemctl is-active -q "velora@$next" || break
  # Its database is being brought up to date. Ended now, it would begin again.
  if [[ $answer == *'"starting"'* ]]; then
    second=0
    line=$(journalctl -q -o cat -n 1 -u "velora@$next" || true)
    [ "$line" = "$said" ] || echo "$line"
    said=$line
  fi
  sleep 1
done
if [[ $answer != *200 ]]; then
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
