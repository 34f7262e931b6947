#!/usr/bin/env bash
# Starts the version in this folder alongside the running one, and lets it take over once it's ready. Run it as root, after
# "git pull" or in a new folder:  src/operations/debian/update.sh
# The new version migrates the database while the old one keeps serving: each version can run on the next one's tables.
# If anything fails, the old version keeps serving. No requests are refused, because Caddy checks which one is ready (D-279).
# Before it starts the new version, it sets a restore point in the database's archive or makes a backup. If it can do
# neither, it stops. If you made a snapshot yourself, name it in VELORA_SNAPSHOT.
# It waits as long as a migration takes, and VELORA_PATIENCE seconds (120) for everything else.
set -euo pipefail

root=$(cd "$(dirname "$0")/../../.." && pwd)
opt=${VELORA_OPT:-/opt/velora}
releases=$opt/releases
units=${VELORA_UNITS:-/etc/systemd/system}
commands=${VELORA_COMMANDS:-/usr/local/sbin}
release=$releases/$(date -u +%Y%m%d-%H%M%S)
patience=${VELORA_PATIENCE:-120}
settings=${VELORA_SETTINGS:-/etc/velora/velora.env}

exec 9>"$opt/update.lock"
flock -n 9 || { echo 'Another update is running. Wait until it ends.' >&2; exit 1; }

# A version that is restarting is "activating". The new version must not take its port.
ports() { systemctl list-units --plain --no-legend --state="$1" 'velora@*' | sed -n 's/^velora@\([0-9]*\)\.service.*/\1/p' | head -n 1; }
serving=$(ports active)
serving=${serving:-$(ports activating)}
# A version that was stopped stays enabled. It must be there if this one fails.
current=$serving
for port in 3001 3000; do
  [ -n "$current" ] || ! systemctl is-enabled -q "velora@$port" 2>/dev/null || current=$port
done
next=3000 other=3001
[ "$current" != 3000 ] || next=3001 other=3000

# The build and its packages can't read secrets or photos, and the packages' install scripts don't run.
id velora-build >/dev/null 2>&1 || useradd --system --home-dir /nonexistent --shell /usr/sbin/nologin velora-build
# If memory runs out, the kernel kills the build, not Velora.
as_builder() { (echo 1000 >"/proc/$BASHPID/oom_score_adj"; exec runuser -u velora-build -- env HOME="$release" "$@"); }
packages() { as_builder npm "$@" --ignore-scripts --no-audit --no-fund --loglevel=error; }

# Runs a command of the version in this folder, with the running version's settings.
in_version() {
  systemd-run --quiet --pipe --wait --collect -p User=velora -p EnvironmentFile="$settings" -p WorkingDirectory="$1" \
    "$1/node_modules/.bin/node" "src/commands/$2.ts"
}
migrations() { in_version "$release" applied-migrations 2>/dev/null; }

# Succeeds only if the restore point was archived. Only for a database on this machine.
restore_point() {
  local url port
  url=$(sed -n 's/^DATABASE_DIRECT_URL=//p' "$settings")
  url=${url:-$(sed -n 's/^DATABASE_URL=//p' "$settings")}
  [[ $url =~ @(127\.0\.0\.1|localhost)(:([0-9]+))?/ ]] || return 1
  port=${BASH_REMATCH[3]}
  runuser -u postgres -- pgbackrest --stanza=velora check || return 1
  runuser -u postgres -- psql -qAtX -p "${port:-5432}" velora -c "select pg_create_restore_point('$1')" >/dev/null &&
    runuser -u postgres -- pgbackrest --stanza=velora check && echo "Restore point: $1"
}

# A new database has nothing to go back to. The old version makes the backup, because it knows the current tables.
way_back() {
  [ -n "$before" ] || return 0
  local snapshot=${VELORA_SNAPSHOT:-} point
  point=velora-before-$(basename "$release")
  if [ -n "$snapshot" ]; then
    echo "Snapshot: $snapshot"
  elif restore_point "$point" 2>/dev/null; then
    snapshot=$point
  else
    in_version "$opt/${current:-$next}" backup
    return
  fi
  # Otherwise the new version makes a backup before it migrates (velora@.service).
  printf 'VELORA_SNAPSHOT="%s"\n' "$snapshot" >"$release/snapshot.env"
}

