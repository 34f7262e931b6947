#!/usr/bin/env bash
# Sets up three database servers, of which one may fail. Run it as root on Debian 13:
#   src/operations/cluster/set-up.sh db1   on db1 (db2 and db3 the same)   PostgreSQL, Patroni, etcd and pgBackRest
#   src/operations/cluster/set-up.sh app   on Velora's server              HAProxy and PgBouncer
# With "existing" after the name, the server joins the other two, in place of one that was lost. With the address of a
# clinic's only database server instead, the three copy that database, and follow it until they take over.
# First fill in /etc/hosts and /etc/velora/cluster.env: README.md, "Three database servers".
set -euo pipefail

node=${1:?Pass the name of this server: db1, db2, db3 or app}
membership=new
source=
case ${2:-} in existing) membership=existing ;; ?*) source=$2 ;; esac
here=$(cd "$(dirname "$0")" && pwd)
. /etc/velora/cluster.env
export DEBIAN_FRONTEND=noninteractive
packages() { dpkg -s "$@" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@" >/dev/null; }; }
address=
queue=
# Installs a file from this folder with this server's name and secrets, readable by root and one group.
filled() {
  sed "$([ -n "$source" ] || echo '/SOURCE/d;') s/NODE/$node/g; s/ADDRESS/$address/g; s/SOURCE/$source/g; s/QUEUE/$queue/g; s/MEMBERSHIP/$membership/g; s/PASSWORD/$PASSWORD/g; s/SECRET/$SECRET/g; s/PASSPHRASE/$PASSPHRASE/g" "$here/$1" |
    install -m 640 -g "$2" /dev/stdin "$3"
}

if [ "$node" = app ]; then
  packages haproxy pgbouncer
  filled haproxy.cfg haproxy /etc/haproxy/haproxy.cfg
  filled pgbouncer.ini postgres /etc/pgbouncer/pgbouncer.ini
  echo "\"velora\" \"$PASSWORD\"" | install -m 640 -g postgres /dev/stdin /etc/pgbouncer/userlist.txt
  systemctl restart haproxy pgbouncer
  exit
fi

address=$(getent ahostsv4 "$node" | awk 'NR == 1 { print $1 }')
[ -n "$address" ] || { echo "/etc/hosts has no address for $node." >&2; exit 2; }
# Patroni creates the database.
install -d /etc/postgresql-common/createcluster.d
echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.d/velora.conf
packages ca-certificates curl etcd-client etcd-server patroni pgbackrest postgresql python3-etcd
systemctl disable -q --now etcd

install -d -o postgres -g postgres -m 700 "/var/lib/postgresql/$node" /var/backups/velora-wal
install -d /etc/pgbackrest
# A quarter of the disk.
queue=$(($(df --output=size -BM "/var/lib/postgresql/$node" | tail -n 1 | tr -dc 0-9) / 4))
filled etcd.env etcd "/etc/default/etcd-$node"
filled patroni.yml postgres "/etc/patroni/$node.yml"
filled pgbackrest.conf postgres "/etc/pgbackrest/$node.conf"
# Debian's unit, with this server's name.
sed 's|/etc/default/%p|/etc/default/etcd-%i|; /^Alias=/d' /usr/lib/systemd/system/etcd.service >/etc/systemd/system/etcd@.service
# Each night, only on the primary. How it ended is in the owner's page and the alerts.
cat >/etc/systemd/system/velora-base-backup@.service <<'UNIT'
[Unit]
Description=Base backup of Velora's database: full on Sundays, differential on other days

[Service]
Type=oneshot
User=postgres
ExecCondition=curl -fs -o /dev/null http://%i:8008/primary
ExecStart=pgbackrest --config=/etc/pgbackrest/%i.conf --stanza=velora stanza-create
ExecStart=/bin/sh -c 'pgbackrest --config=/etc/pgbackrest/%i.conf --stanza=velora --archive-timeout=600 --type=$([ "$(date +%%u)" = 7 ] && echo full || echo diff) backup'
ExecStopPost=-psql -qX -h /var/lib/postgresql/%i -d velora -c "insert into platform.backup_run values (gen_random_uuid(), 'base', '', now(), 0, nullif('${SERVICE_RESULT}', 'success'))"
UNIT
cat >/etc/systemd/system/velora-base-backup@.timer <<'UNIT'
[Unit]
Description=Base backup of Velora's database each night

[Timer]
OnCalendar=*-*-* 02:10
Persistent=true

[Install]
WantedBy=timers.target
UNIT
systemctl daemon-reload
# The first etcd waits for a second one.
systemctl enable -q "etcd@$node" "patroni@$node" "velora-base-backup@$node.timer"
systemctl start --no-block "etcd@$node" "patroni@$node" "velora-base-backup@$node.timer"
