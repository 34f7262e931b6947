#!/usr/bin/env bash
# Follows README.md with Docker Compose: sets up a clinic on PostgreSQL 17, updates it, restores a deleted member and a lost
# database from the archive of changes, upgrades PostgreSQL to 18, and moves the archive to a bucket. Run it where Docker's ports 80 and 443 are free:
#   src/operations/compose/try.sh [folder for the copy of this repository]
# It removes its containers, volumes and images afterward. PULL= uses the images that are there.
set -euo pipefail

root=$(cd "$(dirname "$0")/../../.." && pwd)
place=${1:-$(mktemp -d /var/tmp/velora-compose-XXXXXX)}
domain=velora.localhost
export COMPOSE_PROJECT_NAME=velora-try
compose() { docker compose --profile production --progress quiet "$@"; }
ended() {
  compose down -v --rmi local >/dev/null 2>&1 || true
  docker volume rm velora-try-database-18 velora-try-data-18 >/dev/null 2>&1 || true
  [ -n "$kept" ] || rm -rf "$place"
}
# In a trap, $1 may be the failed function's.
kept=${1:-}
trap ended EXIT

failures=0
check() {
  local what=$1
  shift
  if "$@"; then echo "ok    $what"; else
    echo "FAIL  $what"
    failures=$((failures + 1))
  fi
}

mkdir -p "$place"
git -C "$root" ls-files -zco --exclude-standard | tar -C "$root" --null -T - -cf - | tar -C "$place" -xf -
cd "$place"
# Exactly the steps in README.md, "Containers", but with PostgreSQL 17.
cat >.env <<ENV
DOMAIN=$domain
POSTGRES_PASSWORD=$(openssl rand -hex 24)
SESSION_KEYS=$(openssl rand -base64 32)
PHI_KEYS=k1:$(openssl rand -base64 32)
BACKUP_TO=/backups
BACKUP_PASSPHRASE=$(openssl rand -base64 24)
ENV
chmod 600 .env
cat >docker-compose.override.yml <<YAML
services: { postgres: { build: { args: { POSTGRES: 'postgres:17' } }, environment: { PGDATA: /var/lib/postgresql/17/docker } } }
YAML
began=$SECONDS
compose build ${PULL---pull}
built=$((SECONDS - began))
began=$SECONDS
compose up -d --wait
echo "      built in $built s, and ready $((SECONDS - began)) s later"

