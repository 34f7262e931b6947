import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Engine, Run } from './database.ts'
import { lockFolder } from './embedded/folder-lock.ts'
import { embeddedStatements, leaveOutUnusedTypes } from './embedded/statements.ts'
import { madeWhole, SyncedFolder, waitingForDisk } from './embedded/synced-folder.ts'
import { openTransaction } from './open-transaction.ts'

const definesTables = /^\s*(create|alter|drop)\b/i

export interface EmbeddedEngine extends Engine {
  readonly native: PGlite
}

type Queryable = Pick<PGlite, 'query'>

/** It takes all of its buffers at the start: with PostgreSQL's usual 128 MB an idle process had 150 MB more. */
const settings = ['shared_buffers=16MB']

/** Opens the embedded database in a folder, or in memory (from a dump, when given). Refuses a folder in use. */
export async function openEmbedded(folder: string | undefined, dump?: Blob): Promise<EmbeddedEngine> {
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = folder ? lockFolder(folder) : () => {}
  const parameters = [...PGlite.defaultStartParams, ...settings.flatMap(setting => ['-c', setting])]
  const native = await (folder
    ? openFolder(join(folder, 'database'), parameters, dump)
    : create({ startParams: parameters, ...(dump && { loadDataDir: dump }) })
  ).catch(error => {
    unlock()
    throw error
  })

  leaveOutUnusedTypes(native)
  const statements = embeddedStatements(native)

  /** What has no name is asked once; a name stands for a text that is asked again and again. */
  const runOn =
    (queryable: Queryable, held: <T>(work: () => Promise<T>) => Promise<T>): Run =>
    async (name, text, values) => {
      if (native.closed) throw new Error('PGlite is closed')
      if (name !== undefined) return held(() => statements.run(text, values))
      const { rows, affectedRows } = await queryable.query(text, [...values])
      if (definesTables.test(text)) statements.invalidate()
      return { rows, affected: affectedRows ?? 0 }
    }
  let underWay = 0
  const counted = <T>(work: () => Promise<T>): Promise<T> => {
    underWay++
    return work().finally(() => underWay--)
  }
  const inTransaction = <T>(work: () => Promise<T>) => native._runExclusiveQuery(work)
  const alone = <T>(work: () => Promise<T>) =>
    native._runExclusiveTransaction(async () => {
      const result = await inTransaction(work)
      await native.syncToFs()
      return result
    })

  return {
    kind: 'embedded',
    native,
    connectionUse: () => ({ size: 1, used: Math.min(1, underWay), waiting: Math.max(0, underWay - 1) }),
    run: runOn(native, work => counted(() => alone(work))),
    transaction: work =>
      counted(() =>
        native.transaction(async opened => {
          const transaction = openTransaction(runOn(opened, inTransaction))
          try {
            const result = await work(transaction.run)
            await transaction.end()
            return result
          } catch (error) {
            // What came later would run by itself.
            await transaction.end().catch(() => {})
            throw error
          }
        }),
      ) as never,
    script: text => runScript(native, text).finally(statements.invalidate),
    async listen(channel, onMessage) {
      await native.listen(channel, onMessage)
    },
    async close() {
      await native.close()
      unlock()
    },
  }
}

const create = (options: PGliteOptions) => PGlite.create({ ...options, extensions: { pg_trgm } })

const openFolder = (path: string, parameters: readonly string[], dump: Blob | undefined) =>
  madeWhole(path, () =>
    create({
      fs: new SyncedFolder(path),
      startParams: waitingForDisk(parameters),
      ...(dump && { loadDataDir: dump }),
    }),
  )

/** A text that begins a transaction and fails must not leave it open: the one connection is everybody's. */
async function runScript(native: PGlite, text: string): Promise<unknown[]> {
  const inside = /^\s*begin;(.*)commit;\s*$/is.exec(text)?.[1]
  const results = await (inside
    ? native.transaction(transaction => transaction.exec(inside))
    : native.exec(text))
  return results.flatMap(({ rows }) => rows)
}
