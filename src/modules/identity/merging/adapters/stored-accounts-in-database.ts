import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import { brokenConstraint } from '#platform/database/database-errors.ts'
import { type AccountFields, type ContactRow, mergedColumns } from '../merged-fields.ts'
import type { AccountMerge, AccountUnmerge, StoredAccount, StoredAccounts } from '../ports.ts'
import { ContactTakenSince } from '../refusals.ts'

export function storedAccountsInDatabase(database: Database, cache: Cache): StoredAccounts {
  const lock = database.statement<{ id: string }>(
    'lock-members-to-merge',
    `select id from identity.member where id = any($1::uuid[]) and role = 'member' and closed_at is null
     order by id for update`,
  )
  const rowsOf = (table: string) =>
    `coalesce((select jsonb_agg(to_jsonb(r) order by r::text) from identity.${table} r where r.member_id = m.id), '[]')`
  const read = database.statement<StoredAccount>(
    'read-account-to-merge',
    `select to_jsonb(m) as member, ${rowsOf('contact')} as contacts,
       array(select value from identity.external_id x where x.member_id = m.id order by value) as "externalIds",
       ${rowsOf('passkey')} as passkeys, ${rowsOf('recovery_code')} as "recoveryCodes",
       ${rowsOf('member_device')} as devices, ${rowsOf('claim_card')} as cards
     from identity.member m where m.id = $1`,
  )
  const change = database.statement<never>(
    'change-merged-account',
    `update identity.member m set (${mergedColumns}) = (
       select ${mergedColumns} from jsonb_populate_record(null::identity.member, $2::jsonb)
     ) where m.id = $1`,
  )
  const namesakes = database.statement<{ memberId: string; name: string }>(
    'namesakes-of-member',
    `select o.id as "memberId", trim(o.first_name || ' ' || o.last_name) as name
     from identity.member m join identity.member o
       on o.name_key = m.name_key and o.date_of_birth = m.date_of_birth and o.role = 'member' and o.id <> m.id
     where m.id = $1 and m.role = 'member' and trim(m.first_name || m.last_name) <> '' order by o.created_at, o.id limit 20`,
  )
  const forget = ({ id, email }: AccountFields, contacts: readonly ContactRow[] = []) => {
    cache.invalidate('member', id)
    cache.invalidate('member-count', '')
    const addresses = contacts.filter(({ kind }) => kind === 'email').map(({ value }) => value)
    for (const address of [email, ...addresses]) if (address) cache.invalidate('patient-by-email', address)
  }
  const [absorb, restore] = [absorbing(database), restoring(database)]
  return {
    lock: async memberIds => (await lock(memberIds)).map(({ id }) => id),
    read: async memberId => (await read(memberId))[0],
    async absorb(survivor, absorbed, merge) {
      await absorb(survivor, absorbed, merge)
      forget(absorbed.member, absorbed.contacts)
    },
    async restore(survivor, absorbed, merge) {
      await restore(survivor, absorbed, merge)
      forget(absorbed.member, [...absorbed.contacts, ...merge.added.contacts])
    },
    async change(now, fields) {
      await change(now.id, JSON.stringify(fields)).catch(takenSince)
      for (const each of [now, fields]) forget(each)
    },
    namesakesOf: memberId => namesakes(memberId),
  }
}

