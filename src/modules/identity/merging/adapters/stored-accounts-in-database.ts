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
  const of = tablesOf(database)
  return async (survivor: StoredAccount, absorbed: StoredAccount, merge: AccountMerge & { at: Date }) => {
    const [{ id: survivorId, email: ownEmail }, { id }] = [survivor.member, absorbed.member]
    const { email } = merge.fields
    const em = database.em()
    // If the survivor had it as a contact, it becomes their sign-in address.
    if (email && email !== ownEmail)
      await em.nativeDelete(of('contact'), { memberId: survivorId, kind: 'email', value: email })
    for (const { email: address, email_proved_at: provedAt } of [survivor.member, absorbed.member])
      if (address && address !== email) await addAddress(survivorId, address, provedAt, merge.at, id)
    await verify(survivorId, id)
    await moveContacts(survivorId, id)
    const withoutReset = email === ownEmail ? [id] : [id, survivorId]
    await em.nativeDelete(of('password_reset'), { memberId: { $in: withoutReset } })
    if (merge.takesCodes) await em.nativeDelete(of('recovery_code'), { memberId: survivorId })
    for (const name of ['external_id', 'passkey', ...(merge.takesCodes ? ['recovery_code'] : [])])
      await em.nativeUpdate(of(name), { memberId: id }, { memberId: survivorId })
    await em.nativeDelete(of('member'), { id })
  }
}

const tablesOf = (database: Database) => (name: string) => database.table(`identity.${name}`)

/** Rows as they were. Whoever is there already stays, except as `conflict` says. */
function puttingBack(database: Database) {
  return (name: string, conflict = 'on conflict do nothing') => {
    const { props } = database.em().getMetadata(database.table(`identity.${name}`))
    const columns = props.flatMap(({ fieldNames }) => fieldNames).join(', ')
    const put = database.statement<never>(
      `put-back-${name}`,
      `insert into identity.${name} (${columns})
       select ${columns} from jsonb_populate_recordset(null::identity.${name}, $1::jsonb) ${conflict}`,
    )
    return (rows: readonly object[]) => put(JSON.stringify(rows))
  }
}

function restoring(database: Database) {
  const [of, putBack] = [tablesOf(database), puttingBack(database)]
  const restoreMember = putBack('member', '')
  const restoreContacts = putBack(
    'contact',
    `on conflict (member_id, kind, value) do update set is_valid = excluded.is_valid, is_shared = excluded.is_shared,
       verified_at = excluded.verified_at, created_at = excluded.created_at`,
  )
  const [restoreKeys, restoreCodes] = [putBack('passkey'), putBack('recovery_code')]
  const [restoreDevices, restoreCards] = [putBack('member_device'), putBack('claim_card')]
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
    const em = database.em()
    try {
      const taken = came.map(({ kind, value }) => ({ kind, value }))
      await em.nativeDelete(of('contact'), { memberId: survivorId, $or: taken })
      await restoreMember([member])
      await unverify(survivorId, JSON.stringify(both), JSON.stringify(theirs))
      // Contacts of both accounts are shared again, including with anyone else who has them, as is a sign-in address.
      const shared = [...contacts, ...both].filter(({ is_shared }) => is_shared)
      const again = [...shared, ...theirs.filter(({ value }) => value === email)]
      const $or = again.map(({ kind, value }) => ({ kind, value }))
      if ($or.length > 0) await em.nativeUpdate(of('contact'), { $or }, { isShared: true })
      await restoreContacts([...contacts, ...dropped, ...merge.keptContacts])
      await unshare([survivorId, member.id])
    } catch (error) {
      takenSince(error)
    }
    const { keyIds, codeHashes } = merge.added
    const returned = [
      ['external_id', { value: { $in: externalIds } }],
      ['passkey', { id: { $in: absorbed.passkeys.map(key => key['id']) } }],
      ['recovery_code', { codeHash: { $in: absorbed.recoveryCodes.map(code => code['code_hash']) } }],
    ] as const
    for (const [name, which] of returned)
      await em.nativeUpdate(of(name), { memberId: survivorId, ...which }, { memberId: member.id })
    // What was removed since the merge stays removed. What was added goes: both people could sign in.
    await em.nativeDelete(of('password_reset'), { memberId: survivorId })
    await em.nativeDelete(of('passkey'), { id: { $in: keyIds } })
    await em.nativeDelete(of('recovery_code'), { codeHash: { $in: codeHashes } })
    if (!merge.movesWaysIn) await restoreKeys(absorbed.passkeys)
    await restoreCodes(merge.takesCodes ? survivor.recoveryCodes : absorbed.recoveryCodes)
    await restoreDevices(absorbed.devices)
    await restoreCards(absorbed.cards ?? [])
  }
}

function takenSince(error: unknown): never {
  const constraint = brokenConstraint(error)
  throw constraint === 'own_contact' || constraint === 'email_taken' ? new ContactTakenSince() : error
}

const keyOf = ({ kind, value }: { readonly kind: string; readonly value: string }) => `${kind} ${value}`
