#!/usr/bin/env bash
# Creates a bare Debian 13 system and follows README.md, "Three database servers", on it: the three servers and Velora on one
# machine, each with its own address. Run it as root:  src/operations/cluster/try.sh [folder for the system]
# Under load, it kills the primary with its Patroni and its etcd five times, and replaces db2. Then it restores a deleted
# member, and kills all three. It prints a table of measurements and removes everything. MEMBERS=1000000 starts with that
# many members, and KILLS=1 kills once.
set -euo pipefail

root=$(cd "$(dirname "$0")/../../.." && pwd)
members=${MEMBERS:-}
kills=${KILLS:-5}

missing=()
for tool in debootstrap systemd-nspawn nsenter; do command -v "$tool" >/dev/null || missing+=("$tool"); done
[ "$(id -u)" = 0 ] || missing+=('root')
[ -x "$root/node_modules/.bin/node" ] || missing+=("this folder's packages (npm ci)")
if [ ${#missing[@]} -gt 0 ]; then
  list=$(printf ', %s' "${missing[@]}")
  echo "Missing: ${list:2}. Run it on Debian, as root, after: apt-get install debootstrap systemd-container util-linux" >&2
  exit 2
fi

place=${1:-$(mktemp -d /var/tmp/velora-cluster-XXXXXX)}
debian=$place/debian
mkdir -p "$place"
rm -f "$place/kills"
[ -d "$place/bare" ] || debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,ca-certificates trixie "$place/bare" http://deb.debian.org/debian >"$place/debootstrap.log"
rm -rf "$debian"
cp -a "$place/bare" "$debian"
echo clinic >"$debian/etc/hostname"
cp --remove-destination /etc/resolv.conf "$debian/etc/resolv.conf"
# If this network has its own certificate authority, the new system trusts it, too.
cp /etc/ssl/certs/ca-certificates.crt "$debian/etc/ssl/certs/ca-certificates.crt"
install -d "$debian/opt/velora"
printf '127.0.0.1%d db%d\n' 1 1 2 2 3 3 >>"$debian/etc/hosts"

systemd-nspawn --quiet --boot --directory="$debian" --bind-ro="$root:/opt/velora" --register=no --keep-unit --machine=clinic \
  --resolv-conf=off SYSTEMD_CGROUP_ENABLE_LEGACY_FORCE=1 </dev/null >"$place/boot.log" 2>&1 &
container=$!
ended() {
  touch "$debian/root/enough"
  kill "$container" 2>/dev/null || true
  wait "$container" 2>/dev/null || true
  rm -rf "$debian"
  [ $# -gt 0 ] || rm -rf "$place"
}
trap 'ended ${1:+kept}' EXIT

inside() {
  nsenter -t "$(pgrep -P "$container" | head -n 1)" -m -u -i -p -C -r -w env -i HOME=/root LANG=C.UTF-8 \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
}
eventually() { # Retries a command for this many seconds.
  local patience=$1
  shift
  for ((n = 0; n < patience * 2; n++)); do
    "$@" >/dev/null 2>&1 && return
    sleep 0.5
  done
  echo "This failed for $patience s: $*. The servers' logs:" >&2
  inside journalctl -q --no-pager -n 40 -u 'etcd@*' -u 'patroni@*' -u velora >&2
  return 1
}
say() { echo "     $(date +%T) $*" >&2; }
eventually 60 inside systemctl is-active multi-user.target

# Exactly the steps in README.md, "Three database servers".
password=$(openssl rand -hex 24)
install -d -m 700 "$debian/etc/velora"
cat >"$debian/etc/velora/cluster.env" <<ENV
PASSWORD=$password
SECRET=$(openssl rand -hex 24)
PASSPHRASE=$(openssl rand -hex 24)
ENV
cluster=/opt/velora/src/operations/cluster
say 'three database servers and the app'
for server in db1 db2 db3 app; do inside $cluster/set-up.sh $server; done

primary() { for node in db1 db2 db3; do ! inside curl -fs -m 2 -o /dev/null "http://$node:8008/primary" || { echo $node; return; }; done; return 1; }
query() { inside runuser -u postgres -- psql -qAtX -v ON_ERROR_STOP=1 -h "/var/lib/postgresql/$(primary)" "$@"; }
# Two standbys are streaming, and commits wait for one of them.
is_whole() { [ "$(query -c "select count(*) from pg_stat_replication where state = 'streaming' and sync_state = 'quorum'")" = 2 ]; }
eventually 180 is_whole
query -c "create role velora login createdb password '$password'" -c 'create database velora owner velora'
say "$(primary) is the primary, and two standbys follow"

# Velora in demo mode, with the two URLs from README.md.
cat >"$debian/etc/velora/velora.env" <<ENV
DATABASE_URL=postgres://velora:$password@127.0.0.1:6432/velora
DATABASE_DIRECT_URL=postgres://velora:$password@127.0.0.1:5000/velora?sslmode=no-verify
DATA_DIR=/var/lib/velora
PORT=3939
LOG_LEVEL=warn
DEMO=1
STAFF_CODE=24682468
PHI_KEYS=k1:$(openssl rand -base64 32)
SESSION_KEYS=$(openssl rand -base64 32)
ENV
in_version() { # Options for systemd-run, then a command.
  inside systemd-run --quiet --collect $1 -p EnvironmentFile=/etc/velora/velora.env -p WorkingDirectory=/opt/velora /opt/velora/node_modules/.bin/node "${@:2}"
}
in_version "--unit=velora -p Restart=always -p RestartSec=2" src/commands/main.ts
app=http://127.0.0.1:3939
eventually 300 inside curl -fs "$app/readyz"
if [ -n "$members" ]; then
  say "$members members"
  in_version '--pipe --wait' src/commands/seed-large.ts --patients "$members" --entries $((members * 3)) --force >&2
fi
backup() {
  for node in db1 db2 db3; do
    inside systemctl start "velora-base-backup@$node" && continue
    inside journalctl -q --no-pager -n 20 -u "velora-base-backup@$node" >&2
    return 1
  done
}
say 'base backup'
backup

ask() { inside curl -sS -m 15 -H 'Sec-Fetch-Site: same-origin' -H 'Content-Type: application/json' "$@"; }
ask -c /root/cookies -o /dev/null -d '{"email":"mia@velora.example","password":"velora-demo"}' $app/api/auth/login
ask -b /root/cookies -c /root/cookies -o /dev/null -d '{"code":"24682468"}' $app/api/admin/verify
# Four awards at a time, each to a different member and with a unique number of points, retried until acknowledged.
cat >"$debian/root/load" <<'LOAD'
award() {
  local n=$1 status answer
  while [ ! -e /root/enough ]; do
    n=$((n + 1))
    while :; do
      answer=$(curl -s -m 15 -o /dev/null -w '%{http_code}' -b /root/cookies -H 'Sec-Fetch-Site: same-origin' -H "Idempotency-Key: award-$n" \
        -H 'Content-Type: application/json' -d "{\"userEmail\":\"$2\",\"serviceId\":\"$3\",\"customPoints\":$n,\"countAgain\":true}" "$4/api/admin/award-points")
      echo "$EPOCHREALTIME $answer $n" >>"/root/answers-$1"
      [ "$answer" != 200 ] && [ ! -e /root/enough ] || break
      sleep 0.1
    done
  done
}
place=0
while read -r email; do
  place=$((place + 20000))
  award $place "$email" "$1" "$2" &
done
wait
LOAD
service=$(query velora -c 'select id from content.service order by id limit 1')
query velora -c "select email from identity.member where email like '%@velora.example' order by email limit 4" >"$place/emails"
acknowledged() { cat "$debian"/root/answers-* 2>/dev/null | awk '$2 == 200' | wc -l; }
has() { [ "$(acknowledged)" -ge "$1" ]; }
inside bash /root/load "$service" $app <"$place/emails" &
loading=$!
eventually 60 has 100

for ((kill = 1; kill <= kills; kill++)); do
  lost=$(primary)
  before=$(acknowledged)
  echo "$EPOCHREALTIME" >>"$place/kills"
  inside systemctl kill --signal=KILL "patroni@$lost" "etcd@$lost"
  eventually 120 has $((before + 100))
  say "kill $kill of $lost: $(primary) took over"
  inside systemctl reset-failed "patroni@$lost" "etcd@$lost"
  inside systemctl start --no-block "etcd@$lost" "patroni@$lost"
  eventually 180 is_whole
  sleep 5
done

# Exactly the steps in README.md for a new machine: db2 is lost with its disk.
began=$SECONDS
inside systemctl disable -q --now patroni@db2 etcd@db2 velora-base-backup@db2.timer
inside rm -rf /var/lib/etcd/db2 /var/lib/postgresql/db2
etcd() { inside etcdctl --endpoints=http://db1:2379 member "$@"; }
etcd remove "$(etcd list | awk -F', ' '$3 == "db2" { print $1 }')" >&2
etcd add db2 --peer-urls=http://db2:2380 >&2
inside $cluster/set-up.sh db2 existing
inside systemctl restart haproxy
eventually 180 is_whole
replacing=$((SECONDS - began))
eventually 60 has $(($(acknowledged) + 100))
say 'a new db2 follows'
touch "$debian/root/enough"
wait "$loading"
answers=$(cat "$debian"/root/answers-*)
awk '$2 == 200 { print $3 }' <<<"$answers" | sort -u >"$place/acknowledged"
query velora -c 'select amount from loyalty.entry where amount > 20000' | sort >"$place/written"
lost=$(comm -23 "$place/acknowledged" <(sort -u "$place/written") | wc -l)
twice=$(uniq -d "$place/written" | wc -l)
wrong=$(awk '$2 != 200 && $2 != 503' <<<"$answers" | wc -l)
# The longest time without a success after each kill.
pauses=$({ sed 's/$/ kill/' "$place/kills"; awk '$2 == 200' <<<"$answers"; } | sort -n | awk '
  $2 == "kill" { if (kills++) printf "%.1f ", longest; longest = 0; next }
  kills && $1 - last > longest { longest = $1 - last }
  { last = $1 }
  END { printf "%.1f", longest }')
longest=$(tr ' ' '\n' <<<"$pauses" | sort -n | tail -n 1)

# Exactly the steps in README.md, "A deleted member, from three servers".
restore() { # Into a separate folder; it listens only on a socket there.
  inside runuser -u postgres -- rm -rf /var/lib/postgresql/restored
  inside runuser -u postgres -- pgbackrest --config=/etc/pgbackrest/db1.conf --stanza=velora --pg1-path=/var/lib/postgresql/restored --archive-mode=off "$@" restore
  inside runuser -u postgres -- /usr/lib/postgresql/17/bin/pg_ctl -D /var/lib/postgresql/restored -s -w -t 3600 \
    -o "-c listen_addresses= -c unix_socket_directories=/var/lib/postgresql/restored -c synchronous_standby_names=" -l /var/lib/postgresql/restored.log start
  eventually 3600 is_promoted
}
restored() { inside runuser -u postgres -- psql -qAtX -h /var/lib/postgresql/restored velora -c "$1"; }
is_promoted() { [ "$(restored 'select pg_is_in_recovery()')" = f ]; }
leave() { inside runuser -u postgres -- /usr/lib/postgresql/17/bin/pg_ctl -D /var/lib/postgresql/restored -s -m fast stop; }

ask -b /root/cookies -o /dev/null -d '{"firstName":"Pia","lastName":"Gone"}' $app/api/admin/patients
pia="select count(*) from identity.member where last_name = 'Gone'"
was=$(query velora -c "$pia")
sleep 2
second=$(inside date -u '+%F %T+00')
sleep 2
query velora -c "delete from identity.member where last_name = 'Gone'"
is=$(query velora -c "$pia")
# Changes are archived within a minute.
sleep 65
say "Pia was $was, is $is, and comes back as of $second"
began=$SECONDS
restore --type=time --target="$second" --target-action=promote
pias=$(restored "$pia")
took=$((SECONDS - began))
leave

# All three servers are lost with their disks, so only the archive is left.
rm -f "$debian/root/enough" "$debian"/root/answers-*
sed -i 's/place=0/place=10000/' "$debian/root/load"
inside bash /root/load "$service" $app <"$place/emails" &
loading=$!
sleep 95
inside systemctl kill --signal=KILL 'patroni@*' 'etcd@*'
touch "$debian/root/enough"
wait "$loading"
began=$SECONDS
restore --type=default
total=$((SECONDS - began))
newest=$(cat "$debian"/root/answers-* | awk '$2 == 200' | sort -n | tail -n 1)
gone=$(restored "select round(greatest(0, ${newest%% *} - extract(epoch from max(at)))) from loyalty.entry")
size=$(restored "select pg_size_pretty(pg_database_size('velora')) || ', ' || (select count(*) from identity.member) || ' members'")
leave

cat <<TABLE
| what | bound | measured |
|---|---|---|
| primary with its Patroni and etcd killed, $(wc -l <"$place/acknowledged") acknowledged writes | | $kills times |
| acknowledged writes lost, written twice | 0, 0 | $lost, $twice |
| responses other than 200 and 503 ($(awk '$2 == 503' <<<"$answers" | wc -l) × 503) | 0 | $wrong |
| db2 lost and replaced, until it follows again | | $replacing s |
| longest pause between two acknowledged writes (each kill: $pauses s) | 60 s | $longest s |
| RPO, one server lost | 0 s | $([ "$lost" = 0 ] && echo '0 s' || echo "$lost writes") |
| RPO, all three lost with their disks | 90 s | $gone s |
| RTO, a deleted member ($size) | | $took s |
| RTO, everything in the archive | | $total s |
TABLE
[ "$lost$twice$wrong$was$is$pias" = 000101 ] && [ "$(wc -l <"$place/acknowledged")" -gt $((kills * 100)) ] && [ "$gone" -le 90 ] && [ "${longest%.*}" -lt 60 ]
