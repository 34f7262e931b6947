#!/usr/bin/env bash
# Velora on one bare server with Debian 13, from its folder, as root:
#   src/operations/debian/set-up.sh vip.your-clinic.com
# Brings Node, PostgreSQL and Caddy from Debian, makes secrets that nobody else has, starts Velora, and prints the link
# that makes its owner. Run again it repairs what is missing and keeps what is there: secrets are never made twice.
set -euo pipefail

domain=${1:?Say the address under which patients reach it: set-up.sh vip.your-clinic.com}
here=$(cd "$(dirname "$0")" && pwd)
settings=/etc/velora/velora.env

echo 'Node, PostgreSQL and Caddy from Debian …'
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends ca-certificates caddy curl nodejs npm openssl postgresql >/dev/null
# Debian's own npm (9) can't read the lock's replaced packages.
[ "$(npm --version | cut -d. -f1)" -ge 10 ] || npm install --global --loglevel=error npm@11 >/dev/null

id velora >/dev/null 2>&1 || useradd --system --home-dir /var/lib/velora --shell /usr/sbin/nologin velora
install -d -o velora -g velora -m 700 /var/lib/velora
install -d -o velora -g velora -m 755 /opt/velora /opt/velora/releases
install -d -o root -g velora -m 750 /etc/velora

if [ ! -e "$settings" ]; then
  password=$(openssl rand -hex 24)
  runuser -u postgres -- psql -qX -v ON_ERROR_STOP=1 <<SQL
select format('create role velora login createdb password %L', '$password') where not exists (select from pg_roles where rolname = 'velora') \gexec
alter role velora password '$password';
select 'create database velora owner velora' where not exists (select from pg_database where datname = 'velora') \gexec
SQL
  # Whole from one moment to the next: half of it would be taken for all of it.
  (
    umask 027
    cat >"$settings.unfinished" <<ENV
# What this clinic's Velora starts with. README.md lists every setting; what the app's Programme says wins.
NODE_ENV=production
APP_URL=https://$domain
TRUST_PROXY=1
DATABASE_URL=postgres://velora:$password@127.0.0.1/velora
DATA_DIR=/var/lib/velora
# Whoever loses these loses what they encrypted: a copy belongs into the clinic's safe.
SESSION_KEYS=$(openssl rand -base64 32)
PHI_KEYS=k1:$(openssl rand -base64 32)
ENV
    chgrp velora "$settings.unfinished"
    mv "$settings.unfinished" "$settings"
  )
fi

install -m 644 "$here/velora@.service" /etc/systemd/system/velora@.service
systemctl daemon-reload

# With ACME's own certificate for a public name; a name that no authority knows gets one of Caddy's own.
install -d /etc/caddy
sed "s/{\$DOMAIN}/$domain/" "$here/Caddyfile" >/etc/caddy/Caddyfile.unfinished
caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile.unfinished >/dev/null 2>&1
mv /etc/caddy/Caddyfile.unfinished /etc/caddy/Caddyfile

"$here/update.sh"
systemctl enable -q --now caddy
systemctl reload caddy

echo "Velora runs at https://$domain. Its log: journalctl -u 'velora@*' -f"
# On this terminal only, and in no log. Where somebody owns the clinic already, it says so.
port=$(systemctl list-units --plain --no-legend --state=active 'velora@*' | sed -n 's/^velora@\([0-9]*\)\.service.*/\1/p' | head -n 1)
systemd-run --quiet --pipe --wait --collect -p User=velora -p EnvironmentFile="$settings" -p WorkingDirectory="/opt/velora/$port" \
  "/opt/velora/$port/node_modules/.bin/node" src/commands/owner-link.ts || true
