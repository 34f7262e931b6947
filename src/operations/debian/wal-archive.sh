#!/usr/bin/env bash
# Archives every change of the database next to the backups, so that you can restore any second of the last 14 days.
# set-up.sh runs it. Run it again, as root, after you change BACKUP_TO:  src/operations/debian/wal-archive.sh
# pgBackRest encrypts the archive with BACKUP_PASSPHRASE. Each run rewrites its configuration from /etc/velora/velora.env.
set -euo pipefail

settings=${VELORA_SETTINGS:-/etc/velora/velora.env}
etc=${VELORA_ETC:-/etc}
value() { sed -n "s/^$1=//p" "$settings" | tail -n 1 | sed -E "s/^([\"'])(.*)\1\$/\2/"; }
decoded() { printf '%b' "${1//%/\\x}"; }
psql() { runuser -u postgres -- psql -qAtX -v ON_ERROR_STOP=1 "$@"; }

to=$(value BACKUP_TO)
passphrase=$(value BACKUP_PASSPHRASE)
[ -n "$to" ] && [ -n "$passphrase" ] || { echo "BACKUP_TO and BACKUP_PASSPHRASE are missing in $settings." >&2; exit 2; }
# The unit may write only to the folders it names. The archive goes next to BACKUP_TO, which isn't possible for a mount point.
if [[ $to == /* ]]; then
  if mountpoint -q "${to%/}"; then
    echo "BACKUP_TO is a disk's mount point. Use a folder on it, such as ${to%/}/velora." >&2
    exit 2
  fi
  [ -d "$to" ] || install -d -o velora -g velora -m 700 "$to"
  install -d "$etc/systemd/system/velora@.service.d"
  printf '[Service]\nReadWritePaths=-%s\n' "$to" >"$etc/systemd/system/velora@.service.d/backups.conf"
  systemctl daemon-reload
fi
elsewhere() { echo 'The database doesn’t run on this server. Archive its changes where it runs.'; exit 0; }
# A pooler's address says nothing about where the database is.
database=$(value DATABASE_DIRECT_URL)
database=${database:-$(value DATABASE_URL)}
[[ $database =~ @(127\.0\.0\.1|localhost)[:/] ]] || elsewhere
PGPORT=$(sed -nE 's|.*@[^:/]+:([0-9]+)/.*|\1|p' <<<"$database")
export PGPORT=${PGPORT:-5432}
# A local address can also belong to a proxy.
read -r version cluster _ _ _ data _ < <(pg_lsclusters -h 2>/dev/null | awk -v port="$PGPORT" '$3 == port') || elsewhere
command=$(psql -c 'show archive_command')
case $command in
  '' | '(disabled)' | pgbackrest*) ;;
  *) echo "Something else already archives the changes: $command"; exit 0 ;;
esac

bucket='^(https?)://([^:@/]+):([^@/]+)@([^:/]+)(:([0-9]+))?/([^/?]+)(/([^?]*))?(\?(.*))?$'
if [[ $to =~ $bucket ]]; then
  [ "${BASH_REMATCH[1]}" = https ] || { echo 'pgBackRest supports buckets over https only.' >&2; exit 2; }
  prefix=${BASH_REMATCH[9]%/}
  region=$(sed -n 's/.*region=\([^&]*\).*/\1/p' <<<"${BASH_REMATCH[11]}")
  repository="repo1-type=s3
repo1-path=/${prefix:+$prefix/}wal
repo1-s3-endpoint=${BASH_REMATCH[4]}
repo1-s3-bucket=${BASH_REMATCH[7]}
repo1-s3-key=$(decoded "${BASH_REMATCH[2]}")
repo1-s3-key-secret=$(decoded "${BASH_REMATCH[3]}")
repo1-s3-region=${region:-us-east-1}
repo1-s3-uri-style=path
repo1-storage-port=${BASH_REMATCH[6]:-443}"
else
  # Next to the backups' folder, which only the app can read.
  repository="repo1-path=${to%/}-wal"
  install -d -o postgres -g postgres -m 700 "${to%/}-wal"
fi

# If archiving fails, unarchived changes fill up the disk, and then the database stops. Beyond this bound, pgBackRest drops
# them: the archive has a gap until the next base backup, but the clinic stays open.
queue=$(($(df --output=size -BM "$data" | tail -n 1 | tr -dc 0-9) / 4))

install -d -o root -g postgres -m 750 "$etc/pgbackrest"
(
  umask 027
  cat >"$etc/pgbackrest/pgbackrest.conf.unfinished" <<CONF
# Written by wal-archive.sh from $settings.
[global]
$repository
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=$passphrase
repo1-retention-full-type=time
repo1-retention-full=14
repo1-bundle=y
archive-push-queue-max=${queue}MB
compress-type=zst
start-fast=y
log-level-file=off
log-level-console=warn

[velora]
pg1-path=$data
pg1-port=$PGPORT
CONF
  chgrp postgres "$etc/pgbackrest/pgbackrest.conf.unfinished"
  mv "$etc/pgbackrest/pgbackrest.conf.unfinished" "$etc/pgbackrest/pgbackrest.conf"
)

archive() { runuser -u postgres -- pgbackrest --stanza=velora "$@"; }
# A new cluster, such as after a PostgreSQL upgrade, needs its own base backup first.
base=$(archive info --output=json | grep -c '"type":"full"' || true)
archive stanza-create 2>/dev/null || { archive stanza-upgrade && base=0; }
# Each segment is archived within a minute, so at most that minute is lost with the disk.
psql -c "alter system set archive_timeout = '60s'" -c "alter system set archive_command = 'pgbackrest --stanza=velora archive-push %p'"
if [ "$(psql -c 'show archive_mode')" = off ]; then
  psql -c 'alter system set archive_mode = on'
  systemctl restart "postgresql@$version-$cluster"
else
  psql -c 'select pg_reload_conf()' >/dev/null
fi
archive check
[ "$base" -gt 0 ] || archive --type=full backup

# A restore starts from a base backup, and replays the changes after it. How it ended is in the owner's page and the alerts.
cat >"$etc/systemd/system/velora-base-backup.service" <<UNIT
[Unit]
Description=Base backup of Velora's database: full on Sundays, differential on other days
After=postgresql.service

[Service]
Type=oneshot
User=postgres
ExecStart=/bin/sh -c 'pgbackrest --stanza=velora --type=\$([ "\$(date +%%u)" = 7 ] && echo full || echo diff) backup'
ExecStopPost=-psql -qX -p $PGPORT -d velora -c "insert into platform.backup_run values (gen_random_uuid(), 'base', '', now(), 0, nullif('\${SERVICE_RESULT}', 'success'))"
UNIT
cat >"$etc/systemd/system/velora-base-backup.timer" <<'UNIT'
[Unit]
Description=Base backup of Velora's database each night

[Timer]
OnCalendar=*-*-* 02:10
Persistent=true

[Install]
WantedBy=timers.target
UNIT
systemctl daemon-reload
systemctl enable -q --now velora-base-backup.timer
