import { defineEntity, p, raw } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import { brokenConstraint } from '#platform/database/database-errors.ts'
import { insertMany } from '#platform/database/insert-many.ts'
import type { Contact } from '../contact.ts'
import type { HeldContact, StoredContacts } from '../ports.ts'
import { ContactTaken } from '../refusals.ts'
import { externalIdsInDatabase } from './external-ids-in-database.ts'

export const contactMigrations: readonly Migration[] = [
  {
    name: '0106 identity: members without an address or a password, and their contacts',
    statements: [
      'alter table identity.member alter column email drop not null, alter column password_hash drop not null',
      // A null value adds nothing to the search text.
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
      // Staff often search for the last four digits.
      `create index phone_by_ending on identity.contact (reverse(value) text_pattern_ops) where kind = 'phone'`,
      // If only one member is left with a contact, it becomes theirs alone, however the other one lost it.
      `create function identity.unshare_contact() returns trigger language plpgsql as $$
        begin
          update identity.contact c set is_shared = false
          where c.kind = old.kind and c.value = old.value and c.is_shared and not exists (
            select from identity.contacts other
            where other.kind = c.kind and other.value = c.value and other.member_id <> c.member_id
          );
          return null;
        end $$`,
      `create trigger contact_is_unshared after delete on identity.contact for each row
        when (old.is_shared) execute function identity.unshare_contact()`,
      `create view identity.contacts as
        select id as member_id, 'email' as kind, email as value, true as is_valid, false as is_shared,
          email_proved_at as verified_at
        from identity.member where email is not null
        union all
        select member_id, kind, value, is_valid, is_shared, verified_at from identity.contact`,
    ],
  },
  {
    name: '0125 identity: a shared address that its owner leaves',
    statements: [
      `create function identity.unshare_address() returns trigger language plpgsql as $$
        begin
          update identity.contact c set is_shared = false
          where c.kind = 'email' and c.value = old.email and c.is_shared and not exists (
            select from identity.contacts o where o.kind = 'email' and o.value = c.value and o.member_id <> c.member_id);
          return null;
        end $$`,
      // At the commit, because a merge takes an address from one account before the other one gets it.
      `create constraint trigger address_is_unshared after delete or update of email on identity.member
        deferrable initially deferred for each row when (old.email is not null) execute function identity.unshare_address()`,
      `update identity.contact c set is_shared = false where c.is_shared and not exists (
         select from identity.contacts o where o.kind = c.kind and o.value = c.value and o.member_id <> c.member_id)`,
    ],
  },
  {
    name: '0126 identity: a search for every address',
    statements: [
      `create index email_by_words on identity.contact using gin (identity.folded(value) gin_trgm_ops)
       with (fastupdate = off) where kind = 'email'`,
    ],
    concurrently: true,
  },
]

/** All except the sign-in address, which belongs to the account. */
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
  return {
    ...contactsOfOne(database, cache),
    ...contactsOfMany(database, cache),
    ...externalIdsInDatabase(database),
  }
}

function contactsOfOne(
  database: Database,
  cache: Cache,
): Omit<
  StoredContacts,
  keyof ReturnType<typeof contactsOfMany> | keyof ReturnType<typeof externalIdsInDatabase>
