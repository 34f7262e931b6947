import { setTimeout } from 'node:timers/promises'
import type { Database } from '#platform/database/database.ts'
import { type Cipher, cipherWith, type EncryptionKey } from '#platform/encryption/cipher.ts'
import {
  type EncryptedRow,
  type EncryptedRows,
  matching,
  named,
  namesIn,
  namesInUse,
  selected,
  valuesOf,
} from '#platform/encryption/encrypted-rows.ts'

export interface ReencryptionResult {
  /** The number of rows of each kind, by its name. */
  readonly counts: Readonly<Record<string, number>>
  /** Rows that no key can decrypt; they stay unchanged. */
  readonly closed: readonly ClosedRow[]
  /** Names of keys that no longer encrypt anything. */
  readonly unused: readonly string[]
}

interface ClosedRow {
  readonly name: string
  readonly values: readonly unknown[]
  readonly keyId: string
}

interface Manner {
  readonly onProgress?: (done: number, of: number) => void
  readonly batchSize?: number
  /** How long to wait for locked rows. */
  readonly pauseMs?: number
}

/**
 * Re-encrypts everything with the first key, one transaction per batch, so an interrupted run loses nothing, and the
 * next one continues. It runs alongside a live clinic and other runs. Skips locked rows and comes back for them.
 */
export async function reencrypt(
  database: Database,
  keys: readonly EncryptionKey[],
  kinds: readonly EncryptedRows[],
  { onProgress = () => {}, batchSize = 100, pauseMs = 500 }: Manner = {},
): Promise<ReencryptionResult> {
  const current = keys[0]?.id ?? ''
  const cipher = cipherWith(keys)
  const batches = kinds.map(kind => ({ kind, nextBatch: batchesOf(database, cipher, kind, batchSize) }))
  const counts: Record<string, number> = Object.fromEntries(kinds.map(({ name }) => [name, 0]))
  const total = await countOthers(database, kinds, current)
  let done = 0
  for (;;) {
    const closed: ClosedRow[] = []
    for (const { kind, nextBatch } of batches)
      for (const name of await oldNames(kind))
        for (let last: readonly unknown[] | undefined = []; last; ) {
          const batch = await nextBatch(name, last)
          counts[kind.name] = (counts[kind.name] ?? 0) + batch.count
          done += batch.count
          closed.push(...batch.closed)
          last = batch.last
          onProgress(done, Math.max(total, done))
        }
    if ((await countOthers(database, kinds, current)) <= closed.length)
      return { counts, closed, unused: await unused() }
    await setTimeout(pauseMs)
  }

  async function oldNames(kind: EncryptedRows): Promise<readonly string[]> {
    return (await namesIn(database, kind)).filter(name => name !== current)
  }
  async function unused(): Promise<readonly string[]> {
    const used = await namesInUse(database, kinds)
    return keys.map(({ id }) => id).filter(id => id !== current && !used.includes(id))
  }
}

/** Re-encrypts one key's rows after a position, and returns the new position; undefined when there are no more. */
function batchesOf(database: Database, cipher: Cipher, kind: EncryptedRows, size: number) {
  const take = taking(database, kind, size)
  const replace = replacing(database, kind)
  const again = async ({ values, keyId, bytes }: EncryptedRow): Promise<boolean> => {
    const boundTo = kind.boundTo(values)
    const plain = ifItDecrypts(() => cipher.decrypt({ keyId, bytes }, boundTo))
    if (plain === undefined) return false
    const encrypted = cipher.encrypt(plain, boundTo)
    await replace(...values, keyId, encrypted.keyId, encrypted.bytes)
    return true
  }
  return (name: string, last: readonly unknown[]) =>
    database.inTransaction(async () => {
      const rows = await take(name, last)
      const closed: ClosedRow[] = []
      for (const row of rows)
        if (!(await again(row))) closed.push({ name: kind.name, values: row.values, keyId: row.keyId })
      return { count: rows.length - closed.length, closed, last: rows.at(-1)?.values }
    })
}

function taking(database: Database, kind: EncryptedRows, size: number) {
  const { table, columns, keyId, bytes } = kind
  const texts = (behind: string) =>
    `select ${selected(kind)}, ${keyId} as "keyId", ${bytes} as bytes from ${table}
     where ${keyId} = $1 ${behind} order by ${columns.join(', ')} limit $2 for update skip locked`
  const places = columns.map((_, index) => `$${index + 3}`).join(', ')
  const first = database.statement<EncryptedRow>(named('first to reencrypt', kind), texts(''))
  const next = database.statement<EncryptedRow>(
    named('next to reencrypt', kind),
    texts(`and (${columns.join(', ')}) > (${places})`),
  )
  return async (name: string, last: readonly unknown[]): Promise<EncryptedRow[]> => {
    const rows = await (last.length === 0 ? first(name, size) : next(name, size, ...last))
    return rows.map(row => ({ values: valuesOf(kind, row), keyId: row.keyId, bytes: row.bytes }))
  }
}

function replacing(database: Database, kind: EncryptedRows) {
  const { table, columns, keyId, bytes } = kind
  const [oldKey, newKey, ciphertext] = [1, 2, 3].map(nth => `$${columns.length + nth}`)
  return database.statement<never>(
    named('reencrypt', kind),
    kind.replacing ??
      `update ${table} set ${keyId} = ${newKey}, ${bytes} = ${ciphertext}
       where ${matching(kind)} and ${keyId} = ${oldKey}`,
  )
}

function ifItDecrypts(decrypt: () => Buffer): Buffer | undefined {
  try {
    return decrypt()
  } catch {
    return undefined
  }
}

async function countOthers(
  database: Database,
  kinds: readonly EncryptedRows[],
  name: string,
): Promise<number> {
  let total = 0
  for (const kind of kinds) {
    const count = database.statement<{ count: number }>(
      named('left to reencrypt', kind),
      `select count(*)::int as count from ${kind.table} where ${kind.keyId} <> $1`,
    )
    total += (await count(name))[0]?.count ?? 0
  }
  return total
}
