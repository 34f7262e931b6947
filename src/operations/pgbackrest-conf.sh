#!/usr/bin/env bash
# Prints pgBackRest's configuration for the PostgreSQL whose data is in a folder: pgbackrest-conf.sh FOLDER
# The archive goes next to the backups in BACKUP_TO, encrypted with BACKUP_PASSPHRASE.
set -euo pipefail

data=$1
decoded() { printf '%b' "${1//%/\\x}"; }

bucket='^(https?)://([^:@/]+):([^@/]+)@([^:/]+)(:([0-9]+))?/([^/?]+)(/([^?]*))?(\?(.*))?$'
if [[ $BACKUP_TO =~ $bucket ]]; then
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
  repository="repo1-path=${BACKUP_TO%/}-wal"
fi

# If archiving fails, unarchived changes fill up the disk, and then the database stops. Beyond this bound, pgBackRest drops
# them: the archive has a gap until the next base backup, but the clinic stays open. The folder may not exist yet.
disk=$data
while [ ! -e "$disk" ]; do disk=$(dirname "$disk"); done
queue=$(($(df --output=size -BM "$disk" | tail -n 1 | tr -dc 0-9) / 4))

cat <<CONF
[global]
$repository
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=$BACKUP_PASSPHRASE
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
CONF
