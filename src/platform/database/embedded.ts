import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Engine, Run } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { openTransaction } from './open-transaction.ts'

export interface EmbeddedEngine extends Engine {
  readonly native: PGlite
}

const runOn =
  (queryable: PGlite | Transaction): Run =>
  async (_name, text, values) => {
    const result = await queryable.query(text, [...values])
    return { rows: result.rows, affected: result.affectedRows ?? 0 }
  }

/** It takes all of its buffers at the start: with PostgreSQL's usual 128 MB an idle process had 150 MB more. */
const settings = ['shared_buffers=16MB']

/** Opens the embedded database in a folder, or in memory (from a dump, when given). Refuses a folder in use. */
export async function openEmbedded(folder: string | undefined, dump?: Blob): Promise<EmbeddedEngine> {
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = folder ? lockFolder(folder) : () => {}
  const native = await PGlite.create({
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...settings.flatMap(setting => ['-c', setting])],
    ...(folder && { dataDir: join(folder, 'database') }),
    ...(dump && { loadDataDir: dump }),
  }).catch(error => {
    unlock()
    throw error
  })

  return {
    kind: 'embedded',
    connections: 1,
    native,
    run: runOn(native),
    transaction: async work =>
      (await native.transaction(async native => {
        const transaction = openTransaction(runOn(native))
        const result = await work(transaction.run)
        await transaction.end()
        return result
      })) as never,
    script: text => runScript(native, text),
    async listen(channel, onMessage) {
      await native.listen(channel, onMessage)
    },
    async close() {
      await native.close()
      unlock()
    },
  }
}

/** A text that begins a transaction and fails must not leave it open: the one connection is everybody's. */
async function runScript(native: PGlite, text: string): Promise<unknown[]> {
  const inside = /^\s*begin;(.*)commit;\s*$/is.exec(text)?.[1]
  const results = await (inside
    ? native.transaction(transaction => transaction.exec(inside))
    : native.exec(text))
  return results.flatMap(({ rows }) => rows)
}