function absorbing(database: Database) {
  // The sign-in address of one account becomes the survivor's contact, unless they have this contact already.
  const addAddress = database.statement<never>(
    'merge-own-address',
    `insert into identity.contact (member_id, kind, value, is_valid, is_shared, verified_at, created_at)
     select $1, 'email', $2::text, true,
       exists (select from identity.contact o where o.kind = 'email' and o.value = $2 and o.member_id not in ($1, $5)),
       $3::timestamptz, $4::timestamptz
     on conflict (member_id, kind, value) do update
       set verified_at = coalesce(contact.verified_at, excluded.verified_at)`,
  )
  // If the survivor had it as a contact, it becomes their sign-in address.
  const dropAddress = database.statement<never>(
    'drop-contact-that-signs-in',
    "delete from identity.contact where member_id = $1 and kind = 'email' and value = $2",
  )
  const verify = database.statement<never>(
    'merge-verified-contacts',
    `update identity.contact own set verified_at = coalesce(own.verified_at, other.verified_at)
     from identity.contact other
     where own.member_id = $1 and other.member_id = $2 and other.kind = own.kind and other.value = own.value`,
  )
  const moveContacts = database.statement<never>(
    'merge-contacts',
    `update identity.contact c set member_id = $1 where member_id = $2 and not exists (
       select from identity.contacts own where own.member_id = $1 and own.kind = c.kind and own.value = c.value
     )`,
  )
  const moveOthers = database.statement<never>(
    'merge-ids-and-ways-in',
    `with names as (update identity.external_id set member_id = $1 where member_id = $2),
       keys as (update identity.passkey set member_id = $1 where member_id = $2),
       resets as (delete from identity.password_reset where member_id = any($4::uuid[])),
       dropped as (delete from identity.recovery_code where member_id = $1 and $3::boolean)
     update identity.recovery_code set member_id = $1 where member_id = $2 and $3::boolean`,
  )
  const remove = database.statement<never>('remove-merged', 'delete from identity.member where id = $1')
  return async (survivor: StoredAccount, absorbed: StoredAccount, merge: AccountMerge & { at: Date }) => {
    const [{ id: survivorId, email: ownEmail }, { id }] = [survivor.member, absorbed.member]
    const { email } = merge.fields
    if (email && email !== ownEmail) await dropAddress(survivorId, email)
    for (const { email: address, email_proved_at: provedAt } of [survivor.member, absorbed.member])
      if (address && address !== email) await addAddress(survivorId, address, provedAt, merge.at, id)
    await verify(survivorId, id)
    await moveContacts(survivorId, id)
    await moveOthers(survivorId, id, merge.takesCodes, email === ownEmail ? [id] : [id, survivorId])
    await remove(id)
  }
}

