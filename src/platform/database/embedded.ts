import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions, protocol, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import type { Answer, Engine, Run } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { openTransaction } from './open.ts'
import { madeWhole, SyncedFolder, waitingForDisk } from './synced-folder.ts'

const definesTables = /^\s*(create|alter|drop)\b/i

export interface EmbeddedEngine extends Engine {
  readonly native: PGlite
}

type Queryable = Pick<PGlite, 'query'>

/** Buffers are allocated on startup: with PostgreSQL's usual 128 MB, an idle process used 150 MB more. */
const settings = ['shared_buffers=16MB']

/** Opens the embedded database in a folder, or in memory (from a dump, if given). Refuses a folder in use. */
export async function openEmbedded(folder: string | undefined, dump?: Blob): Promise<EmbeddedEngine> {
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = folder ? lockFolder(folder) : () => {}
  const parameters = [...PGlite.defaultStartParams, ...settings.flatMap(setting => ['-c', setting])]
  const native = await (folder
    ? openFolder(join(folder, 'database'), parameters, dump)
    : create({ startParams: parameters, loadDataDir: dump ?? (await dataDir()) })
  ).catch(error => {
    unlock()
    throw error
  })

  leaveOutUnusedTypes(native)
  const statements = embeddedStatements(native)

  /** Named texts are prepared and reused; unnamed ones run once. */
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
  // A statement must not run inside another caller's transaction, because everything shares this one connection.
  let previous: Promise<unknown> = Promise.resolve()
  const oneByOne = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = previous.then(work)
    previous = mine.catch(() => {})
    return mine
  }
  const inTransaction = <T>(work: () => Promise<T>) => native.runExclusive(work)
  const alone = <T>(work: () => Promise<T>) =>
    oneByOne(async () => {
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
        oneByOne(() =>
          native.transaction(async opened => {
            const transaction = openTransaction(runOn(opened, inTransaction))
            try {
              const result = await work(transaction.run)
              await transaction.end()
              return result
            } catch (error) {
              // Statements that come later would run outside the transaction.
              await transaction.end().catch(() => {})
              throw error
            }
          }),
        ),
      ) as never,
    script: text => oneByOne(() => runScript(native, text)).finally(statements.invalidate),
    async listen(channel, onMessage) {
      await native.listen(channel, onMessage)
    },
    async close() {
      await native.close()
      unlock()
    },
  }
}

/** Dates stay strings, as everywhere in the product; a `Date` would depend on a time zone. */
const parsers = { [types.DATE]: (text: string) => text }

const create = (options: PGliteOptions) => PGlite.create({ ...options, parsers, extensions: { pg_trgm } })

const openFolder = (path: string, parameters: readonly string[], dump: Blob | undefined) =>
  madeWhole(path, async isNew =>
    create({
      fs: new SyncedFolder(path),
      startParams: waitingForDisk(parameters),
      // PGlite's own empty database, because initdb takes several seconds.
      ...(isNew && { loadDataDir: dump ?? (await dataDir()) }),
    }),
  )

/** If a text fails after `begin`, the transaction must not stay open: everything shares this one connection. */
async function runScript(native: PGlite, text: string): Promise<unknown[]> {
  const inside = /^\s*begin;(.*)commit;\s*$/is.exec(text)?.[1]
  const results = await (inside
    ? native.transaction(transaction => transaction.exec(inside))
    : native.exec(text))
  return results.flatMap(({ rows }) => rows)
}

/** A prepared statement: how to serialize its parameters and parse its columns. */
interface PreparedStatement {
  readonly name: string
  readonly serializers: readonly (((value: unknown) => string) | undefined)[]
  readonly columns: readonly {
    readonly name: string
    readonly parse: ((text: string) => unknown) | undefined
  }[]
}

interface EmbeddedStatements {
  /** The caller must hold the database: nothing else may use it meanwhile. Values and rows are like `query`'s. */
  run(text: string, values: readonly unknown[]): Promise<Answer>
  /** Call this after tables may have changed: a statement whose columns changed would fail. */
  invalidate(): void
}

const { serialize } = protocol
const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
/** Type IDs below are PostgreSQL's built-in types; above are row types, one for each table. */
const firstOfCatalogue = 10_000

/**
 * Prepares statements once and reuses them by name. That takes one round trip instead of six for `query`, and
 * PostgreSQL can keep the plan.
 */
function embeddedStatements(native: PGlite): EmbeddedStatements {
  const prepared = new Map<string, PreparedStatement>()
  let made = 0

  const exchange = (...parts: readonly Uint8Array[]) =>
    native.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })

  async function prepare(text: string): Promise<PreparedStatement> {
    made += 1
    const name = `statement-${made}`
    const answers = await exchange(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const types = answers.find(isParameters)?.dataTypeIDs ?? []
    const fields = answers.find(isColumns)?.fields ?? []
    const statement: PreparedStatement = {
      name,
      serializers: types.map(type => native.serializers[type]),
      columns: fields.map(({ name, dataTypeID }) => ({ name, parse: native.parsers[dataTypeID] })),
    }
    prepared.set(text, statement)
    return statement
  }

  async function run(text: string, values: readonly unknown[]): Promise<Answer> {
    const { name, serializers, columns } = prepared.get(text) ?? (await prepare(text))
    const given = values.map((value, place) =>
      value === null || value === undefined ? null : (serializers[place]?.(value) ?? String(value)),
    )
    const answers = await exchange(serialize.bind({ statement: name, values: given }), serialize.execute({}))
    const rows = answers
      .filter(isRow)
      .map(({ fields }) => Object.fromEntries(columns.map((column, place) => read(column, fields[place]))))
    const [command = '', ...counts] = answers.find(isDone)?.text.split(' ') ?? []
    return { rows, affected: changing.has(command) ? Number(counts.at(-1)) : 0 }
  }

  return {
    // A rolled-back schema change leaves statements prepared for tables that no longer exist like that.
    run: (text, values) =>
      run(text, values).catch(error => {
        if (!isOutdatedPlan(error)) throw error
        prepared.delete(text)
        if (native.isInTransaction()) throw error
        return run(text, values)
      }),
    invalidate: () => prepared.clear(),
  }
}

/** `query` copies its type table on every call; without unused types it takes half the time. */
function leaveOutUnusedTypes(native: PGlite): void {
  for (const table of [native.parsers, native.serializers])
    for (const type of Object.keys(table)) if (Number(type) >= firstOfCatalogue) delete table[type]
}

function read({ name, parse }: PreparedStatement['columns'][number], text: string | null | undefined) {
  return [name, text === null || text === undefined || !parse ? (text ?? null) : parse(text)] as const
}

/** "cached plan must not change result type": the columns changed after the statement was prepared. */
const isOutdatedPlan = (error: unknown) => (error as { readonly code?: string }).code === '0A000'

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]
const isRow = (message: Message): message is Message & { readonly fields: readonly (string | null)[] } =>
  message.name === 'dataRow'
const isDone = (message: Message): message is Message & { readonly text: string } =>
  message.name === 'commandComplete'
const isParameters = (message: Message): message is Message & { readonly dataTypeIDs: readonly number[] } =>
  message.name === 'parameterDescription'
const isColumns = (
  message: Message,
): message is Message & {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
} => message.name === 'rowDescription'
