#!/usr/bin/env bash
# Creates a bare Debian 13 system and runs the walk-through on it, with systemd, PostgreSQL, Caddy and TLS. Run it as root on
# Debian with the packages debootstrap and systemd-container:  src/operations/debian/try.sh [folder for the system]
# Checks that an owner can sign in over TLS within 5 minutes, that an update under load refuses no requests, and that the old
# version keeps serving if the new one can't migrate or start. Removes everything afterward. With MEMORY_MB=1024, all of it has
# only this much memory, and the swap that update.sh adds on such a server: a system in a container can't add any.
set -euo pipefail

root=$(cd "$(dirname "$0")/../../.." && pwd)
place=${1:-$(mktemp -d /var/tmp/velora-debian-XXXXXX)}
debian=$place/debian
domain=velora.localhost

for tool in debootstrap systemd-nspawn nsenter git; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install debootstrap systemd-container util-linux git" >&2; exit 2; }
done

group='' swap=
if [ -n "${MEMORY_MB:-}" ]; then
  if [ -d /sys/fs/cgroup/memory ]; then
    group=/sys/fs/cgroup/memory/velora-$$ limit=memory.limit_in_bytes counts=memory.oom_control
  else
    group=/sys/fs/cgroup/velora-$$ limit=memory.max counts=memory.events
  fi
  mkdir "$group"
  echo $((MEMORY_MB * 1024 * 1024)) >"$group/$limit"
  swap=$(mktemp /var/tmp/velora-swap-XXXXXX)
  fallocate -l 1536M "$swap"
  mkswap -q "$swap"
  swapon "$swap"
fi
# Runs a command with the limit, if there is one.
limited() {
  [ -z "$group" ] || echo "$BASHPID" >"$group/cgroup.procs"
  exec "$@"
}

mkdir -p "$place"
[ -d "$place/bare" ] || debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,ca-certificates trixie "$place/bare" http://deb.debian.org/debian >"$place/debootstrap.log"
rm -rf "$debian"
cp -a "$place/bare" "$debian"
echo clinic >"$debian/etc/hostname"
cp --remove-destination /etc/resolv.conf "$debian/etc/resolv.conf"
# If this network has its own certificate authority, the new system trusts it, too.
cp /etc/ssl/certs/ca-certificates.crt "$debian/etc/ssl/certs/ca-certificates.crt"
install -d "$debian/root/velora"
git -C "$root" ls-files -z | tar -C "$root" --null -T - -cf - | tar -C "$debian/root/velora" -xf -

# On a machine with control groups v1, systemd has to be allowed to use them.
limited systemd-nspawn --quiet --boot --directory="$debian" --register=no --keep-unit --machine=clinic --resolv-conf=off \
  SYSTEMD_CGROUP_ENABLE_LEGACY_FORCE=1 </dev/null >"$place/boot.log" 2>&1 &
container=$!
ended() {
  kill "$container" 2>/dev/null || true
  wait "$container" 2>/dev/null || true
  rm -rf "$debian"
  [ -n "$kept" ] || rm -rf "$place"
  [ -z "$group" ] || { swapoff "$swap" && rm "$swap" && find "$group" -depth -type d -exec rmdir {} +; }
}
# In a trap, $1 may be the failed function's.
kept=${1:-}
trap ended EXIT

inside() (
  limited nsenter -t "$(pgrep -P "$container" | head -n 1)" -m -u -i -p -C -r -w env -i HOME=/root LANG=C.UTF-8 \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin npm_config_cafile=/etc/ssl/certs/ca-certificates.crt "$@"
)
for ((n = 0; n < 60; n++)); do
  [ "$(inside systemctl is-system-running 2>/dev/null)" = running ] && break
  sleep 1
done

failures=0
check() {
  local what=$1
  shift
  if "$@"; then echo "ok    $what"; else
    echo "FAIL  $what"
    failures=$((failures + 1))
  fi
}
ask() {
  inside curl -sS --max-time 30 --cacert /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt "$@"
}

began=$SECONDS
inside /root/velora/src/operations/debian/set-up.sh "$domain" | tee "$place/set-up.log"
token=$(sed -n 's/.*#first=//p' "$place/set-up.log")
for ((n = 0; n < 20; n++)); do
  ask -o /dev/null "https://$domain/readyz" 2>/dev/null && break
  sleep 1
done
signed=$(ask -c /root/cookies -H 'Sec-Fetch-Site: same-origin' -H 'Content-Type: application/json' \
  -d "{\"token\":\"$token\",\"name\":\"Olga Weber\"}" "https://$domain/api/admin/sign-in-link")
took=$((SECONDS - began))
checked=$(ask -b /root/cookies "https://$domain/api/admin/session-check")
echo "      the link’s response: ${signed:0:120}"
check "signed in as the owner over TLS: $checked" grep -q '"isAdmin":true' <<<"$checked"
check "from a bare system to there in $took s, at most 300" [ "$took" -le 300 ]

