import type { Database, Migration } from '#platform/database/database.ts'
import type { AddedWaysIn, EndedWaysIn, OtherWaysIn } from '../ports.ts'

export const otherWaysInMigrations: readonly Migration[] = [
  {
    name: '0102 identity: when a member last showed that the address is theirs',
    statements: ['alter table identity.member add column email_proved_at timestamptz'],
  },
]

type Passkey = AddedWaysIn['passkeys'][number]

/** Passkeys, recovery codes and browsers of an account that a password reset removes. */
export function otherWaysInDatabase(database: Database): OtherWaysIn {
  const lastProof = "coalesce(email_proved_at, '-infinity')"
  const passkeys = database.statement<Passkey>(
    'added-passkeys',
    `select p.id, p.name, p.created_at as "createdAt", p.last_used_at as "lastUsedAt"
     from identity.passkey p join identity.member m on m.id = p.member_id
     where m.id = $1 and p.created_at > ${lastProof} order by p.created_at desc, p.id desc`,
  )
  const codes = database.statement<{ createdAt: Date; left: number }>(
    'added-recovery-codes',
    `select max(c.created_at) as "createdAt", count(*) filter (where c.used_at is null)::int as left
     from identity.recovery_code c join identity.member m on m.id = c.member_id
     where m.id = $1 and c.created_at > ${lastProof} having count(*) > 0`,
  )
  // A browser enrolled at the desk is enrolled again the next time it opens the staff area.
  const endAdded = database.statement<EndedWaysIn>(
    'end-added-ways-in',
    `with moment as (select coalesce($2::timestamptz, '-infinity') as since),
     keys as (
       delete from identity.passkey where member_id = $1 and created_at > (select since from moment)
         and not id = any($3::uuid[]) returning name
     ), codes as (
       delete from identity.recovery_code where member_id = $1 and created_at > (select since from moment)
         and not $4::boolean returning code_hash
     ), browsers as (
       update identity.member_device set expires_at = $5
       where member_id = $1 and first_seen_at > (select since from moment) and expires_at > $5
     ), enrolled as (
       delete from identity.device where staff_id = $1
     )
     select (select coalesce(array_agg(name order by name), '{}') from keys) as passkeys,
       (select count(*)::int from codes) as "recoveryCodes"`,
  )
  return {
    async addedTo(memberId) {
      const [found] = await codes(memberId)
      return { passkeys: await passkeys(memberId), recoveryCodes: found ?? null }
    },
    async endAdded(memberId, { since, at }, { passkeys, recoveryCodes }) {
      const [ended] = await endAdded(memberId, since, passkeys, recoveryCodes, at)
      return ended ?? { passkeys: [], recoveryCodes: 0 }
    },
  }
}