> {
  const members = database.table('identity.member')
  const of = database.statement<Contact>(
    'contacts-of',
    `select kind, value, is_valid as "isValid", is_shared as "isShared", verified_at as "verifiedAt"
     from identity.contacts where member_id = $1 order by kind, is_shared, value`,
  )
  return {
    of,
    async add(memberId, { kind, value, isValid, isShared }, at) {
      const em = database.em()
      if (isShared) await em.nativeUpdate(ContactTable, { kind, value }, { isShared })
      const contact = { memberId, kind, value, isValid, isShared, verifiedAt: null, createdAt: at }
      await em.upsert(ContactTable, contact, { onConflictAction: 'ignore' }).catch(takenByAnother(kind))
      if (kind === 'email') cache.invalidate('patient-by-email', value)
    },
    async changeOwnEmail(memberId, from, to) {
      const em = database.em()
      const isFree = from === null && { [raw('identity.has_other_ways_in(id)')]: false }
      const own = { id: memberId, email: from, ...isFree }
      const change = em.nativeUpdate(members, own, { email: to, emailProvedAt: null })
      if ((await change.catch(takenByAnother('email'))) === 0) return false
      // A reset link was for the old address.
      await em.nativeDelete(database.table('identity.password_reset'), { memberId })
      cache.invalidate('member', memberId)
      for (const email of [from, to]) if (email) cache.invalidate('patient-by-email', email)
      return true
    },
    async changeBirthday(memberId, from, to) {
      cache.invalidate('member', memberId)
      const where = { id: memberId, ...storedBirthday(from) }
      return (await database.em().nativeUpdate(members, where, storedBirthday(to))) > 0
    },
    async remove(memberId, { kind, value }) {
      if (kind === 'email') cache.invalidate('patient-by-email', value)
      return (await database.em().nativeDelete(ContactTable, { memberId, kind, value })) > 0
    },
  }
}

function contactsOfMany(
  database: Database,
  cache: Cache,
): Pick<StoredContacts, 'holders' | 'holdersOfAny' | 'importMembers'> {
  const holders = database.statement<HeldContact>(
    'holders-of-contacts',
    // A subquery per member (offset 0): a join would read all contacts of a clinic for a hundred members.
    `select distinct asked.kind, asked.value, m.id as "memberId", trim(m.first_name || ' ' || m.last_name) as name,
       coalesce(m.date_of_birth::text, m.birthday) as birthday, m.role = 'staff' as "isStaff"
     from unnest($1::text[], $2::text[]) as asked (kind, value)
     join lateral (
       select c.member_id from identity.contacts c where c.kind = asked.kind and c.value = asked.value offset 0
     ) c on true
     join identity.member m on m.id = c.member_id order by asked.kind, asked.value, name, "memberId"`,
  )
  const imported = ['id', 'email', 'firstName', 'lastName', 'dateOfBirth', 'birthday', 'createdAt'] as const
  const addMembers = insertMany(database, 'identity.member', imported)
  const properties = ['memberId', 'kind', 'value', 'isValid', 'isShared', 'createdAt'] as const
  const addContacts = insertMany(database, 'identity.contact', properties, 'on conflict do nothing')
  const holdersOfAny: StoredContacts['holdersOfAny'] = async contacts =>
    contacts.length === 0
      ? []
      : holders(
          contacts.map(({ kind }) => kind),
          contacts.map(({ value }) => value),
        )
  return {
    holders: async contact =>
      (await holdersOfAny([contact])).map(({ memberId, name }) => ({ memberId, name })),
    holdersOfAny,
    async importMembers(members, at) {
      if (members.length === 0) return
      const people = members.map(({ contacts, ...member }) => {
        const own = contacts.find(({ kind, isShared }) => kind === 'email' && !isShared)
        return { ...member, email: own?.value ?? null, contacts: contacts.filter(contact => contact !== own) }
      })
      const em = database.em()
      await addMembers(people.map(({ birthday, ...row }) => ({ ...row, ...storedBirthday(birthday) })))
      const all = people.flatMap(({ id, contacts }) =>
        contacts.map(contact => ({ memberId: id, ...contact, createdAt: at })),
      )
      const shared = all.filter(({ isShared }) => isShared).map(({ kind, value }) => ({ kind, value }))
      if (shared.length > 0) await em.nativeUpdate(ContactTable, { $or: shared }, { isShared: true })
      await addContacts(all)
      cache.invalidate('member-count', '')
      for (const { email } of people) if (email) cache.invalidate('patient-by-email', email)
    },
  }
}

/** The date of birth, and the birthday without a year: one of them at most. */
const storedBirthday = (text: string | null) => ({
  dateOfBirth: text?.length === 10 ? text : null,
  birthday: text?.length === 5 ? text : null,
})

const takenByAnother = (kind: Contact['kind']) => (error: unknown) => {
  const constraint = brokenConstraint(error)
  throw constraint === 'own_contact' || constraint === 'email_taken'
    ? new ContactTaken({ patient: 'Another patient', kind })
    : error
}
