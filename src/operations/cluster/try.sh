#!/usr/bin/env bash
# Creates a bare Debian 13 system and follows README.md, "Three database servers", on it: the three servers and Velora on one
# machine, each with its own address. Run it as root:  src/operations/cluster/try.sh [folder for the system]
# Under load, it kills the primary with its Patroni and its etcd five times, and replaces db2. Then it restores a deleted
# member, and kills all three. It prints a table of measurements and removes everything. MEMBERS=1000000 starts with that
# many members, and KILLS=1 kills once. FROM_ONE=1 starts with one database server, and moves it to the three under load.
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
printf '127.0.0.1%s\n' ' localhost' '1 db1' '2 db2' '3 db3' >"$debian/etc/hosts"

systemd-nspawn --quiet --boot --directory="$debian" --bind-ro="$root:/opt/velora" --register=no --keep-unit --machine=clinic \
  --resolv-conf=off SYSTEMD_CGROUP_ENABLE_LEGACY_FORCE=1 </dev/null >"$place/boot.log" 2>&1 &
container=$!
ended() {
  touch "$debian/root/enough"
  kill "$container" 2>/dev/null || true
  wait "$container" 2>/dev/null || true
  rm -rf "$debian"
  [ -n "$kept" ] || rm -rf "$place"
}
# In a trap, $1 may be the failed function's.
kept=${1:-}
trap ended EXIT

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
primary() { for node in db1 db2 db3; do ! inside curl -fs -m 2 -o /dev/null "http://$node:8008/primary" || { echo $node; return; }; done; return 1; }
query() { inside runuser -u postgres -- psql -qAtX -v ON_ERROR_STOP=1 -h "/var/lib/postgresql/$(primary)" "$@"; }
# Two standbys are streaming, and commits wait for one of them.
is_whole() { [ "$(query -c "select count(*) from pg_stat_replication where state = 'streaming' and sync_state = 'quorum'")" = 2 ]; }
is_primary() { [ -n "$(primary)" ]; }

# Velora in demo mode.
cat >"$debian/etc/velora/velora.env" <<ENV
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
app=http://127.0.0.1:3939
serve() {
  in_version "--unit=velora -p Restart=always -p RestartSec=2" src/commands/main.ts
  eventually 300 inside curl -fs "$app/readyz"
}
# The two URLs from README.md.
three_urls() {
  cat >>"$debian/etc/velora/velora.env" <<ENV
DATABASE_URL=postgres://velora:$password@127.0.0.1:6432/velora
DATABASE_DIRECT_URL=postgres://velora:$password@127.0.0.1:5000/velora?sslmode=no-verify
ENV
}
fill() {
  [ -n "$members" ] || return 0
  say "$members members"
  in_version '--pipe --wait' src/commands/seed-large.ts --patients "$members" --entries $((members * 3)) --force >&2
}
backup() {
  for node in db1 db2 db3; do
    inside systemctl start "velora-base-backup@$node" && continue
    inside journalctl -q --no-pager -n 20 -u "velora-base-backup@$node" >&2
    return 1
  done
}
ask() { inside curl -sS -m 15 -H 'Sec-Fetch-Site: same-origin' -H 'Content-Type: application/json' "$@"; }
sign_in() {
  ask -c /root/cookies -o /dev/null -d '{"email":"mia@velora.example","password":"velora-demo"}' $app/api/auth/login
  ask -b /root/cookies -c /root/cookies -o /dev/null -d '{"code":"24682468"}' $app/api/admin/verify
}
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
place=$3
while read -r email; do
  place=$((place + 20000))
  award $place "$email" "$1" "$2" &
done
wait
LOAD
acknowledged() { cat "$debian"/root/answers-* 2>/dev/null | awk '$2 == 200' | wc -l; }
has() { [ "$(acknowledged)" -ge "$1" ]; }
load() { # Its numbers are above this one.
  rm -f "$debian/root/enough" "$debian"/root/answers-*
  inside bash /root/load "$service" $app "$1" <"$place/emails" &
  loading=$!
}
end_load() {
  touch "$debian/root/enough"
  wait "$loading"
  answers=$(cat "$debian"/root/answers-*)
  awk '$2 == 200 { print $3 }' <<<"$answers" | sort -u >"$place/acknowledged"
  query velora -c 'select amount from loyalty.entry where amount > 20000' | sort >"$place/written"
  lost=$(comm -23 "$place/acknowledged" <(sort -u "$place/written") | wc -l)
  twice=$(uniq -d "$place/written" | wc -l)
}
# The longest time without a success after each of these moments.
pauses() {
  { sed 's/$/ kill/' "$1"; awk '$2 == 200' <<<"$answers"; } | sort -n | awk '
    $2 == "kill" { if (kills++) printf "%.1f ", longest; longest = 0; next }
    kills && $1 - last > longest { longest = $1 - last }
    { last = $1 }
    END { printf "%.1f", longest }'
}

