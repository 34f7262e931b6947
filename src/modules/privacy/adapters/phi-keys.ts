import { createHmac } from 'node:crypto'
import { defineEntity, type InferEntity, p, raw } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import { cipherWith, type EncryptionKey } from '#platform/encryption/cipher.ts'
import { type EncryptedRows, namesInUse } from '#platform/encryption/encrypted-rows.ts'
import { IntakeTable, intakeRows } from './intake-in-database.ts'

export const PhiKeyTable = defineEntity({
  name: 'PhiKey',
  tableName: 'privacy.phi_key',
  properties: { id: p.text().primary(), checkValue: p.blob(), knownSince: p.datetime() },
})

export class WrongPhiKeys extends Error {}

/**
 * How many intakes are decrypted to verify a key that has no check value yet (D-85). Only intakes were encrypted before
 * there were check values.
 */
const sampled = 100

/**
 * Refuses a secret that differs from the one this database knows under that name, and a list without a key that rows
 * are encrypted with. On a name's first use, stores its check value; if intakes use it, the secret has to decrypt some.
 * Returns warnings about names that were used with several secrets.
 */
export function checkPhiKeys(
  database: Database,
  keys: readonly EncryptionKey[],
  kinds: readonly EncryptedRows[],
): Promise<readonly string[]> {
  return database.inTransaction(async () => {
    // If two servers start with different secrets under one name, the second one sees the first one's check value.
    await database.lock('velora phi keys')
    const em = database.em()
    const names = await namesInUse(database, kinds)
    const wrong = names.filter(name => keys.every(({ id }) => id !== name)).map(isMissing)
    const doubtful: string[] = []
    for (const key of keys) {
      const { id } = key
      const checkValue = checkOf(key)
      const kept = await em.findOne(PhiKeyTable, { id })
      if (kept && !checkValue.equals(kept.checkValue))
        wrong.push(isAnother(key, Buffer.from(kept.checkValue)))
      if (kept) continue
      const orderBy = { memberId: 'asc', version: 'asc' } as const
      const rows = await em.find(IntakeTable, { keyId: id }, { orderBy, limit: sampled })
      const closed = rows.filter(row => !opens(key, row)).length
      if (closed > 0 && closed === rows.length) wrong.push(opensNothing(key))
      else if (closed > 0) doubtful.push(opensSomeOnly(key, closed, rows.length))
      await em.insert(PhiKeyTable, { id, checkValue, knownSince: raw('now()') })
    }
    if (wrong.length > 0) throw new WrongPhiKeys(wrong.join('\n'))
    return doubtful
  })
}

/** Identifies the secret without revealing it. */
function checkOf({ secret }: EncryptionKey): Buffer {
  return createHmac('sha256', secret).update('velora: which key is this').digest()
}

function opens(key: EncryptionKey, row: InferEntity<typeof IntakeTable>): boolean {
  const { memberId, version, keyId, sealed: bytes } = row
  try {
    cipherWith([key]).decrypt({ keyId, bytes }, intakeRows.boundTo([memberId, version]))
    return true
  } catch {
    return false
  }
}

/** Short enough to compare by eye. */
const fingerprint = (check: Buffer) => check.toString('hex').slice(0, 8)

const isMissing = (name: string) =>
  `PHI_KEYS lacks the key ${name}, which encrypts health data here, so nobody could read it. Add it after the others.`

const isAnother = (key: EncryptionKey, known: Buffer) =>
  `PHI_KEYS has another secret under the name ${key.id} than this database knows (fingerprint ${fingerprint(checkOf(key))} ` +
  `instead of ${fingerprint(known)}). Restore that one. Give a new secret a new name, and put it first.`

const opensNothing = ({ id }: EncryptionKey) =>
  `PHI_KEYS has a secret under the name ${id} that can’t decrypt any of the intakes encrypted under that name. Restore the ` +
  'one that they were encrypted with. Give a new secret a new name, and put it first.'

const opensSomeOnly = ({ id }: EncryptionKey, closed: number, of: number) =>
  `${closed} of ${of} intakes that name the key ${id} were encrypted with another secret. Add that one to PHI_KEYS ` +
  'under another name, after the others, and run `npm run cli -- phi:rotate`.'