# The packages and the build take 1.1 GB in addition to the app. A server with less gets swap until they're done.
swap=$opt/update.swap
end_swap() {
  [ -e "$swap" ] || return 0
  swapoff "$swap" 2>/dev/null || true
  rm -f "$swap"
}
trap end_swap EXIT
if [ "$(awk '/^(MemTotal|SwapTotal)/ { kb += $2 } END { print int(kb / 1024) }' "${VELORA_MEMINFO:-/proc/meminfo}")" -lt 2000 ]; then
  { fallocate -l 1536M "$swap" && chmod 600 "$swap" && mkswap "$swap" >/dev/null && swapon "$swap"; } ||
    echo 'This server has little memory and no swap could be added, so the build may fail.' >&2
fi

# The unit of the version in this folder. Changes from "systemctl edit" stay.
install_unit() {
  install -m 644 "$1/src/operations/debian/velora@.service" "$units/velora@.service"
  systemctl daemon-reload
}

failed() {
  systemctl disable -q --now "velora@$next" 2>/dev/null || true
  [ -z "$started" ] || [ -z "$current" ] || install_unit "$opt/$current" || true
  local after=$before
  [ -z "$started" ] || after=$(migrations || echo unknown)
  rm -rf "$release"
  echo "$1" >&2
  if [ -n "$serving" ] && [ "$after" = "$before" ]; then
    echo 'The database is unchanged. The old version is still running, and can be restarted.' >&2
  elif [ -n "$serving" ]; then
    echo 'The new version may have changed the database. The old version is still running, but can’t be restarted:' >&2
    echo "leave it running, and update to a version that works (src/operations/README.md, Going back)." >&2
  fi
  exit 1
}
before=
started=

echo 'Installing packages and building …'
install -d -o velora-build -g velora-build "$release"
tar -C "$root" --exclude=./node_modules --exclude=./.git --exclude=./.data --exclude='./.env*' -cf - . | tar -C "$release" -xf - --no-same-owner
chown -R velora-build:velora-build "$release"
cd "$release"
# Without development packages: with them, npm needs more memory than a 1 GB server has.
packages ci --omit=dev || failed 'The packages couldn’t be installed.'
as_builder node_modules/.bin/node src/web/build.ts || failed 'The build failed.'
rm -rf "$release/.npm"
end_swap
# From now on, only root can change it.
chown -R root:root "$release"
chmod -R a+rX "$release"
before=$(migrations) || failed 'The database can’t be reached, or the settings are wrong: npm run doctor.'
way_back || failed 'There would be no way back: no restore point was archived, and no backup could be made. Nothing was changed.'

echo "Starting it on port $next …"
systemctl stop "velora@$next" 2>/dev/null || true
ln -sfn "$release" "$opt/$next.unfinished"
mv -T "$opt/$next.unfinished" "$opt/$next"
# Older versions reported to systemd's watchdog, which would kill this version. This one watches itself.
rm -f "$units/velora@$next.service.d/watchdog.conf"
started=1
install_unit "$release"
# Enabled before it changes the database: after a power failure, the old version couldn't start on that (D-279).
systemctl enable -q "velora@$next"
systemctl start "velora@$next" || failed 'The new version didn’t start.'
said=
answer=
end=$((SECONDS + patience))
while [ "$SECONDS" -lt "$end" ]; do
  answer=$(curl -sS --max-time 5 "http://127.0.0.1:$next/readyz" -w '%{http_code}' 2>/dev/null) || answer=
  [[ $answer != *200 ]] || break
  systemctl is-active -q "velora@$next" || break
  # It's migrating the database. If we stopped it now, it would have to start over.
  if [[ $answer == *'"starting"'* ]]; then
    end=$((SECONDS + patience))
    line=$(journalctl -q -o cat -n 1 -u "velora@$next" || true)
    [ "$line" = "$said" ] || echo "$line"
    said=$line
  fi
  sleep 1
done
if [[ $answer != *200 ]]; then
  journalctl -q -o cat -n 20 -u "velora@$next" >&2
  failed 'The new version didn’t become ready. Its last log lines are above.'
fi

# Also if it was stopped already: otherwise, both versions would start after a reboot.
systemctl disable -q "velora@$other"
systemctl stop "velora@$other"
install -m 755 "$release/src/operations/debian/velora" "$commands/velora"
# Keeps the two previous versions for reference. They aren't a way back; for that, restore a backup.
find "$releases" -mindepth 1 -maxdepth 1 -type d | sort -r | tail -n +4 | xargs -r rm -rf
echo "The new version is running on port $next."