first=$(inside ls /opt/velora/releases)

# Sends requests until /root/enough exists, and records each status.
inside bash -c "while [ ! -e /root/enough ]; do
  curl -s --max-time 30 --cacert /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt -b /root/cookies \
    -o /dev/null -w '%{http_code}\n' https://$domain/api/admin/session-check; done > /root/answers" &
asking=$!
served() { ask "https://$domain/readyz" -o /dev/null -w '%{http_code}'; }

inside /root/velora/src/operations/debian/update.sh | tee "$place/update.log"
check 'an update takes over' grep -q 'The new version is running on port 3001' "$place/update.log"
check '… after a restore point was archived' grep -q 'Restore point: velora-before-' "$place/update.log"
check '… on the other port' [ "$(inside systemctl is-active velora@3001)" = active ]
check '… and the old version has stopped' [ "$(inside systemctl is-active velora@3000 || true)" = inactive ]

parts=$debian/root/velora/src/server/parts.ts
cp "$parts" "$place/parts.ts"
sed -i "s|^  migrations: \[baseline,|  migrations: [baseline, { name: '9999 server: broken', statements: ['create table public.half (n int)', 'select 1 / 0'] },|" "$parts"
check 'a broken migration is planted' grep -q '9999 server: broken' "$parts"
check 'a version that can’t migrate is refused' eval '! inside /root/velora/src/operations/debian/update.sh 2>"$place/refused.log"'
check '… and update.sh says that the database is unchanged' grep -q 'database is unchanged' "$place/refused.log"
check '… the old version keeps serving' [ "$(served)" = 200 ]
check '… and nothing is half done' [ "$(inside runuser -u postgres -- psql -qAtX velora -c "select to_regclass('public.half') is null")" = t ]
cp "$place/parts.ts" "$parts"

main=$debian/root/velora/src/commands/main.ts
cp "$main" "$place/main.ts"
echo "throw new Error('broken')" >>"$main"
check 'a version that can’t start is refused' eval '! inside /root/velora/src/operations/debian/update.sh 2>"$place/refused.log"'
check '… and the old version keeps serving' [ "$(served)" = 200 ]
cp "$place/main.ts" "$main"

inside touch /root/enough
wait "$asking"
total=$(wc -l <"$debian/root/answers")
wrong=$(grep -cv '^200$' "$debian/root/answers" || true)
check "$total requests in the meantime, $wrong refused" [ "$total" -gt 100 -a "$wrong" = 0 ]

# Exactly the commands in README.md, "Point-in-time recovery", for the state from before the update.
query() { inside runuser -u postgres -- psql -qAtX velora -c "$1"; }
recovered() { # type, target
  inside systemctl stop 'velora@*' 'postgresql*'
  inside runuser -u postgres -- pgbackrest --stanza=velora --delta "--type=$1" "--target=$2" --target-action=promote restore
  inside systemctl start postgresql
}
serves_again() {
  for ((n = 0; n < 60; n++)); do
    [ "$(served)" = 200 ] && return
    sleep 1
  done
  return 1
}
point=$(sed -n 's/^Restore point: //p' "$place/update.log")
recovered name "$point"
inside ln -sfn "/opt/velora/releases/$first" /opt/velora/3000
inside install -m 644 /opt/velora/3000/src/operations/debian/velora@.service /etc/systemd/system/
inside systemctl disable -q velora@3001
inside systemctl enable -q velora@3000
inside systemctl start multi-user.target
check 'the version from before the update serves the state from before it' serves_again
check '… on its port' [ "$(inside systemctl is-active velora@3000)" = active ]

# … and for the state from before a deletion.
ask -b /root/cookies -H 'Sec-Fetch-Site: same-origin' -H 'Content-Type: application/json' \
  -d '{"firstName":"Mia","lastName":"Hart"}' "https://$domain/api/admin/patients" >"$place/mia.json"
mia="select count(*) from identity.member where last_name = 'Hart'"
check 'Mia is a member' [ "$(query "$mia")" = 1 ]
sleep 2
second=$(inside date -u '+%F %T+00')
sleep 2
query "delete from identity.member where last_name = 'Hart'"
check '… and is deleted by mistake' [ "$(query "$mia")" = 0 ]
query 'select pg_switch_wal()' >/dev/null
began=$SECONDS
recovered time "$second"
inside systemctl start multi-user.target
serves_again || true
check "$((SECONDS - began)) s later Velora serves the state from before the deletion" [ "$(query "$mia")" = 1 ]
inside systemctl start velora-base-backup
check '… and changes are archived again' inside runuser -u postgres -- pgbackrest --stanza=velora check
check '… and the base backup reports how it ended' [ "$(query "select kind || coalesce(': ' || failure, '') from platform.backup_run where kind = 'base'")" = base ]
check '… with an archive of '"$(inside du -sh /var/backups/velora-wal | cut -f 1)" [ -d "$debian/var/backups/velora-wal/archive" ]

