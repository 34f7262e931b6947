#!/usr/bin/env bash
# Sets up Velora on a new Debian 13 server. Run it in Velora's folder, as root:
#   src/operations/debian/set-up.sh vip.your-clinic.com
# It installs Node, PostgreSQL and Caddy from Debian, generates secrets, starts Velora, and prints the link for the first
# owner. Running it again adds what is missing and keeps the rest: it never replaces secrets or a running version
# (update.sh does that).
set -euo pipefail

domain=${1:?Pass the domain that patients will open: set-up.sh vip.your-clinic.com}
# Checked before anything is written, because it goes into APP_URL and Caddy's configuration.
if ! [[ $domain =~ ^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$ ]]; then
  echo "“$domain” isn't a domain. Leave out https:// and everything after the domain: set-up.sh vip.your-clinic.com" >&2
  exit 2
fi
here=$(cd "$(dirname "$0")" && pwd)
etc=${VELORA_ETC:-/etc}
settings=${VELORA_SETTINGS:-$etc/velora/velora.env}
if [ -e "$settings" ] && ! grep -qxE "APP_URL=[\"']?https://$domain[\"']?" "$settings"; then
  echo "This server is already set up for another address: $(grep '^APP_URL=' "$settings"). Change it in $settings first." >&2
  exit 2
fi

echo 'Installing Node, PostgreSQL and Caddy from Debian …'
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-upgrade --no-install-recommends age ca-certificates caddy curl nodejs npm openssl pgbackrest postgresql >/dev/null
# Debian's own npm (9) can't read the replaced packages in the lockfile.
[ "$(npm --version | cut -d. -f1)" -ge 10 ] || npm install --global --loglevel=error npm@11 >/dev/null

id velora >/dev/null 2>&1 || useradd --system --home-dir /var/lib/velora --shell /usr/sbin/nologin velora
install -d -o velora -g velora -m 700 /var/lib/velora
# Owned by root, so that the app can't replace its own code.
install -d -o root -g root -m 755 /opt/velora /opt/velora/releases
install -d -o root -g velora -m 750 "$etc/velora"

if [ ! -e "$settings" ]; then
  password=$(openssl rand -hex 24)
  passphrase=$(openssl rand -base64 24)
  # This server keeps only the public half, and a hash to check the last six characters.
  recovery=$(age-keygen 2>/dev/null | grep '^AGE-SECRET-KEY-')
  recipient=$(age-keygen -y <<<"$recovery")
  install -d -o velora -g velora -m 700 /var/backups/velora
  runuser -u postgres -- psql -qX -v ON_ERROR_STOP=1 <<SQL
select format('create role velora login createdb password %L', '$password') where not exists (select from pg_roles where rolname = 'velora') \gexec
alter role velora password '$password';
select 'create database velora owner velora' where not exists (select from pg_database where datname = 'velora') \gexec
SQL
  # Written to a temporary file and then renamed, because a half-written file would look complete.
  (
    umask 027
    cat >"$settings.unfinished" <<ENV
# Velora's settings. src/operations/settings.md lists them all. Settings in the app's Program override these.
NODE_ENV=production
APP_URL=https://$domain
TRUST_PROXY=1
DATABASE_URL=postgres://velora:$password@127.0.0.1/velora
DATA_DIR=/var/lib/velora
# If you lose these keys, you lose what they encrypt. Keep a copy in the clinic's safe.
SESSION_KEYS=$(openssl rand -base64 32)
PHI_KEYS=k1:$(openssl rand -base64 32)
# A different disk, machine or bucket is safer (src/operations/README.md).
BACKUP_TO=/var/backups/velora
BACKUP_PASSPHRASE=$passphrase
BACKUP_RECIPIENT=$recipient
BACKUP_RECOVERY_CHECK=$(printf '%s %s' "$recipient" "${recovery: -6}" | sha256sum | cut -c 1-64)
ENV
    chgrp velora "$settings.unfinished"
    mv "$settings.unfinished" "$settings"
  )
  # Printed now, because the server doesn't keep this key: if a later step failed, nobody would have it.
  cat <<SHEET

  EMERGENCY SHEET for $domain. Print it and put it in the clinic's safe. It won't be shown again.
    Backups are in:    /var/backups/velora (copy them to another machine)
    Archive of changes: /var/backups/velora-wal (copy it, too)
    This recovery key decrypts the backups:
      $recovery
    To restore:        src/operations/README.md, "A lost server"
    Once a year, the owner's Today page asks for the key's last six characters.
  Anyone who has a backup and this key can read everything, including health data.

SHEET
fi

# Debian's default of 128 MB has to fit any machine. PostgreSQL's documentation recommends a quarter of the memory.
megabytes=$(awk '/^MemTotal/ { print int($2 / 4096) }' /proc/meminfo)
if [ "$megabytes" != 128 ] && [ "$(runuser -u postgres -- psql -qAtX -c 'show shared_buffers' 2>/dev/null)" = 128MB ]; then
  runuser -u postgres -- psql -qX -v ON_ERROR_STOP=1 -c "alter system set shared_buffers = '${megabytes}MB'"
  systemctl restart postgresql
fi

# If BACKUP_TO was removed, wal-archive.sh says so, and the setup continues.
"$here/wal-archive.sh" || echo 'Changes between backups aren’t archived yet. Fix the problem above, then run wal-archive.sh.' >&2

# Caddy gets a certificate from an ACME authority. Names that aren't public get one from Caddy's own authority.
install -d "$etc/caddy"
caddyfile=$etc/caddy/Caddyfile
if ! grep -qsF "$domain" "$caddyfile"; then
  # dpkg names the file if it's no longer Debian's own.
  if [ -e "$caddyfile" ] && grep -qF "$caddyfile" <(dpkg --verify caddy); then
    echo "$caddyfile was changed, so it was left alone. Put the block from $here/Caddyfile into it, for $domain." >&2
  else
    sed "s/{\$DOMAIN}/$domain/" "$here/Caddyfile" >"$caddyfile.unfinished"
    said=$(caddy validate --adapter caddyfile --config "$caddyfile.unfinished" 2>&1) ||
      { printf 'Caddy refuses its configuration, %s:\n%s\n' "$caddyfile.unfinished" "$said" >&2; exit 1; }
    mv "$caddyfile.unfinished" "$caddyfile"
  fi
fi

# Leaves an installed version alone, even if it's stopped, such as for a restore.
is_new=
if ! systemctl is-enabled -q velora@3000 velora@3001 2>/dev/null; then
  "$here/update.sh"
  is_new=1
fi
systemctl enable -q --now caddy
systemctl reload caddy

if systemctl is-active -q 'velora@*'; then
  echo "Velora is running at https://$domain. Its log: journalctl -u 'velora@*' -f"
else
  echo 'Velora isn’t running. To start it: systemctl start multi-user.target' >&2
fi
[ -z "${recovery:-}" ] || echo 'Did you save the emergency sheet? It is printed above and won’t be shown again.'
if [ -n "$is_new" ]; then
  # Printed to this terminal only, never to a log.
  velora owner:link || true
else
  echo 'If the clinic has no owner yet, “velora owner:link” prints a link. Earlier links then stop working.'
fi
