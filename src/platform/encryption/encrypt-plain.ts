import type { Database } from '#platform/database/database.ts'
import type { Cipher } from './cipher.ts'
import { type EncryptedRows, matching, named, selected, valuesOf } from './encrypted-rows.ts'

/** Data that was stored unencrypted before this version. */
export interface PlainRows {
  /** A plural noun for the data. */
  readonly name: string
  /**
   * Encrypts all of it in small transactions, without blocking reads or writes, and returns the count. It can be
   * interrupted at any time, and the next call continues. `stopping` ends it early.
   */
  readonly encrypt: (stopping: () => boolean) => Promise<number>
}

const batchSize = 50

/** For data in table columns. Skips locked rows; the next call gets them. */
export function plainRowsOf(database: Database, cipher: Cipher, kind: EncryptedRows): PlainRows {
  const { name, table, columns, keyId, bytes, plain } = kind
  if (!plain) throw new Error(`There is nothing plain among ${name}.`)
  const take = database.statement<{ content: string | Uint8Array }>(
    named('take plain', kind),
    `select ${selected(kind)}, ${plain.content} as content from ${table} where ${plain.where}
     order by ${columns.join(', ')} limit ${batchSize} for update skip locked`,
  )
  const [newKey, ciphertext] = [1, 2].map(n => `$${columns.length + n}`)
  const keep = database.statement<never>(
    named('encrypt plain', kind),
    `update ${table} set ${[`${keyId} = ${newKey}`, `${bytes} = ${ciphertext}`, plain.cleared].filter(Boolean).join(', ')}
     where ${matching(kind)}`,
  )
  const batch = () =>
    database.inTransaction(async () => {
      const rows = await take()
      for (const row of rows) {
        const values = valuesOf(kind, row)
        const encrypted = cipher.encrypt(row.content, kind.boundTo(values))
        await keep(...values, encrypted.keyId, encrypted.bytes)
      }
      return rows.length
    })
  return {
    name,
    async encrypt(stopping) {
      let total = 0
      for (let count = 1; count > 0 && !stopping(); total += count) count = await batch()
      return total
    },
  }
}

/** Encrypts everything and returns the count per kind. If one fails, throws after the others are done. */
export async function encryptPlain(
  kinds: readonly PlainRows[],
  stopping: () => boolean = () => false,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  const failures: unknown[] = []
  for (const { name, encrypt } of kinds)
    counts[name] = await encrypt(stopping).catch(error => {
      failures.push(error)
      return 0
    })
  if (failures.length > 0) throw failures[0]
  return counts
}