move=
if [ -n "${FROM_ONE:-}" ]; then
  say 'one database server'
  inside apt-get update -qq
  inside env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends curl postgresql >/dev/null
  old() { inside runuser -u postgres -- psql -qAtX -v ON_ERROR_STOP=1 "$@"; }
  eventually 60 old -c ''
  old -c "create role velora login createdb password '$password'" -c 'create database velora owner velora'
  echo "DATABASE_URL=postgres://velora:$password@127.0.0.1/velora" >>"$debian/etc/velora/velora.env"
  serve
  fill
  sign_in
  service=$(old velora -c 'select id from content.service order by id limit 1')
  old velora -c "select email from identity.member where email like '%@velora.example' order by email limit 4" >"$place/emails"
  load 10000
  eventually 60 has 100

  # Exactly the steps in README.md, "From one server to three".
  secret=$(sed -n 's/^SECRET=//p' "$debian/etc/velora/cluster.env")
  old -c "create role replicator login replication password '$secret'" -c "alter role postgres password '$secret'" \
    -c "alter system set listen_addresses = 'localhost, 127.0.0.10'"
  echo 'hostssl replication replicator samenet scram-sha-256' >>"$debian/etc/postgresql/17/main/pg_hba.conf"
  inside systemctl restart postgresql
  for server in db1 db2 db3; do inside $cluster/set-up.sh $server 127.0.0.10; done
  inside $cluster/set-up.sh app
  follow() { [ "$(inside patronictl -c /etc/patroni/db1.yml list | grep -c streaming)" = 3 ]; }
  eventually 1800 follow
  say 'the three follow'
  eventually 60 has $(($(acknowledged) + 100))
  echo "$EPOCHREALTIME" >"$place/move"
  inside systemctl stop velora
  points="select count(*), sum(amount), (select count(*) from identity.member) from loyalty.entry"
  had=$(old velora -c "$points")
  inside sed -i s/^auto/disabled/ /etc/postgresql/17/main/start.conf
  inside systemctl daemon-reload
  inside systemctl stop postgresql@17-main
  stopped=$(inside /usr/lib/postgresql/17/bin/pg_controldata /var/lib/postgresql/17/main | sed -n 's/^Latest checkpoint location: *//p')
  arrived=$(inside psql -qAtX "postgres://velora:$password@db1/velora" -c "select pg_last_wal_receive_lsn() > '$stopped'")
  inside curl -sS -o /dev/null -X PATCH -d '{"standby_cluster": null}' http://db1:8008/config
  inside sed -i '/^DATABASE_URL=/d' /etc/velora/velora.env
  three_urls
  eventually 60 is_primary
  has_now=$(query velora -c "$points")
  serve
  eventually 120 has $(($(acknowledged) + 100))
  end_load
  # As after a reboot.
  inside systemctl restart postgresql
  refuses=yes
  for write in 'pg_ctlcluster 17 main start' "psql -q postgres://velora:$password@127.0.0.1/velora -c vacuum"; do
    # shellcheck disable=SC2086
    ! inside $write >/dev/null 2>&1 || refuses="no: ${write%% *}"
  done
  eventually 180 is_whole
  move="| moved from one server: pause, $(wc -l <"$place/acknowledged") acknowledged writes: lost, written twice | 60 s, 0, 0 | $(pauses "$place/move") s, $lost, $twice |
| entries, points and members before and after; all changes arrived; the old one refuses | | $had, $has_now; $arrived; $refuses |"
  [ "$lost$twice$arrived$refuses$had" = "00tyes$has_now" ] || { echo "$move" >&2; exit 1; }
else
  say 'three database servers and the app'
  for server in db1 db2 db3 app; do inside $cluster/set-up.sh $server; done
  eventually 180 is_whole
  query -c "create role velora login createdb password '$password'" -c 'create database velora owner velora'
  three_urls
  serve
  fill
  sign_in
  service=$(query velora -c 'select id from content.service order by id limit 1')
  query velora -c "select email from identity.member where email like '%@velora.example' order by email limit 4" >"$place/emails"
fi
say "$(primary) is the primary, and two standbys follow; base backup"
backup
load 0
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
end_load
wrong=$(awk '$2 != 200 && $2 != 503' <<<"$answers" | wc -l)
pauses=$(pauses "$place/kills")
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
load 5000
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
|---|---|---|${move:+
$move}
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
