import { setTimeout } from 'node:timers/promises'
import type { Database } from '#platform/database/database.ts'
import { rowOf } from './intake-in-database.ts'
import { namesInUse, type SealedRow } from './phi-keys.ts'
import { type SealingKey, sealingWith } from './sealed.ts'

export interface Resealed {
  readonly resealed: number
  /** Those that no key opens: they stay as they are. */
  readonly closed: readonly Pick<SealedRow, 'memberId' | 'version' | 'keyId'>[]
  /** Names of keys with which nothing is sealed any more. */
  readonly unused: readonly string[]
}

interface Manner {
  readonly onProgress?: (resealed: number, of: number) => void
  readonly batchSize?: number
  /** How long to wait for rows that others hold. */
  readonly pauseMs?: number
}

type Place = Pick<SealedRow, 'memberId' | 'version'>

const beforeAll: Place = { memberId: '00000000-0000-0000-0000-000000000000', version: -1 }

/**
 * Seals with the first key what is sealed with another, a batch a transaction: whoever ends it loses nothing, and the
 * next run goes on. Beside a live clinic and other runs: it waits for no row, and comes back for those that others hold.
 */
export async function resealIntakes(
  database: Database,
  keys: readonly SealingKey[],
  { onProgress = () => {}, batchSize = 100, pauseMs = 500 }: Manner = {},
): Promise<Resealed> {
  const current = keys[0]?.id ?? ''
  const resealBatch = batchesIn(database, keys, batchSize)
  const oldNames = async () => (await namesInUse(database)).filter(name => name !== current)
  let resealed = 0
  const total = await countOthers(database, current)
  for (;;) {
    const closed: SealedRow[] = []
    for (const name of await oldNames()) {
      for (let last: Place | undefined = beforeAll; last; ) {
        const batch = await resealBatch(name, last)
        resealed += batch.resealed
        closed.push(...batch.closed)
        last = batch.last
        onProgress(resealed, Math.max(total, resealed))
      }
    }
    if ((await countOthers(database, current)) <= closed.length)
      return { resealed, closed, unused: await unused() }
    await setTimeout(pauseMs)
  }

  async function unused(): Promise<readonly string[]> {
    const used = await oldNames()
    return keys.map(({ id }) => id).filter(id => id !== current && !used.includes(id))
  }
}

/** Reseals the rows of one key behind a place, and says how far it came; nowhere: there were no more. */
function batchesIn(database: Database, keys: readonly SealingKey[], size: number) {
  const sealing = sealingWith(keys)
  const take = database.statement<SealedRow>(
    'take-intakes-to-reseal',
    `select member_id as "memberId", version, key_id as "keyId", sealed as bytes from privacy.intake
     where key_id = $1 and (member_id, version) > ($2, $3) order by member_id, version limit $4
     for update skip locked`,
  )
  const keep = database.statement<never>('reseal-intake', 'select privacy.reseal_intake($1, $2, $3, $4, $5)')
  const reseal = async ({ memberId, version, keyId, bytes }: SealedRow): Promise<boolean> => {
    const place = rowOf(memberId, version)
    const text = ifItOpens(() => sealing.open({ keyId, bytes: Buffer.from(bytes) }, place))
    if (text === undefined) return false
    const sealed = sealing.seal(text, place)
    await keep(memberId, version, keyId, sealed.keyId, sealed.bytes)
    return true
  }
  return (name: string, { memberId, version }: Place) =>
    database.inTransaction(async () => {
      const rows = await take(name, memberId, version, size)
      const closed: SealedRow[] = []
      for (const row of rows) if (!(await reseal(row))) closed.push(row)
      return { resealed: rows.length - closed.length, closed, last: rows.at(-1) }
    })
}

function ifItOpens(open: () => string): string | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}

async function countOthers(database: Database, name: string): Promise<number> {
  const count = database.statement<{ count: number }>(
    'count-intakes-to-reseal',
    'select count(*)::int as count from privacy.intake where key_id <> $1',
  )
  return (await count(name))[0]?.count ?? 0
}
