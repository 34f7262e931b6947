import type { Database } from '#platform/database/database.ts'
import type { Cipher } from './cipher.ts'
import { type EncryptedRows, matching, named, selected, valuesOf } from './encrypted-rows.ts'

/** What a clinic kept readable before this version encrypted it. */
export interface PlainRows {
  /** What it is, in the plural. */
  readonly name: string
  /**
   * Encrypts all of it and gives how many there were, a few in each transaction, beside whoever reads and writes. May be
   * ended at any time: what is done is done, and the next call goes on. `stopping` ends it early.
   */
  readonly encrypt: (stopping: () => boolean) => Promise<number>
}

const batchSize = 50

/** For rows that hold it in columns of their own. It waits for no row; those that others hold are the next call's. */
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

/** Encrypts all of it, and gives how many there were of each kind. What fails is thrown once the others had their turn. */
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