ask() { curl -sSk --max-time 30 --resolve "$domain:443:127.0.0.1" -H 'Sec-Fetch-Site: same-origin' -H 'Content-Type: application/json' "$@"; }
query() { compose exec -T postgres psql -qAtX -U velora velora -c "$1"; }
archive() { compose exec -T -u postgres postgres pgbackrest "$@"; }
backups() { compose exec -T app sh -c 'ls /backups/*.backup.age 2>/dev/null | wc -l'; }
eventually() { # Retries a command for this many seconds.
  local patience=$1
  shift
  for ((n = 0; n < patience; n++)); do
    "$@" >/dev/null 2>&1 && return
    sleep 1
  done
  return 1
}
served() { [ "$(ask -o /dev/null -w '%{http_code}' "https://$domain/readyz")" = 200 ]; }
has_base() { archive info | grep -q 'full backup'; }

token=$(compose exec -T app node src/commands/owner-link.ts | sed -n 's/.*#first=//p')
ask -c cookies -o /dev/null -d "{\"token\":\"$token\",\"name\":\"Olga Weber\"}" "https://$domain/api/admin/sign-in-link"
check 'an owner signs in over TLS' grep -q '"isAdmin":true' <<<"$(ask -b cookies "https://$domain/api/admin/session-check")"
check "PostgreSQL $(query 'show server_version') makes its first base backup" eventually 240 has_base
check '… and archives its changes' archive check
ask -b cookies -o /dev/null -d '{"firstName":"Mia","lastName":"Hart"}' "https://$domain/api/admin/patients"
mias() { query "select count(*) from identity.member where last_name = 'Hart'"; }
check 'Mia is a member' [ "$(mias)" = 1 ]

# As if an older version had run: this migration can run twice.
older() { query "delete from platform.migration where name = '0129 platform: base backups'"; }
check 'there is no backup yet' [ "$(backups)" = 0 ]
older
compose restart app worker
compose up -d --wait
check 'two instances and a worker of a newer version make one backup before they migrate' [ "$(backups)" = 1 ]
check '… and serve' eventually 60 served
query "update platform.backup_run set begun_at = begun_at - interval '1 hour'"
older
BACKUP_TO='' compose up -d app worker >/dev/null 2>&1
refused() { BACKUP_TO='' compose logs app 2>&1 | grep -q 'there would be no way back: BACKUP_TO isn’t set'; }
check 'without BACKUP_TO they refuse' eventually 60 refused
BACKUP_TO='' VELORA_SNAPSHOT=monday compose up -d app worker
check '… unless a snapshot is named' eventually 120 served
compose up -d --wait

# Exactly the commands in README.md, "Point-in-time recovery".
sleep 2
second=$(date -u '+%F %T+00')
sleep 2
query "delete from identity.member where last_name = 'Hart'"
check '… and is deleted by mistake' [ "$(mias)" = 0 ]
query 'select pg_switch_wal()' >/dev/null
began=$SECONDS
compose stop app worker postgres
compose run --rm -T postgres pgbackrest --delta --type=time --target="$second" --target-action=promote restore
compose up -d --wait
check "$((SECONDS - began)) s later Velora serves the state from before the deletion" [ "$(mias)" = 1 ]
check '… over TLS' eventually 60 served
archive --type=full backup
check '… and changes are archived again' archive check

# Exactly the commands in README.md, "A lost server": the database's volume is lost.
query "insert into identity.external_id (value, member_id, created_at) select 'just now', id, now() from identity.member limit 1"
query 'select pg_switch_wal()' >/dev/null
archive check
compose down
docker volume rm velora-try_database >/dev/null
began=$SECONDS
compose run --rm -T postgres pgbackrest restore
compose up -d --wait
check "$((SECONDS - began)) s later a lost database is back up to the last change" [ "$(query 'select value from identity.external_id')" = 'just now' ]

# Exactly the commands in README.md, "Upgrading PostgreSQL to a new major version".
began=$SECONDS
compose stop app worker
compose run --rm -T app node src/commands/backup.ts
compose down
cat >docker-compose.override.yml <<YAML
services: { postgres: { build: { args: { POSTGRES: 'postgres:18' } } } }
volumes: { database: { name: velora-try-database-18 }, data: { name: velora-try-data-18 } }
YAML
compose build ${PULL---pull} postgres
compose up -d --wait postgres
check 'a restore into the new version is verified' grep -q 'Restored and verified' <<<"$(compose run --rm -T app node src/commands/restore.ts)"
compose run --rm -T app grep '^VAPID_' /data/restored-keys.env >>.env
compose run --rm -T app rm /data/restored-keys.env
compose up -d --wait
check "$((SECONDS - began)) s later PostgreSQL $(query 'show server_version') has Mia" [ "$(mias)" = 1 ]
check '… serves' eventually 60 served
check '… with the same keys for push notifications' [ "$(grep -c ^VAPID_ .env)" -ge 2 ]
check '… and archives its changes' eventually 240 archive check
check '… with a base backup of its own' eventually 240 bash -c "docker compose --profile production exec -T -u postgres postgres pgbackrest info | sed -n '/db (current)/,\$p' | grep -q 'full backup'"
check 'the ledger is intact' grep -q 'ledger verified' <<<"$(compose exec -T app node src/commands/cli.ts ledger:verify)"

# Exactly the steps in README.md, "Containers", for a bucket. This one is on the same machine, so its certificate isn't public.
check 'PostgreSQL’s image trusts public certificates' compose exec -T postgres test -s /etc/ssl/certs/ca-certificates.crt
mkdir tls
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=bucket -addext subjectAltName=DNS:bucket -keyout tls/key.pem -out tls/cert.pem 2>/dev/null
printf 'https://bucket {\n\ttls /etc/caddy/cert.pem /etc/caddy/key.pem\n\treverse_proxy moto:80\n}\n' >tls/Caddyfile
cat >bucket.yml <<'YAML'
services:
  moto:
    profiles: [production]
    build:
      dockerfile_inline: |
        FROM debian:trixie-slim
        RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends curl python3-flask-cors python3-moto
    command: [python3, -m, moto.server, -H, 0.0.0.0, -p, '80']
  bucket:
    profiles: [production]
    image: caddy:2.10
    volumes: ['./tls:/etc/caddy:ro']
  app: &trusts
    environment: { NODE_EXTRA_CA_CERTS: /tls/cert.pem }
    volumes: ['./tls:/tls:ro']
  worker: *trusts
  postgres:
    environment: { PGBACKREST_REPO1_STORAGE_CA_FILE: /tls/cert.pem }
    volumes: ['./tls:/tls:ro']
YAML
export COMPOSE_FILE=docker-compose.yml:docker-compose.override.yml:bucket.yml
compose build ${PULL---pull} moto
compose up -d bucket moto
in_bucket() { compose exec -T moto curl -sS --fail "$@"; }
check 'a bucket starts' eventually 60 in_bucket -X PUT http://127.0.0.1/clinic
sed -i 's|^BACKUP_TO=.*|BACKUP_TO=https://KEY:a%2FSECRET@bucket/clinic/velora|' .env
compose up -d --wait
check 'with a bucket, the archive continues there with a base backup' eventually 240 has_base
check '… and changes are archived there' archive check
compose exec -T app node src/commands/backup.ts
objects() { in_bucket "http://127.0.0.1/clinic?list-type=2&prefix=velora/" | grep -o '<Key>[^<]*' | sed 's|<Key>velora/||; s|/.*||' | sort | uniq -c | xargs; }
check "… next to the backup: $(objects)" grep -Eq '[0-9]+ velora-.*backup.age.* [0-9]+ wal$' <<<"$(objects)"
query "update identity.external_id set value = 'in the bucket'"
query 'select pg_switch_wal()' >/dev/null
archive check
compose rm -fs app worker postgres
docker volume rm velora-try-database-18 >/dev/null
compose run --rm -T postgres pgbackrest restore
compose up -d --wait
check 'a lost database is back from the bucket' [ "$(query 'select value from identity.external_id')" = 'in the bucket' ]

[ "$failures" = 0 ] || { echo "$failures checks failed." >&2; exit 1; }
