import { createHash } from 'node:crypto'
import { defineEntity, p, raw } from '@mikro-orm/core'
import type { Database, Migration } from '#platform/database/database.ts'
import type { Claimant, Claimants, CodeContact, ContactHolder, DeskCodes, SentCodes } from '../ports.ts'

export const claimMigrations: readonly Migration[] = [
  {
    name: '0112 identity: codes that sign members in',
    statements: [
      `create table identity.sent_code (
        contact_hash text primary key,
        id uuid not null,
        member_id uuid references identity.member (id) on delete cascade,
        tries integer not null default 0,
        expires_at timestamptz not null,
        used_at timestamptz
      )`,
      'create index sent_code_by_member on identity.sent_code (member_id)',
      'create index sent_code_by_expiry on identity.sent_code (expires_at)',
      `create table identity.desk_code (
        member_id uuid primary key references identity.member (id) on delete cascade,
        id uuid not null,
        code_hash text not null unique,
        expires_at timestamptz not null,
        used_at timestamptz
      )`,
      'create index desk_code_by_expiry on identity.desk_code (expires_at)',
    ],
  },
  {
    name: '0140 identity: other ways in that still work',
    statements: [
      // Passwords and recovery codes are entered together with an email address.
      `create function identity.has_other_ways_in(member_id uuid) returns boolean language sql stable as $$
        select exists (
          select from identity.passkey p where p.member_id = $1 and p.stopped_at is null
        ) or exists (
          select from identity.member m where m.id = $1 and m.email is not null and (m.password_hash is not null
            or exists (select from identity.recovery_code c where c.member_id = $1 and c.used_at is null))
        )
      $$`,
    ],
  },
]

export const SentCodeTable = defineEntity({
  name: 'SentCode',
  tableName: 'identity.sent_code',
  properties: {
    /** For contacts without a member too, so that the result reveals nothing. */
    contactHash: p.text().primary(),
    id: p.uuid(),
    memberId: p.uuid().strictNullable().index('sent_code_by_member'),
    tries: p.integer().default(0),
    expiresAt: p.datetime().index('sent_code_by_expiry'),
    usedAt: p.datetime().strictNullable(),
  },
})

export const DeskCodeTable = defineEntity({
  name: 'DeskCode',
  tableName: 'identity.desk_code',
  properties: {
    memberId: p.uuid().primary(),
    id: p.uuid(),
    codeHash: p.text().unique('desk_code_code_hash_key'),
    expiresAt: p.datetime().index('desk_code_by_expiry'),
    usedAt: p.datetime().strictNullable(),
  },
})

/** Expired codes stay for a while, so that the member learns that theirs no longer works. */
const expired = "expires_at < $1::timestamptz - interval '1 day'"

export const expiredSentCodes = { name: 'drop-sent-codes', table: 'identity.sent_code', expired }
export const expiredDeskCodes = { name: 'drop-desk-codes', table: 'identity.desk_code', expired }

const hashOf = ({ kind, value }: CodeContact) =>
  createHash('sha256').update(`${kind} ${value}`).digest('base64url')

const hasOtherWays = 'identity.has_other_ways_in(m.id)'

const claimant = `m.id as "memberId", m.first_name as "firstName", m.email, m.last_login_at is null as "isFirstTime"`

export function claimantsInDatabase(database: Database): Claimants {
  const byContact = database.statement<ContactHolder>(
    'claimant-by-contact',
    `select ${claimant}, c.verified_at is not null or not ${hasOtherWays} as "mayEnter"
     from identity.contacts c join identity.member m on m.id = c.member_id
     where c.kind = $1 and c.value = $2 and c.is_valid and not c.is_shared
       and m.closed_at is null and m.staff_role is null
       and not exists (
         select from identity.contacts other
         where other.kind = c.kind and other.value = c.value and other.member_id <> c.member_id)`,
  )
  const byId = database.statement<Claimant & { isClaimed: boolean }>(
    'claimant-by-id',
    `select ${claimant}, ${hasOtherWays} as "isClaimed" from identity.member m
     where m.id = $1 and m.closed_at is null and m.staff_role is null`,
  )
  return {
    byContact: async ({ kind, value }) => (await byContact(kind, value))[0],
    async byId(memberId) {
      const [found] = await byId(memberId)
      if (!found) return undefined
      const { isClaimed, ...member } = found
      return isClaimed ? 'claimed' : member
    },
    async markVerified(memberId, { kind, value }, at) {
      const em = database.em()
      const contacts = database.table('identity.contact')
      await em.nativeUpdate(contacts, { memberId, kind, value }, { verifiedAt: at })
      if (kind !== 'email') return
      // With another way in, only an emailed reset asks which ones the member recognizes.
      const own = { id: memberId, email: value, [raw('identity.has_other_ways_in(id)')]: false }
      await em.nativeUpdate(database.table('identity.member'), own, { emailProvedAt: at })
    },
  }
}

const unused = (at: Date) => ({ usedAt: null, expiresAt: { $gt: at } })

export function sentCodesInDatabase(database: Database): SentCodes {
  return {
    async replace(request, expiresAt) {
      const unbound = { memberId: null, tries: 0, usedAt: null }
      const code = { contactHash: hashOf(request), id: request.requestId, expiresAt, ...unbound }
      await database.em().upsert(SentCodeTable, code)
    },
    async bind(request, memberId, at) {
      const asked = { contactHash: hashOf(request), id: request.requestId, expiresAt: { $gt: at } }
      return (await database.em().nativeUpdate(SentCodeTable, { ...asked, memberId: null }, { memberId })) > 0
    },
    async countTry(contact, most, at) {
      const where = { contactHash: hashOf(contact), tries: { $lt: most }, ...unused(at) }
      const count = database
        .em()
        .qb(SentCodeTable)
        .update({ tries: raw('tries + 1') })
        .where(where)
      return (await count.returning('id').execute('all'))[0]?.id
    },
    async use(request, at) {
      const where = { contactHash: hashOf(request), id: request.requestId, ...unused(at) }
      const use = database.em().qb(SentCodeTable).update({ usedAt: at }).where(where)
      return (await use.returning('memberId').execute('all'))[0]?.memberId ?? undefined
    },
  }
}

export function deskCodesInDatabase(database: Database): DeskCodes {
  return {
    async replace(memberId, { id, hash: codeHash, expiresAt }) {
      const code = { memberId, id, codeHash, expiresAt, usedAt: null }
      await database.em().upsert(DeskCodeTable, code, { onConflictFields: ['memberId'] })
    },
    async of(memberId) {
      const code = await database.em().findOne(DeskCodeTable, { memberId })
      return code ? { id: code.id, expiresAt: code.expiresAt, usedAt: code.usedAt } : undefined
    },
    async use(hashes, at) {
      const where = { codeHash: { $in: [...hashes] }, ...unused(at) }
      const use = database.em().qb(DeskCodeTable).update({ usedAt: at }).where(where)
      return (await use.returning('memberId').execute('all'))[0]?.memberId
    },
  }
}
