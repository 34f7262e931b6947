import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'
import type { Entry } from '../entries.ts'
import type { Entries } from '../ports.ts'
import { PhotoTable } from './photos-in-database.ts'

/** The parts of an entry that the member wrote. */
type Contents = Pick<Entry, 'title' | 'description' | 'imageUrl'>

export const entryRows: EncryptedRows = {
  name: 'diary entries',
  table: 'diary.entry',
  columns: ['member_id', 'id'],
  keyId: 'key_id',
  bytes: 'encrypted',
  boundTo: ([memberId, id]) => `diary entry ${memberId} ${id}`,
}

export const EntryTable = defineEntity({
  name: 'Entry',
  tableName: 'diary.entry',
  properties: {
    memberId: p.uuid().primary(),
    id: p.uuid().primary(),
    title: p.text().strictNullable(),
    description: p.text().strictNullable(),
    entryType: p.text().$type<Entry['entryType']>(),
    serviceId: p.uuid().strictNullable(),
    treatmentDate: p.date().strictNullable(),
    imageUrl: p.text().strictNullable(),
    pointsAwarded: p.integer(),
    createdAt: p.datetime(),
    keyId: p.text().strictNullable(),
    encrypted: p.blob().strictNullable(),
    serviceName: p.text().strictNullable(),
  },
  indexes: [{ name: 'entry_by_key', properties: ['keyId', 'memberId', 'id'] }],
})

export function entriesInDatabase(database: Database, cipher: Cipher): Entries {
  return { ...reading(database, cipher), ...writing(database, cipher) }
}

const reading = (database: Database, cipher: Cipher): Pick<Entries, 'of' | 'countOf'> => ({
  // IDs start with their time, so the primary key has the list in order.
  async of(memberIds, limit, before) {
    const where = { memberId: { $in: [...memberIds] }, ...(before && { id: { $lt: before } }) }
    const rows = await database.em().find(EntryTable, where, { orderBy: { id: 'desc' }, limit })
    return rows.map(row => decrypted(cipher, row))
  },
  countOf: memberIds => database.em().count(EntryTable, { memberId: { $in: [...memberIds] } }),
})

function decrypted(cipher: Cipher, row: InferEntity<typeof EntryTable>): Entry {
  const { memberId, keyId, encrypted: bytes, ...entry } = row
  if (!keyId || !bytes) throw new Error(`The diary entry ${row.id} isn’t encrypted.`)
  const contents = cipher.decrypt({ keyId, bytes }, entryRows.boundTo([memberId, row.id])).toString()
  return { ...entry, ...(JSON.parse(contents) as Contents) }
}

function writing(
  database: Database,
  cipher: Cipher,
): Pick<Entries, 'takeTurn' | 'add' | 'remove' | 'removeAllOf'> {
  return {
    takeTurn: memberId => database.lock(`diary ${memberId}`),
    async add(memberId, { title, description, imageUrl, ...entry }) {
      const contents: Contents = { title, description, imageUrl }
      const boundTo = entryRows.boundTo([memberId, entry.id])
      const { keyId, bytes: encrypted } = cipher.encrypt(JSON.stringify(contents), boundTo)
      await database.em().insert(EntryTable, { memberId, ...entry, keyId, encrypted })
    },
    remove: (memberId, id) =>
      database.em().transactional(async em => {
        const removed = await em.nativeDelete(EntryTable, { memberId, id })
        await em.nativeUpdate(PhotoTable, { memberId, entryId: id }, { givenUp: true, entryId: null })
        return removed > 0
      }),
    async removeAllOf(memberIds) {
      await database.em().nativeDelete(EntryTable, { memberId: { $in: [...memberIds] } })
    },
  }
}
