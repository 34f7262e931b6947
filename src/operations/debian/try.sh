#!/usr/bin/env bash
# Tries the walk-through on a bare Debian 13 that it makes itself, with systemd, PostgreSQL, Caddy and TLS; as root, on a Debian
# that has the packages debootstrap and systemd-container:  src/operations/debian/try.sh [folder for the Debian]
# Shows: from the bare folder to a signed-in owner over TLS in at most 5 minutes; an update while patients ask, and nobody
# is turned away; a version that can't migrate, and one that can't start, leave the old one serving. Nothing of it stays.
set -euo pipefail

root=$(cd "$(dirname "$0")/../../.." && pwd)
place=${1:-$(mktemp -d /var/tmp/velora-debian-XXXXXX)}
debian=$place/debian
domain=velora.localhost

for tool in debootstrap systemd-nspawn nsenter git; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install debootstrap systemd-container util-linux git" >&2; exit 2; }
done

mkdir -p "$place"
[ -d "$place/bare" ] || debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,ca-certificates trixie "$place/bare" http://deb.debian.org/debian >"$place/debootstrap.log"
rm -rf "$debian"
cp -a "$place/bare" "$debian"
echo clinic >"$debian/etc/hostname"
cp --remove-destination /etc/resolv.conf "$debian/etc/resolv.conf"
# A network with an authority of its own is trusted there as it is here.
cp /etc/ssl/certs/ca-certificates.crt "$debian/etc/ssl/certs/ca-certificates.crt"
install -d "$debian/root/velora"
git -C "$root" ls-files -z | tar -C "$root" --null -T - -cf - | tar -C "$debian/root/velora" -xf -

# Where the machine still has the first version of control groups, systemd has to be told that it may use them.
systemd-nspawn --quiet --boot --directory="$debian" --register=no --keep-unit --machine=clinic --resolv-conf=off \
  SYSTEMD_CGROUP_ENABLE_LEGACY_FORCE=1 </dev/null >"$place/boot.log" 2>&1 &
container=$!
ended() {
  kill "$container" 2>/dev/null || true
  wait "$container" 2>/dev/null || true
  rm -rf "$debian"
  [ $# -gt 0 ] || rm -rf "$place"
}
trap 'ended ${1:+kept}' EXIT

inside() {
  nsenter -t "$(pgrep -P "$container" | head -n 1)" -m -u -i -p -C -r -w env -i HOME=/root LANG=C.UTF-8 \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin npm_config_cafile=/etc/ssl/certs/ca-certificates.crt "$@"
}
for ((n = 0; n < 60; n++)); do
  [ "$(inside systemctl is-system-running 2>/dev/null)" = running ] && break
  sleep 1
done

failures=0
shows() {
  local what=$1
  shift
  if "$@"; then echo "yes  $what"; else
    echo "NO   $what"
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
echo "     the link answered: ${signed:0:120}"
shows "signed in as the owner over TLS: $checked" grep -q '"isAdmin":true' <<<"$checked"
shows "from a bare Debian to there in $took s, at most 300" [ "$took" -le 300 ]

# Whoever asks goes on asking, and counts what was not answered as it should be.
inside bash -c "while [ ! -e /root/enough ]; do
  curl -s --max-time 30 --cacert /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt -b /root/cookies \
    -o /dev/null -w '%{http_code}\n' https://$domain/api/admin/session-check; done > /root/answers" &
asking=$!
served() { ask "https://$domain/readyz" -o /dev/null -w '%{http_code}'; }

inside /root/velora/src/operations/debian/update.sh | tee "$place/update.log"
shows 'an update takes over' grep -q 'It serves on port 3001' "$place/update.log"
shows '… behind a restore point that is archived' grep -q 'Restore point: velora-before-' "$place/update.log"
shows '… on the other port' [ "$(inside systemctl is-active velora@3001)" = active ]
shows '… and the old one has ended' [ "$(inside systemctl is-active velora@3000 || true)" = inactive ]

parts=$debian/root/velora/src/server/parts.ts
cp "$parts" "$place/parts.ts"
sed -i "s|^  migrations: backupMigrations,|  migrations: [...backupMigrations, { name: '9999 server: broken', statements: ['create table public.half (n int)', 'select 1 / 0'] }],|" "$parts"
shows 'a broken migration is planted' grep -q '9999 server: broken' "$parts"
shows 'a version that can’t migrate is refused' eval '! inside /root/velora/src/operations/debian/update.sh 2>"$place/refused.log"'
shows '… says that the old one serves on' grep -q 'database is unchanged' "$place/refused.log"
shows '… which it does' [ "$(served)" = 200 ]
shows '… and left nothing half done' [ "$(inside runuser -u postgres -- psql -qAtX velora -c "select to_regclass('public.half') is null")" = t ]
cp "$place/parts.ts" "$parts"

echo "throw new Error('broken')" >>"$debian/root/velora/src/commands/main.ts"
shows 'a version that can’t start is refused' eval '! inside /root/velora/src/operations/debian/update.sh 2>"$place/refused.log"'
shows '… and the old one serves on' [ "$(served)" = 200 ]

inside touch /root/enough
wait "$asking"
total=$(wc -l <"$debian/root/answers")
wrong=$(grep -cv '^200$' "$debian/root/answers" || true)
shows "$total times somebody asked meanwhile, $wrong were turned away" [ "$total" -gt 100 -a "$wrong" = 0 ]

# README.md, "The second before a deletion", to the letter.
query() { inside runuser -u postgres -- psql -qAtX velora -c "$1"; }
ask -b /root/cookies -H 'Sec-Fetch-Site: same-origin' -H 'Content-Type: application/json' \
  -d '{"firstName":"Mia","lastName":"Hart"}' "https://$domain/api/admin/patients" >"$place/mia.json"
mia="select count(*) from identity.member where last_name = 'Hart'"
shows 'Mia is a member' [ "$(query "$mia")" = 1 ]
sleep 2
second=$(inside date -u '+%F %T+00')
sleep 2
query "delete from identity.member where last_name = 'Hart'"
shows '… and is deleted by mistake' [ "$(query "$mia")" = 0 ]
query 'select pg_switch_wal()' >/dev/null
began=$SECONDS
inside systemctl stop 'velora@*' 'postgresql*'
inside runuser -u postgres -- pgbackrest --stanza=velora --delta --type=time --target="$second" --target-action=promote restore
inside systemctl start postgresql
inside systemctl start multi-user.target
for ((n = 0; n < 60; n++)); do
  [ "$(served)" = 200 ] && break
  sleep 1
done
shows "$((SECONDS - began)) s later the clinic serves as it was in the second before" [ "$(query "$mia")" = 1 ]
inside systemctl start velora-base-backup
shows '… and archives on' inside runuser -u postgres -- pgbackrest --stanza=velora check
shows '… with an archive of '"$(inside du -sh /var/backups/velora-wal | cut -f 1)" [ -d "$debian/var/backups/velora-wal/archive" ]

# set-up.sh again changes nothing.
sheets=$(inside /root/velora/src/operations/debian/set-up.sh "$domain" | tee "$place/again.log" | grep -c 'EMERGENCY SHEET' || true)
shows 'set-up.sh again prints no second sheet' [ "$sheets" = 0 ]

[ "$failures" = 0 ] || { echo "$failures of it did not hold; see $place" >&2; exit 1; }
