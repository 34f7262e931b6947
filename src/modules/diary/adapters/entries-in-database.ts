import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'
import type { Entry } from '../entries.ts'
import type { Entries } from '../ports.ts'

/** What a member wrote in an entry. */
type Contents = Pick<Entry, 'title' | 'description' | 'imageUrl'>

export const entryRows: EncryptedRows = {
  name: 'diary entries',
  table: 'diary.entry',
  columns: ['member_id', 'id'],
  keyId: 'key_id',
  bytes: 'encrypted',
  boundTo: ([memberId, id]) => `diary entry ${memberId} ${id}`,
  plain: {
    content: `json_build_object('title', title, 'description', description, 'imageUrl', image_url)::text`,
    where: 'key_id is null',
    cleared: 'title = null, description = null, image_url = null',
  },
}

/** An entry from before they were encrypted has no key, and is plain until it has one. */
interface Row extends Omit<Entry, keyof Contents> {
  readonly title: string | null
  readonly description: string | null
  readonly imageUrl: string | null
  readonly keyId: string | null
  readonly bytes: Uint8Array | null
}

export function entriesInDatabase(database: Database, cipher: Cipher): Entries {
  return { ...reading(database, cipher), ...writing(database, cipher) }
}

function reading(database: Database, cipher: Cipher): Pick<Entries, 'of' | 'countOf'> {
  // Ids are made of their time, so the key's order is the order of the list.
  const of = database.statement<Row>(
    'diary-entries-of',
    `select id, title, description, entry_type as "entryType", service_id as "serviceId", service_name as "serviceName",
       treatment_date::text as "treatmentDate", image_url as "imageUrl", points_awarded as "pointsAwarded",
       created_at as "createdAt", key_id as "keyId", encrypted as bytes
     from diary.entry
     where member_id = $1 and id < coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
     order by id desc limit $2`,
  )
  const count = database.statement<{ count: number }>(
    'count-diary-entries',
    'select count(*)::int as count from diary.entry where member_id = $1',
  )
  const decrypted = (memberId: string, { keyId, bytes, ...row }: Row): Entry => {
    if (!keyId || !bytes) return { ...row, title: row.title ?? '' }
    const contents = cipher.decrypt({ keyId, bytes }, entryRows.boundTo([memberId, row.id])).toString()
    return { ...row, ...(JSON.parse(contents) as Contents) }
  }
  return {
    of: async (memberId, limit, before) =>
      (await of(memberId, limit, before ?? null)).map(row => decrypted(memberId, row)),
    countOf: async memberId => (await count(memberId))[0]?.count ?? 0,
  }
}

function writing(
  database: Database,
  cipher: Cipher,
): Pick<Entries, 'takeTurn' | 'add' | 'remove' | 'removeAllOf'> {
  const takeTurn = database.statement<never>(
    'diary-turn',
    `select pg_advisory_xact_lock(hashtextextended('diary ' || $1::text, 0))`,
  )
  const add = database.statement<never>(
    'add-diary-entry',
    `insert into diary.entry
       (member_id, id, entry_type, service_id, treatment_date, points_awarded, created_at, key_id, encrypted,
        service_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  )
  const remove = database.statement<{ id: string }>(
    'remove-diary-entry',
    `with gone as (
       delete from diary.entry where member_id = $1 and id = $2 returning id
     ), given_up as (
       update diary.photo set given_up = true, entry_id = null
       where member_id = $1 and entry_id in (select id from gone)
     )
     select id from gone`,
  )
  const removeAll = database.statement<never>(
    'remove-diary-entries-of',
    'delete from diary.entry where member_id = $1',
  )
  return {
    async takeTurn(memberId) {
      await takeTurn(memberId)
    },
    async add(memberId, entry) {
      const { id, title, description, imageUrl, entryType, serviceId, treatmentDate } = entry
      const contents: Contents = { title, description, imageUrl }
      const { keyId, bytes } = cipher.encrypt(JSON.stringify(contents), entryRows.boundTo([memberId, id]))
      const placed = [memberId, id, entryType, serviceId, treatmentDate, entry.pointsAwarded, entry.createdAt]
      await add(...placed, keyId, bytes, entry.serviceName)
    },
    remove: async (memberId, id) => (await remove(memberId, id)).length > 0,
    async removeAllOf(memberId) {
      await removeAll(memberId)
    },
  }
}
