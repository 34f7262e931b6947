import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import { brokenConstraint } from '#platform/database/database-errors.ts'
import type { Contact } from '../contact.ts'
import type { Holder, StoredContacts } from '../ports.ts'
import { ContactTaken } from '../refusals.ts'

export const contactMigrations: readonly Migration[] = [
  {
    name: '0106 identity: members without an address or a password, and their contacts',
    statements: [
      'alter table identity.member alter column email drop not null, alter column password_hash drop not null',
      // What is not there adds nothing to what members are found by.
      `create or replace function identity.folded(words text) returns text language sql immutable parallel safe as $$
        select coalesce(
          lower(regexp_replace(normalize(trim(words), NFKD), '[\\u0300-\\u036f]', '', 'g') collate "pg_c_utf8"), '')
      $$`,
      `create table identity.contact (
        member_id uuid not null references identity.member (id) on delete cascade,
        kind text not null check (kind in ('email', 'phone')),
        value text not null,
        is_valid boolean not null,
        is_shared boolean not null,
        verified_at timestamptz,
        created_at timestamptz not null,
        primary key (member_id, kind, value)
      )`,
      'create index contact_by_value on identity.contact (kind, value)',
      'create unique index own_contact on identity.contact (kind, value) where is_valid and not is_shared',
      // Staff ask for the last four digits.
      `create index phone_by_ending on identity.contact (reverse(value) text_pattern_ops) where kind = 'phone'`,
      `create view identity.contacts as
        select id as member_id, 'email' as kind, email as value, true as is_valid, false as is_shared,
          email_proved_at as verified_at
        from identity.member where email is not null
        union all
        select member_id, kind, value, is_valid, is_shared, verified_at from identity.contact`,
    ],
  },
]

/** All but the address that signs in, which is the account's. */
export const ContactTable = defineEntity({
  name: 'Contact',
  tableName: 'identity.contact',
  properties: {
    memberId: p.uuid().primary(),
    kind: p.enum(['email', 'phone']).primary(),
    value: p.text().primary(),
    isValid: p.boolean(),
    isShared: p.boolean(),
    verifiedAt: p.datetime().strictNullable(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['kind', 'value'], name: 'contact_by_value' }],
})

export function contactsInDatabase(database: Database, cache: Cache): StoredContacts {
  const of = database.statement<Contact>(
    'contacts-of',
    `select kind, value, is_valid as "isValid", is_shared as "isShared", verified_at as "verifiedAt"
     from identity.contacts where member_id = $1 order by kind, is_shared, value`,
  )
  const holders = database.statement<Holder>(
    'contact-holders',
    `select distinct m.id as "memberId", trim(m.first_name || ' ' || m.last_name) as name
     from identity.contacts c join identity.member m on m.id = c.member_id
     where c.kind = $1 and c.value = $2 order by 2, 1`,
  )
  const setOwnEmail = database.statement<{ id: string }>(
    'set-own-email',
    'update identity.member set email = $2 where id = $1 and email is null returning id',
  )
  return {
    of,
    holders: ({ kind, value }) => holders(kind, value),
    async add(memberId, { kind, value, isValid, isShared }, at) {
      const em = database.em()
      if (isShared) await em.nativeUpdate(ContactTable, { kind, value }, { isShared })
      const contact = { memberId, kind, value, isValid, isShared, verifiedAt: null, createdAt: at }
      await em.upsert(ContactTable, contact, { onConflictAction: 'ignore' }).catch(takenByAnother(kind))
    },
    async setOwnEmail(memberId, email) {
      const [changed] = await setOwnEmail(memberId, email).catch(takenByAnother('email'))
      if (changed) {
        cache.invalidate('member', memberId)
        cache.invalidate('patient-by-email', email)
      }
      return changed !== undefined
    },
    async remove(memberId, { kind, value }) {
      return (await database.em().nativeDelete(ContactTable, { memberId, kind, value })) > 0
    },
  }
}

const takenByAnother = (kind: Contact['kind']) => (error: unknown) => {
  const constraint = brokenConstraint(error)
  throw constraint === 'own_contact' || constraint === 'email_taken'
    ? new ContactTaken({ patient: 'Another patient', kind })
    : error
}
