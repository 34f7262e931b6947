import { createHash, createHmac, randomBytes } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'

/** A single row, so that digests stay the same when the clinic's keys rotate. */
export const digestKeyRows: EncryptedRows = {
  name: 'key of photo digests',
  table: 'diary.digest_key',
  columns: ['id'],
  keyId: 'key_id',
  bytes: 'encrypted',
  boundTo: () => 'photo digest key',
}

export const DigestKeyTable = defineEntity({
  name: 'DigestKey',
  tableName: 'diary.digest_key',
  properties: { id: p.integer().primary().autoincrement(false), keyId: p.text(), encrypted: p.blob() },
})

export interface PhotoDigests {
  /** Equal for equal bytes. Without the clinic's keys, it can't be matched to a picture. */
  of(sent: Uint8Array): Promise<string>
}

export function photoDigestsInDatabase(database: Database, cipher: Cipher): PhotoDigests {
  const read = async () => {
    const row = await database.em().findOne(DigestKeyTable, { id: 1 })
    return row && cipher.decrypt({ keyId: row.keyId, bytes: row.encrypted }, digestKeyRows.boundTo([]))
  }
  const load = async (): Promise<Buffer> => {
    const known = await read()
    if (known) return known
    const { keyId, bytes: encrypted } = cipher.encrypt(randomBytes(32), digestKeyRows.boundTo([]))
    await database.em().upsert(DigestKeyTable, { id: 1, keyId, encrypted }, { onConflictAction: 'ignore' })
    const kept = await read()
    if (!kept) throw new Error('The key of photo digests was not kept.')
    return kept
  }
  let loaded: Promise<Buffer> | undefined
  return {
    async of(sent) {
      loaded ??= load()
      const secret = await loaded.catch(error => {
        loaded = undefined
        throw error
      })
      const hash = createHash('sha256').update(sent).digest('base64url')
      return createHmac('sha256', secret).update(hash).digest('base64url')
    },
  }
}
