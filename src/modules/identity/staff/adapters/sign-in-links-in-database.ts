import { defineEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { SignInLinks, StaffPerson } from '../ports.ts'

export const SignInLinkTable = defineEntity({
  name: 'SignInLink',
  tableName: 'identity.sign_in_link',
  properties: {
    tokenHash: p.text().primary(),
    staffId: p.uuid().strictNullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().strictNullable(),
  },
})

export const expiredSignInLinks = {
  name: 'drop-sign-in-links',
  table: 'identity.sign_in_link',
  expired: "created_at < $1::timestamptz - interval '2 days'",
}

const thereIsAnOwner = `(
  exists (select from identity.staff where role = 'owner' and is_active and closed_at is null)
  or exists (select from identity.member where staff_role = 'owner' and closed_at is null)
)`

export function signInLinksInDatabase(database: Database): SignInLinks {
  // A newer code, or a locked one, invalidates earlier links; an owner invalidates the first owner's links.
  const find = database.statement<{ id: string | null } & Omit<StaffPerson, 'id'>>(
    'find-sign-in-link',
    `select s.id, s.name, s.role from identity.sign_in_link l left join identity.staff s on s.id = l.staff_id
     where l.token_hash = $1 and l.used_at is null and l.expires_at > $2
       and case when l.staff_id is null then not ${thereIsAnOwner}
         else s.is_active and s.closed_at is null and s.grants_from <= l.created_at end`,
  )
  // If two links for the same person are opened at once, the second waits here, and finds both used.
  const use = database.statement<{ token_hash: string }>(
    'use-sign-in-link',
    `update identity.sign_in_link l set used_at = $2 from identity.sign_in_link mine
     where mine.token_hash = $1 and mine.expires_at > $2 and l.staff_id is not distinct from mine.staff_id
       and l.used_at is null and (mine.staff_id is not null or not ${thereIsAnOwner}) returning l.token_hash`,
  )
  // A database without an owner for a day is not a new clinic: from then on, only `staff:add` creates one (D-172).
  const replaceFirst = database.statement<{ expiresAt: Date }>(
    'replace-first-sign-in-link',
    `with ended as (
       update identity.sign_in_link set used_at = $2 where staff_id is null and used_at is null and not ${thereIsAnOwner}
     )
     insert into identity.sign_in_link (token_hash, staff_id, created_at, expires_at)
     select $1, null, $2, least($3, last.moment)
     from (select min(executed_at) + interval '24 hours' as moment from platform.migration) as last
     where not ${thereIsAnOwner} and last.moment > $2 returning expires_at as "expiresAt"`,
  )
  return {
    async add(link) {
      await database.em().insert(SignInLinkTable, link)
    },
    replaceFirst: ({ tokenHash, createdAt, expiresAt }) =>
      database.inTransaction(async () => {
        // Two instances or commands at once: the second waits, and replaces the first one's link.
        await database.lock('first sign-in link')
        return (await replaceFirst(tokenHash, createdAt, expiresAt))[0]?.expiresAt
      }),
    async hasFirst(at) {
      const open = { staffId: null, usedAt: null, expiresAt: { $gt: at } }
      return (await database.em().count(SignInLinkTable, open)) > 0
    },
    async hasOwner() {
      return (await database.run(`select where ${thereIsAnOwner}`, [])).length > 0
    },
    async find(tokenHash, at) {
      const [found] = await find(tokenHash, at)
      if (!found) return undefined
      const { id, name, role } = found
      return id === null ? 'nobody yet' : { id, name, role }
    },
    async use(tokenHash, at) {
      return (await use(tokenHash, at)).some(({ token_hash }) => token_hash === tokenHash)
    },
  }
}
