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

/** What a database was at one moment, without its rows. */
export interface DatabaseContents {
  readonly migrations: readonly string[]
  readonly tables: readonly TableContents[]
  readonly sequences: readonly SequenceState[]
}

/** How much of a table is in memory at once, roughly. */
const batchBytes = 1_000_000
const mostRows = 5_000
/** Before anything is known about their size: a picture has a megabyte. */
const firstRows = 20

/** The transaction sees no later change, and lasts as long as it takes. */
export async function beginSnapshot(ask: Ask): Promise<void> {
  await ask('set transaction isolation level repeatable read, read only')
  await ask("select set_config('idle_in_transaction_session_timeout', '0', true)")
  await writeValuesAlike(ask)
}

/**
 * What a database is at the moment of the first question, in a transaction that sees no later change. Nobody waits for it
 * where there are several connections; the one of the embedded database is taken for as long as it is read.
 */
export async function contentsAtOneMoment(ask: Ask): Promise<DatabaseContents> {
  await beginSnapshot(ask)
  const tables: TableContents[] = []
  for (const table of await tablesIn(ask)) tables.push(await contentsOf(ask, table))
  return { migrations: await migrationsIn(ask), tables, sequences: await sequencesIn(ask) }
}

/** Adds every row of the tables in the same transaction, each as the text that PostgreSQL reads back as it was (D-252). */
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

/** What a query gives as its `line`, about a megabyte at a time. */
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

/** Where the rows of a table are in an archive. */
const folderOf = (table: string) => `tables/${table}/`

/** The table whose rows a file has, if it has any. */
export const tableOfFile = (file: string): string | undefined => /^tables\/(.+)\/\d+\.json$/.exec(file)?.[1]
