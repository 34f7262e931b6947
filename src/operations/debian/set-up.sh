#!/usr/bin/env bash
# Velora on one bare server with Debian 13, from its folder, as root:
#   src/operations/debian/set-up.sh vip.your-clinic.com
# Brings Node, PostgreSQL and Caddy from Debian, makes secrets that nobody else has, starts Velora, and prints the link
# that makes its owner. Run again it repairs what is missing and keeps what is there: secrets are never made twice, and a
# version that serves is left alone (update.sh brings a new one).
set -euo pipefail

domain=${1:?Say the address under which patients reach it: set-up.sh vip.your-clinic.com}
# Before anything is written: it ends up in APP_URL and in Caddy's configuration.
if ! [[ $domain =~ ^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$ ]]; then
  echo "“$domain” is not a domain. Leave out https:// and everything behind the name: set-up.sh vip.your-clinic.com" >&2
  exit 2
fi
here=$(cd "$(dirname "$0")" && pwd)
settings=/etc/velora/velora.env
if [ -e "$settings" ] && ! grep -qxE "APP_URL=[\"']?https://$domain[\"']?" "$settings"; then
  echo "This server is set up for another address: $(grep '^APP_URL=' "$settings"). Change it in $settings first." >&2
  exit 2
fi

echo 'Node, PostgreSQL and Caddy from Debian …'
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends age ca-certificates caddy curl nodejs npm openssl pgbackrest postgresql >/dev/null
# Debian's own npm (9) can't read the lock's replaced packages.
[ "$(npm --version | cut -d. -f1)" -ge 10 ] || npm install --global --loglevel=error npm@11 >/dev/null

id velora >/dev/null 2>&1 || useradd --system --home-dir /var/lib/velora --shell /usr/sbin/nologin velora
install -d -o velora -g velora -m 700 /var/lib/velora
# Root's: the app can't exchange its own version.
install -d -o root -g root -m 755 /opt/velora /opt/velora/releases
install -d -o root -g velora -m 750 /etc/velora

if [ ! -e "$settings" ]; then
  password=$(openssl rand -hex 24)
  passphrase=$(openssl rand -base64 24)
  # Only its public half stays on this server, and what recognizes its last six characters.
  recovery=$(age-keygen 2>/dev/null | grep '^AGE-SECRET-KEY-')
  recipient=$(age-keygen -y <<<"$recovery")
  install -d -o velora -g velora -m 700 /var/backups/velora
  runuser -u postgres -- psql -qX -v ON_ERROR_STOP=1 <<SQL
select format('create role velora login createdb password %L', '$password') where not exists (select from pg_roles where rolname = 'velora') \gexec
alter role velora password '$password';
select 'create database velora owner velora' where not exists (select from pg_database where datname = 'velora') \gexec
SQL
  # Whole from one moment to the next: half of it would be taken for all of it.
  (
    umask 027
    cat >"$settings.unfinished" <<ENV
# What this clinic's Velora starts with. README.md lists every setting; what the app's Program says wins.
NODE_ENV=production
APP_URL=https://$domain
TRUST_PROXY=1
DATABASE_URL=postgres://velora:$password@127.0.0.1/velora
DATA_DIR=/var/lib/velora
# Whoever loses these loses what they encrypted: a copy belongs into the clinic's safe.
SESSION_KEYS=$(openssl rand -base64 32)
PHI_KEYS=k1:$(openssl rand -base64 32)
# Another disk, another machine or a bucket is better: README.md of src/operations.
BACKUP_TO=/var/backups/velora
BACKUP_PASSPHRASE=$passphrase
BACKUP_RECIPIENT=$recipient
BACKUP_RECOVERY_CHECK=$(printf '%s %s' "$recipient" "${recovery: -6}" | sha256sum | cut -c 1-64)
ENV
    chgrp velora "$settings.unfinished"
    mv "$settings.unfinished" "$settings"
  )
  # Debian's 128 MB are for any machine; a quarter of the memory is PostgreSQL's own advice.
  megabytes=$(awk '/^MemTotal/ { print int($2 / 4096) }' /proc/meminfo)
  runuser -u postgres -- psql -qX -v ON_ERROR_STOP=1 -c "alter system set shared_buffers = '${megabytes}MB'"
  systemctl restart postgresql
fi

# Where somebody took BACKUP_TO out, it says so, and the rest is set up.
"$here/wal-archive.sh" || echo 'Changes between two backups are not archived yet: see above, then run wal-archive.sh.' >&2

install -m 644 "$here/velora@.service" /etc/systemd/system/velora@.service
systemctl daemon-reload

# With ACME's own certificate for a public name; a name that no authority knows gets one of Caddy's own.
install -d /etc/caddy
sed "s/{\$DOMAIN}/$domain/" "$here/Caddyfile" >/etc/caddy/Caddyfile.unfinished
caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile.unfinished >/dev/null 2>&1
mv /etc/caddy/Caddyfile.unfinished /etc/caddy/Caddyfile

# What serves goes on, in whatever version it is.
[ -n "$(systemctl list-units --plain --no-legend --state=active 'velora@*')" ] || "$here/update.sh"
systemctl enable -q --now caddy
systemctl reload caddy

echo "Velora runs at https://$domain. Its log: journalctl -u 'velora@*' -f"
if [ -n "${recovery:-}" ]; then
  cat <<SHEET

  EMERGENCY SHEET for $domain. Print it and put it in the clinic's safe. It is shown only now.
    Backups are in:    /var/backups/velora (copy them to another machine)
    Every change is in: /var/backups/velora-wal (copy it, too)
    They open with this recovery key:
      $recovery
    To restore:        src/operations/README.md, "Restore"
    Once a year, the owner's page asks for the key's last six characters.
  Whoever has a backup and this key can read everything, health data included.

SHEET
fi
# On this terminal only, and in no log. Where somebody owns the clinic already, it says so.
port=$(systemctl list-units --plain --no-legend --state=active 'velora@*' | sed -n 's/^velora@\([0-9]*\)\.service.*/\1/p' | head -n 1)
systemd-run --quiet --pipe --wait --collect -p User=velora -p EnvironmentFile="$settings" -p WorkingDirectory="/opt/velora/$port" \
  "/opt/velora/$port/node_modules/.bin/node" src/commands/owner-link.ts || true
