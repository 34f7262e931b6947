import { type PGlite, protocol } from '@electric-sql/pglite'
import type { Answer } from '../database.ts'

/** A statement that the embedded database has parsed: what it takes, and what its columns are read with. */
interface Prepared {
  readonly name: string
  readonly serializers: readonly (((value: unknown) => string) | undefined)[]
  readonly columns: readonly {
    readonly name: string
    readonly parse: ((text: string) => unknown) | undefined
  }[]
}

export interface EmbeddedStatements {
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
export function embeddedStatements(native: PGlite): EmbeddedStatements {
  const prepared = new Map<string, Prepared>()
  let made = 0

  const exchange = (...parts: readonly Uint8Array[]) =>
    native.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })

  async function prepare(text: string): Promise<Prepared> {
    made += 1
    const name = `statement-${made}`
    const answers = await exchange(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const types = answers.find(isParameters)?.dataTypeIDs ?? []
    const fields = answers.find(isColumns)?.fields ?? []
    const statement: Prepared = {
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
export function leaveOutUnusedTypes(native: PGlite): void {
  for (const table of [native.parsers, native.serializers])
    for (const type of Object.keys(table)) if (Number(type) >= firstOfCatalogue) delete table[type]
}

function read({ name, parse }: Prepared['columns'][number], text: string | null | undefined) {
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
