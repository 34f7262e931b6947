#!/usr/bin/env bash
# Archives every change of the database next to the backups, so that you can restore any second of the last 14 days.
# set-up.sh runs it. Run it again, as root, after you change BACKUP_TO:  src/operations/debian/wal-archive.sh
# pgBackRest encrypts the archive with BACKUP_PASSPHRASE. Each run rewrites its configuration from /etc/velora/velora.env.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
settings=${VELORA_SETTINGS:-/etc/velora/velora.env}
etc=${VELORA_ETC:-/etc}
value() { sed -n "s/^$1=//p" "$settings" | tail -n 1 | sed -E "s/^([\"'])(.*)\1\$/\2/"; }
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

configuration=$(BACKUP_TO=$to BACKUP_PASSPHRASE=$passphrase "$here/../pgbackrest-conf.sh" "$data")
# Next to the backups' folder, which only the app can read.
[[ $to != /* ]] || install -d -o postgres -g postgres -m 700 "${to%/}-wal"

install -d -o root -g postgres -m 750 "$etc/pgbackrest"
(
  umask 027
  printf '# Written by wal-archive.sh from %s.\n%s\npg1-port=%s\n' "$settings" "$configuration" "$PGPORT" >"$etc/pgbackrest/pgbackrest.conf.unfinished"
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
ExecStart=/bin/sh -c 'pgbackrest --stanza=velora --archive-timeout=600 --type=\$([ "\$(date +%%u)" = 7 ] && echo full || echo diff) backup'
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
