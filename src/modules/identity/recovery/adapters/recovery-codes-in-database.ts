import type { Database, Migration } from '#platform/database/database.ts'
import type { KeptCode, RecoveryCodes } from '../ports.ts'

export const recoveryCodeMigrations: readonly Migration[] = [
  {
    name: '0092 identity: recovery codes',
    statements: [
      `create table identity.recovery_code (
        code_hash text primary key,
        member_id uuid references identity.member (id) on delete cascade,
        staff_id uuid references identity.staff (id) on delete cascade,
        created_at timestamptz not null,
        used_at timestamptz,
        check (num_nonnulls(member_id, staff_id) = 1)
      )`,
      'create index recovery_code_by_member on identity.recovery_code (member_id) where member_id is not null',
      'create index recovery_code_by_staff on identity.recovery_code (staff_id) where staff_id is not null',
    ],
  },
]

const isOwn = '(member_id = $1::uuid or staff_id = $1::uuid)'

export function recoveryCodesInDatabase(database: Database): RecoveryCodes {
  // Two who make codes for the same person at once would both find only those of before.
  const lock = database.statement<never>(
    'lock-recovery-codes',
    "select pg_advisory_xact_lock(hashtext('recovery codes ' || $1::text))",
  )
  const removeAllOf = database.statement<never>(
    'remove-recovery-codes',
    `delete from identity.recovery_code where ${isOwn}`,
  )
  const add = database.statement<never>(
    'add-recovery-codes',
    `insert into identity.recovery_code (code_hash, member_id, staff_id, created_at)
     select hash, case $2::text when 'member' then $1::uuid end, case $2::text when 'staff' then $1::uuid end, $4
     from unnest($3::text[]) hash`,
  )
  const of = database.statement<KeptCode>(
    'recovery-codes-of',
    `select created_at as "createdAt", used_at as "usedAt" from identity.recovery_code where ${isOwn}
     order by used_at, code_hash`,
  )
  const use = database.statement<{ ownerId: string }>(
    'use-recovery-code',
    `update identity.recovery_code set used_at = $2 where code_hash = $1 and used_at is null
     returning coalesce(member_id, staff_id) as "ownerId"`,
  )
  return {
    async replace({ id, kind }, hashes, at) {
      await lock(id)
      await removeAllOf(id)
      await add(id, kind, hashes, at)
    },
    of,
    use: async (hash, at) => (await use(hash, at))[0]?.ownerId,
    async removeAllOf(ownerId) {
      await removeAllOf(ownerId)
    },
  }
}
