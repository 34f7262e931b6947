import type { Add } from './archive.ts'
import {
  type Ask,
  contentsOf,
  migrationsIn,
  rowsOf,
  type SequenceState,
  sequencesIn,
  type TableContents,
  tablesIn,
  writeValuesAlike,
} from './catalogue.ts'

/** A description of a database at one moment, without its rows. */
export interface DatabaseContents {
  readonly migrations: readonly string[]
  readonly tables: readonly TableContents[]
  readonly sequences: readonly SequenceState[]
}

/** Roughly how much of a table is in memory at a time. */
const batchBytes = 1_000_000
const mostRows = 5_000
/** For the first batch, before row sizes are known: a picture has a megabyte. */
const firstRows = 20

/** The transaction sees no later changes and has no timeout. */
export async function beginSnapshot(ask: Ask): Promise<void> {
  await ask('set transaction isolation level repeatable read, read only')
  await ask("select set_config('idle_in_transaction_session_timeout', '0', true)")
  await writeValuesAlike(ask)
}

/**
 * Describes the database as of the first query, in a transaction that sees no later changes. PostgreSQL keeps serving
 * others meanwhile. The embedded database has only one connection, so it's busy.
 */
export async function contentsAtOneMoment(ask: Ask): Promise<DatabaseContents> {
  await beginSnapshot(ask)
  const tables: TableContents[] = []
  for (const table of await tablesIn(ask)) tables.push(await contentsOf(ask, table))
  return { migrations: await migrationsIn(ask), tables, sequences: await sequencesIn(ask) }
}

/** Adds every row of the tables in the same transaction, as text that PostgreSQL reads back unchanged (D-252). */
export async function addRows(ask: Ask, tables: readonly TableContents[], add: Add): Promise<void> {
  for (const table of tables) {
    if (table.rows === 0) continue
    let batch = 0
    for await (const lines of linesOf(ask, `select velora_row::text as line from ${rowsOf(table)}`))
      await add(
        `${folderOf(table.name)}${String(++batch).padStart(7, '0')}.json`,
        Buffer.from(JSON.stringify(lines)),
      )
  }
}

/** The `line` column of a query's rows, about a megabyte at a time. */
export async function* linesOf(ask: Ask, query: string): AsyncGenerator<readonly string[]> {
  await ask(`declare velora_rows no scroll cursor for ${query}`)
  let most = firstRows
  for (;;) {
    const rows = (await ask(`fetch ${most} from velora_rows`)) as { readonly line: string }[]
    if (rows.length === 0) break
    const lines = rows.map(({ line }) => line)
    yield lines
    const length = lines.reduce((sum, line) => sum + line.length, 1)
    most = Math.max(1, Math.min(mostRows, Math.floor((rows.length * batchBytes) / length)))
  }
  await ask('close velora_rows')
}

/** The folder with a table's rows in the archive. */
const folderOf = (table: string) => `tables/${table}/`

/** The table whose rows are in a file; undefined for other files. */
export const tableOfFile = (file: string): string | undefined => /^tables\/(.+)\/\d+\.json$/.exec(file)?.[1]