function restoring(database: Database) {
  const columns = database.statement<{ columns: string }>(
    'columns-of-members',
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = 'identity.member'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const takeBack = database.statement<never>(
    'take-merged-contacts',
    `delete from identity.contact c using jsonb_to_recordset($2::jsonb) as came (kind text, value text)
     where c.member_id = $1 and c.kind = came.kind and c.value = came.value`,
  )
  const putBack = (table: string, conflict = '') =>
    database.statement<never>(
      `put-back-${table}`,
      `insert into identity.${table} select * from jsonb_populate_recordset(null::identity.${table}, $1::jsonb) ${conflict}`,
    )
  const restoreContacts = putBack(
    'contact',
    `on conflict (member_id, kind, value) do update set is_valid = excluded.is_valid, is_shared = excluded.is_shared,
       verified_at = excluded.verified_at, created_at = excluded.created_at`,
  )
  const shareWith = database.statement<never>(
    'share-with-restored',
    `update identity.contact c set is_shared = true
     from jsonb_to_recordset($1::jsonb) as back (kind text, value text, is_shared boolean)
     where back.is_shared and c.kind = back.kind and c.value = back.value`,
  )
  // Whoever shared one may have left since the merge.
  const unshare = database.statement<never>(
    'unshare-restored',
    `update identity.contact c set is_shared = false
     where c.member_id = any($1::uuid[]) and c.is_shared and not exists (
       select from identity.contacts o where o.kind = c.kind and o.value = c.value and o.member_id <> c.member_id)`,
  )
  const unverify = database.statement<never>(
    'unverify-after-merge',
    `update identity.contact c set verified_at = null
     from jsonb_to_recordset($2::jsonb) as before (kind text, value text, verified_at timestamptz),
       jsonb_to_recordset($3::jsonb) as other (kind text, value text, verified_at timestamptz)
     where c.member_id = $1 and (c.kind, c.value) = (before.kind, before.value)
       and (c.kind, c.value) = (other.kind, other.value)
       and before.verified_at is null and c.verified_at = other.verified_at`,
  )
  // What was removed since the merge stays removed. What was added goes: both people could sign in.
  const returnOthers = database.statement<never>(
    'return-external-ids-and-ways-in',
    `with names as (update identity.external_id set member_id = $2 where member_id = $1 and value = any($3::text[])),
       keys as (update identity.passkey p set member_id = $2 from jsonb_to_recordset($4::jsonb) as back (id uuid)
         where p.member_id = $1 and p.id = back.id),
       moved as (update identity.recovery_code set member_id = $2 where member_id = $1 and code_hash = any($5::text[])),
       resets as (delete from identity.password_reset where member_id = $1),
       added_keys as (delete from identity.passkey where id = any($7::uuid[])),
       added_codes as (delete from identity.recovery_code where code_hash = any($8::text[])),
       old_keys as (insert into identity.passkey
         select * from jsonb_populate_recordset(null::identity.passkey, $9::jsonb) on conflict do nothing)
     insert into identity.recovery_code
     select * from jsonb_populate_recordset(null::identity.recovery_code, $6::jsonb) on conflict do nothing`,
  )
  const devices = putBack('member_device', 'on conflict do nothing')
  const cards = putBack('claim_card', 'on conflict do nothing')
  return async (survivor: StoredAccount, absorbed: StoredAccount, merge: AccountUnmerge) => {
    const survivorId = survivor.member.id
    const { member, contacts, externalIds } = absorbed
    const { email, email_proved_at: verified_at } = member
    const theirs = [...contacts, ...(email ? [{ kind: 'email' as const, value: email, verified_at }] : [])]
    const [own, other] = [new Set(survivor.contacts.map(keyOf)), new Set(theirs.map(keyOf))]
    // The survivor's sign-in address may have been a contact.
    const signsIn = { kind: 'email', value: merge.email }
    const came = [...theirs.filter(each => !own.has(keyOf(each))), ...merge.added.contacts, signsIn]
    const both = survivor.contacts.filter(contact => other.has(keyOf(contact)))
    // A contact that became the sign-in address turns back into a contact.
    const dropped = both.filter(({ kind, value }) => kind === 'email' && value === merge.fields.email)
    const [{ columns: names } = { columns: '' }] = await columns()
    try {
      await takeBack(survivorId, JSON.stringify(came))
      await database.run(
        `insert into identity.member (${names}) select ${names} from jsonb_populate_record(null::identity.member, $1::jsonb)`,
        [JSON.stringify(member)],
      )
      await unverify(survivorId, JSON.stringify(both), JSON.stringify(theirs))
      // Contacts of both accounts are shared again, including with anyone else who has them, as is a sign-in address.
      const address = theirs
        .filter(({ value }) => value === email)
        .map(each => ({ ...each, is_shared: true }))
      await shareWith(JSON.stringify([...contacts, ...both, ...address]))
      await restoreContacts(JSON.stringify([...contacts, ...dropped, ...merge.keptContacts]))
      await unshare([survivorId, member.id])
    } catch (error) {
      takenSince(error)
    }
    const hashes = absorbed.recoveryCodes.map(code => code['code_hash'])
    const codes = merge.takesCodes ? survivor.recoveryCodes : absorbed.recoveryCodes
    const passkeys = JSON.stringify(absorbed.passkeys)
    const given = [externalIds, passkeys, hashes, JSON.stringify(codes)]
    const { keyIds, codeHashes } = merge.added
    const deleted = merge.movesWaysIn ? '[]' : passkeys
    await returnOthers(survivorId, member.id, ...given, keyIds, codeHashes, deleted)
    await devices(JSON.stringify(absorbed.devices))
    await cards(JSON.stringify(absorbed.cards ?? []))
  }
}

function takenSince(error: unknown): never {
  const constraint = brokenConstraint(error)
  throw constraint === 'own_contact' || constraint === 'email_taken' ? new ContactTakenSince() : error
}

const keyOf = ({ kind, value }: { readonly kind: string; readonly value: string }) => `${kind} ${value}`
