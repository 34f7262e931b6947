import { defineEntity, p, raw } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import { brokenConstraint } from '#platform/database/database-errors.ts'
import type { ContactChange, MovedContacts, WaitingChanges } from '../ports.ts'
import { ContactChangeEnded } from '../refusals.ts'

export const contactChangeMigrations: readonly Migration[] = [
  {
    name: '0120 identity: contacts that members change',
    statements: [
      `create table identity.contact_change (
        member_id uuid primary key references identity.member (id) on delete cascade,
        id uuid not null unique,
        kind text not null check (kind in ('email', 'phone')),
        value text not null,
        replaces text,
        asks_old boolean not null,
        tries integer not null default 0,
        expires_at timestamptz not null,
        sent_at timestamptz,
        used_at timestamptz
      )`,
      'create index contact_change_by_expiry on identity.contact_change (expires_at)',
    ],
  },
]

export const ContactChangeTable = defineEntity({
  name: 'ContactChange',
  tableName: 'identity.contact_change',
  properties: {
    memberId: p.uuid().primary(),
    id: p.uuid().unique('contact_change_id_key'),
    kind: p.text().$type<'email' | 'phone'>(),
    value: p.text(),
    replaces: p.text().strictNullable(),
    asksOld: p.boolean(),
    tries: p.integer().default(0),
    expiresAt: p.datetime().index('contact_change_by_expiry'),
    sentAt: p.datetime().strictNullable(),
    usedAt: p.datetime().strictNullable(),
  },
})

export const expiredContactChanges = {
  name: 'drop-contact-changes',
  table: 'identity.contact_change',
  expired: "expires_at < $1::timestamptz - interval '1 day'",
}

const open = (at: Date) => ({ usedAt: null, expiresAt: { $gt: at } })

export function changesInDatabase(database: Database): WaitingChanges {
  return {
    async replace(change) {
      const renewed = { ...change, tries: 0, sentAt: null, usedAt: null }
      await database.em().upsert(ContactChangeTable, renewed, { onConflictFields: ['memberId'] })
    },
    async takeToSend(id, at) {
      const em = database.em()
      const unsent = { id, sentAt: null, ...open(at) }
      if ((await em.nativeUpdate(ContactChangeTable, unsent, { sentAt: at })) === 0) return undefined
      const change = await em.findOneOrFail(ContactChangeTable, { id })
      const member = await em.findOne(database.table('identity.member'), { id: change.memberId })
      return { ...change, firstName: member?.firstName ?? '' }
    },
    async countTry(memberId, most, at) {
      const em = database.em()
      const where = { memberId, tries: { $lt: most }, ...open(at) }
      const tries = raw('tries + 1')
      const counted = await em.nativeUpdate(ContactChangeTable, where, { tries })
      return counted > 0 ? em.findOneOrFail(ContactChangeTable, { memberId }) : undefined
    },
    use: async (id, at) =>
      (await database.em().nativeUpdate(ContactChangeTable, { id, ...open(at) }, { usedAt: at })) > 0,
  }
}

/** Reads contacts like `contacts` does, and replaces one by another. */
export function movedContactsIn(
  database: Database,
  cache: Cache,
  read: Pick<MovedContacts, 'of' | 'holders'>,
): MovedContacts {
  // Without a time the desk changes it, which is only for patients: an account's address can open the staff area.
  const moveSignInAddress = database.statement<{ id: string }>(
    'move-sign-in-address',
    `with own as (
       select id from identity.member m where id = $1 and closed_at is null
         and ($4::timestamptz is not null or staff_role is null)
         and (email is not distinct from $2 or email is null and exists (
           select from identity.contact c where c.member_id = m.id and c.kind = 'email' and c.value = $2))
       for update),
       resets as (delete from identity.password_reset where member_id in (select id from own)),
       beside as (delete from identity.contact
         where member_id in (select id from own) and kind = 'email' and value in ($2, $3))
     update identity.member m set email = $3, email_proved_at = $4 from own where m.id = own.id returning m.id`,
  )
  const moveContact = database.statement<{ id: string }>(
    'move-own-contact',
    `with gone as (
       delete from identity.contact where member_id = $1 and kind = $5 and value = $2 returning member_id)
     insert into identity.contact (member_id, kind, value, is_valid, is_shared, verified_at, created_at)
     select m.id, $5, $3, true, false, $4::timestamptz, $4::timestamptz from identity.member m
     where m.id = $1 and m.closed_at is null and m.email is distinct from $3
       and ($2::text is null or exists (select from gone))
     on conflict (member_id, kind, value) do update set verified_at = excluded.verified_at
     returning member_id as id`,
  )
  const move = async ({ memberId, kind, value, replaces }: ContactMove, at: Date | null) => {
    const moved = async () => {
      const signsIn = kind === 'email' ? await moveSignInAddress(memberId, replaces, value, at) : []
      const isOther = at !== null && (kind === 'phone' || replaces !== null)
      return signsIn.length > 0 || !isOther ? signsIn : moveContact(memberId, replaces, value, at, kind)
    }
    const found = await moved().catch(error => {
      if (!takenBy.has(brokenConstraint(error) ?? '')) throw error
      return []
    })
    if (found.length === 0) return false
    cache.invalidate('member', memberId)
    if (kind === 'email')
      for (const email of [value, replaces]) if (email) cache.invalidate('patient-by-email', email)
    return true
  }
  return {
    ...read,
    async move(change, at) {
      if (!(await move(change, at))) throw new ContactChangeEnded()
    },
    replaceSignInAddress: (memberId, { email: value, replaces }) =>
      move({ memberId, kind: 'email', value, replaces }, null),
  }
}

type ContactMove = Pick<ContactChange, 'memberId' | 'kind' | 'value' | 'replaces'>

const takenBy = new Set(['own_contact', 'email_taken'])