# Running set-up.sh again changes nothing.
sheets=$(inside /root/velora/src/operations/debian/set-up.sh "$domain" | tee "$place/again.log" | grep -c 'EMERGENCY SHEET' || true)
check 'running set-up.sh again prints no second sheet' [ "$sheets" = 0 ]

check '… and “velora” runs a command of the installed version' grep -q 'ledger verified' <(inside velora ledger:verify)

# Exactly the commands in README.md, "A lost server": this one loses everything but what was copied elsewhere.
query "insert into identity.external_id (value, member_id, created_at) select 'before the backup', id, now() from identity.member limit 1"
inside velora backup
query "insert into identity.external_id (value, member_id, created_at) select 'after the backup', id, now() from identity.member limit 1"
query 'select pg_switch_wal()' >/dev/null
inside runuser -u postgres -- pgbackrest --stanza=velora check
recovery=$(grep -oE 'AGE-SECRET-KEY-[0-9A-Z]+' "$place/set-up.log")
inside systemctl disable -q --now 'velora@3000' 'velora@3001' velora-base-backup.timer caddy
inside pg_dropcluster --stop 17 main
inside pg_createcluster 17 main >/dev/null
inside mkdir /root/kept
inside mv /var/backups/velora /var/backups/velora-wal /root/kept
inside rm -rf /etc/velora /etc/pgbackrest /etc/caddy/Caddyfile /var/lib/velora /opt/velora /usr/local/sbin/velora
inside systemctl start postgresql

began=$SECONDS
inside /root/velora/src/operations/debian/set-up.sh "$domain" >"$place/new.log"
inside mkdir /var/backups/lost
inside mv /root/kept/velora /root/kept/velora-wal /var/backups/lost
inside chown -R velora: /var/backups/lost/velora
inside chown -R postgres: /var/backups/lost/velora-wal
inside systemctl stop 'velora@*'
inside runuser -u postgres -- psql -q -c 'drop database velora' -c 'create database velora owner velora'
inside rm -r /var/lib/velora
inside install -d -o velora -g velora -m 700 /var/lib/velora
inside sed -i -E '/^(SESSION_KEYS|PHI_KEYS|BACKUP_PASSPHRASE)=/d' /etc/velora/velora.env
inside bash -c "echo BACKUP_RECOVERY_KEY=$recovery >>/etc/velora/velora.env"
# shellcheck disable=SC2016
inside bash -c 'velora restore "$(ls /var/backups/lost/velora/*.backup.age | tail -n 1)"'
inside sed -i '/^BACKUP_RECOVERY_KEY=/d' /etc/velora/velora.env
inside bash -c 'cat /var/lib/velora/restored-keys.env >>/etc/velora/velora.env && rm /var/lib/velora/restored-keys.env'
passphrase=$(inside bash -c "age -d -i <(echo $recovery) \$(ls /var/backups/lost/velora/*.recovery.age | tail -n 1)")
inside bash -c "echo BACKUP_PASSPHRASE=$passphrase >>/etc/velora/velora.env"
known="select string_agg(value, ', ' order by value) from identity.external_id"
check "$((SECONDS - began)) s later a new server has last night: $(query "$known")" [ "$(query "$known")" = 'before the backup' ]

inside systemctl stop 'postgresql*'
inside sed -i -E "s|^(repo1-path)=.*|\1=/var/backups/lost/velora-wal|; s|^(repo1-cipher-pass)=.*|\1=$passphrase|" /etc/pgbackrest/pgbackrest.conf
inside runuser -u postgres -- pgbackrest --stanza=velora --delta --archive-mode=off restore
inside systemctl start postgresql
password=$(inside sed -nE 's|^DATABASE_URL=postgres://velora:([^@]+)@.*|\1|p' /etc/velora/velora.env)
inside runuser -u postgres -- psql -q -c "alter role velora password '$password'"
inside systemctl start multi-user.target
inside rm -r /var/backups/velora-wal
inside /root/velora/src/operations/debian/wal-archive.sh
check "… and $((SECONDS - began)) s later the last minute, too: $(query "$known")" [ "$(query "$known")" = 'after the backup, before the backup' ]
check '… serves its patients' serves_again
check '… and archives its changes' inside runuser -u postgres -- pgbackrest --stanza=velora check

if [ -n "$group" ]; then
  killed=$(find "$group" -name "$counts" -exec sed -n 's/^oom_kill //p' {} + | awk '{ n += $1 } END { print n + 0 }')
  check "with $MEMORY_MB MB, the kernel killed $killed processes" [ "$killed" = 0 ]
fi

[ "$failures" = 0 ] || { echo "$failures checks failed.${kept:+ The logs are in $place.}" >&2; exit 1; }
