#!/usr/bin/env bash
# Starts PostgreSQL in its container. If BACKUP_TO and BACKUP_PASSPHRASE are set, it archives every change, and makes a
# base backup each night at 02:10 UTC, so that you can restore any second of the last 14 days. Any other command, such as
# "pgbackrest info", runs as PostgreSQL's user.
set -euo pipefail
# As in the official image: options alone are PostgreSQL's.
[[ ${1:-} != -* ]] || set -- postgres "$@"

# The clinic stays open even if its changes can't be archived. The owner's page says so.
without_archive() { echo "Changes aren't archived: $1" >&2; exec docker-entrypoint.sh "${@:2}"; }
[ -n "${BACKUP_TO:-}" ] && [ -n "${BACKUP_PASSPHRASE:-}" ] || without_archive 'BACKUP_TO or BACKUP_PASSPHRASE is missing.' "$@"
archive=${BACKUP_TO%/}-wal
if [[ $BACKUP_TO == /* ]]; then
  [ -d "$archive" ] || without_archive "mount a folder or volume at $archive in the service postgres." "$@"
  # Such as a copy, or what another image wrote.
  find "$archive" ! -user postgres -exec chown postgres:postgres {} + || without_archive "the user postgres can't own $archive." "$@"
fi
configuration=$(pgbackrest-conf.sh "$PGDATA") || without_archive 'see above.' "$@"
(umask 077 && printf '%s\npg1-user=%s\npg1-database=%s\n' "$configuration" "$POSTGRES_USER" "$POSTGRES_DB" >"$PGBACKREST_CONFIG")
chown postgres:postgres "$PGBACKREST_CONFIG"
if [ "$1" != postgres ]; then
  # A restore needs the folder, even in a new volume.
  install -d -o postgres -g postgres -m 700 "$PGDATA"
  exec gosu postgres "$@"
fi

archived() { gosu postgres pgbackrest "$@"; }
ask() { gosu postgres psql -qX -U "$POSTGRES_USER" -d "$POSTGRES_DB"; }

# How it ended is in the owner's page and the alerts. Before Velora's first start, there is no table for it.
base_backup() {
  local failure=
  # The archive may be behind, such as before it existed, or after a large import.
  archived --archive-timeout=600 --type="$([ "$(date +%u)" = 7 ] && echo full || echo diff)" backup || failure="exit code $?"
  ask <<SQL || true
select \$\$insert into platform.backup_run values (gen_random_uuid(), 'base', '', now(), 0, nullif('$failure', ''))\$\$
  where to_regclass('platform.backup_run') is not null \gexec
SQL
}

base_backups() {
  local last due
  # While docker-entrypoint.sh creates the database, PostgreSQL listens only on its socket.
  until gosu postgres pg_isready -q -h 127.0.0.1 -U "$POSTGRES_USER" -d "$POSTGRES_DB"; do sleep 1; done
  # A new cluster, such as after an upgrade, needs its own base backup first.
  until archived stanza-create 2>/dev/null || { archived stanza-upgrade && base_backup; }; do sleep 60; done
  while true; do
    last=$(archived info --output=json | grep -oE '"stop":[0-9]+' | tail -n 1 | tr -dc 0-9) || last=
    due=$(date -d 02:10 +%s)
    if [ -z "$last" ] || { [ "$(date +%s)" -ge "$due" ] && [ "$last" -lt "$due" ]; }; then base_backup; fi
    sleep 600
  done
}
# In a second process, so that it isn't PostgreSQL's child.
(base_backups &)

exec docker-entrypoint.sh "$@" -c archive_mode=on -c archive_timeout=60s -c archive_command='pgbackrest --stanza=velora archive-push %p'
