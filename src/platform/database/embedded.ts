import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions, protocol, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Answer, Engine, Run } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { openTransaction } from './open.ts'
import { madeWhole, SyncedFolder, waitingForDisk } from './synced-folder.ts'

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

/** A date is a string, as everywhere in the product, not a moment in a time zone. */
const parsers = { [types.DATE]: (text: string) => text }

const create = (options: PGliteOptions) => PGlite.create({ ...options, parsers, extensions: { pg_trgm } })

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

/** A statement that the embedded database has parsed: what it takes, and what its columns are read with. */
interface PreparedStatement {
  readonly name: string
  readonly serializers: readonly (((value: unknown) => string) | undefined)[]
  readonly columns: readonly {
    readonly name: string
    readonly parse: ((text: string) => unknown) | undefined
  }[]
}

interface EmbeddedStatements {
  /** Whoever calls holds the database: nothing else may speak to it meanwhile. Values and rows are those of `query`. */
  run(text: string, values: readonly unknown[]): Promise<Answer>
  /** When tables may have changed: a statement whose columns are others than before would be refused. */
  invalidate(): void
}

const { serialize } = protocol
const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
/** Below are the types that are part of PostgreSQL; above, a row type for each of its tables and ours. */
const firstOfCatalogue = 10_000

/**
 * Statements parsed once, asked by name from then on: in one exchange with the database where `query` has six, and a
 * plan it may keep.
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
    // A change of tables that was taken back leaves statements behind that were parsed while it stood.
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

/** `query` copies its table of types for each call: without those that no statement names it takes half as long. */
function leaveOutUnusedTypes(native: PGlite): void {
  for (const table of [native.parsers, native.serializers])
    for (const type of Object.keys(table)) if (Number(type) >= firstOfCatalogue) delete table[type]
}

function read({ name, parse }: PreparedStatement['columns'][number], text: string | null | undefined) {
  return [name, text === null || text === undefined || !parse ? (text ?? null) : parse(text)] as const
}

/** "cached plan must not change result type": its columns are no longer those that it was parsed with. */
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
