import type { Migration, Run } from '#platform/database/database.ts'
import { isBeforeFirstRelease, migrateWithin, newerAmong } from '#platform/database/migrate.ts'
import {
  type Ask,
  contentsOf,
  type TableContents,
  type TableShape,
  tablesIn,
  writeValuesAlike,
} from './catalogue.ts'
import type { DatabaseContents } from './save-database.ts'

/** Why a backup can't be restored here, or differs after the restore. */
export class NotRestored extends Error {}

export interface Loading {
  /** Loads rows of a table: a JSON array of texts. */
  load(table: string, rows: Buffer): Promise<void>
  /** Restores triggers and foreign keys, and verifies that all data is there unchanged. Throws if not. */
  finish(): Promise<void>
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** Refuses a database that isn't empty. */
export async function refuseFilledDatabase(ask: Ask): Promise<void> {
  const [table] = await tablesIn(ask)
  if (table) throw new NotRestored(`the database is not empty: it has the table ${table.name}.`)
}

/**
 * Creates the tables as in the version that saved them, and loads them, all in the caller's transaction. Later
 * migrations run on the next start.
 */
export async function beginLoading(
  kind: 'postgresql' | 'embedded',
  run: Run,
  { migrations, tables, sequences }: DatabaseContents,
  known: readonly Migration[],
): Promise<Loading> {
  const ask: Ask = async (text, values = []) => (await run(undefined, text, values)).rows
  await makeTables(kind, run, migrations, known)
  await writeValuesAlike(ask)
  await refuseOtherTables(ask, tables)
  const holdAgain = await emptyTables(ask, tables)
  const shapes = new Map(tables.map(table => [table.name, table]))
  let current = ''
  return {
    async load(table, rows) {
      const shape = shapes.get(table)
      if (!shape) throw new NotRestored(`this version has no table ${table} for the backup’s rows.`)
      if (current !== table) await makeRowType(ask, shape)
      current = table
      await loadRows(ask, shape, rows)
    },
    async finish() {
      await ask('drop table if exists pg_temp.velora_incoming')
      for (const { name, last } of sequences) await continueSequence(ask, name, last)
      await holdAgain()
      await refuseDifferences(ask, tables)
    },
  }
}

/** Creates the tables with the migrations of these names. */
export const makeTables = (
  kind: 'postgresql' | 'embedded',
  run: Run,
  migrations: readonly string[],
  known: readonly Migration[],
): Promise<unknown> => migrateWithin(kind, run, upTo(migrations, known))

export const continueSequence = (ask: Ask, name: string, last: string): Promise<unknown> =>
  ask('select setval($1::text::regclass, $2::text::bigint)', [name, last])

/** Empties the tables and turns off triggers and foreign keys. Returns a function that turns them back on. */
export async function emptyTables(
  ask: Ask,
  tables: readonly Pick<TableShape, 'name'>[],
): Promise<() => Promise<void>> {
  const triggers = await triggersIn(ask, tables)
  for (const table of triggers) await ask(`alter table ${table} disable trigger user`)
  const foreignKeys = await foreignKeysIn(ask)
  for (const { table, name } of foreignKeys) await ask(`alter table ${table} drop constraint ${name}`)
  // Some migrations insert rows.
  await ask(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  return async () => {
    for (const { table, name, definition } of foreignKeys)
      await ask(`alter table ${table} add constraint ${name} ${definition}`)
    for (const table of triggers) await ask(`alter table ${table} enable trigger user`)
  }
}

/** Our migrations that had run when it was saved. Refuses a name that this version doesn't know, and old files. */
export function upTo(saved: readonly string[], known: readonly Migration[]): readonly Migration[] {
  if (isBeforeFirstRelease(saved, known))
    throw new NotRestored(
      'the file was made before version 1.0.0. Restore it with version 1.0.0, then update.',
    )
  if (newerAmong(saved, known).length > 0)
    throw new NotRestored('the file was made by a newer version of Velora. Use that version, or a later one.')
  const wanted = new Set(saved)
  return known.filter(({ name }) => wanted.has(name))
}

/** A library that creates its own tables (pg-boss) may have had a different version. */
async function refuseOtherTables(ask: Ask, saved: readonly TableContents[]): Promise<void> {
  const here = new Map((await tablesIn(ask)).map(({ name, columns }) => [name, new Set(columns)]))
  for (const { name, columns } of saved) {
    const missing = columns.find(column => !here.get(name)?.has(column))
    if (missing) throw new NotRestored(`this version’s table ${name} has no column ${missing}.`)
  }
}

async function triggersIn(ask: Ask, tables: readonly Pick<TableShape, 'name'>[]): Promise<readonly string[]> {
  const rows = await ask(`
    select distinct format('%I.%I', n.nspname, c.relname) as name
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and t.tgparentid = 0`)
  const ours = new Set(tables.map(({ name }) => name))
  return (rows as { name: string }[]).map(({ name }) => name).filter(name => ours.has(name))
}

async function foreignKeysIn(ask: Ask): Promise<readonly ForeignKey[]> {
  const rows = await ask(`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname !~ '^pg_' order by 1, 2`)
  return rows as ForeignKey[]
}

/** Creates a type for rows with the columns in the order in which they were saved. */
async function makeRowType(ask: Ask, { name, columns }: TableContents): Promise<void> {
  await ask('drop table if exists pg_temp.velora_incoming')
  await ask(`create temp table velora_incoming as select ${columns.join(', ')} from ${name} with no data`)
}

async function loadRows(ask: Ask, { name, columns }: TableContents, rows: Buffer): Promise<void> {
  await ask(
    // Without `offset 0`, PostgreSQL would parse each row again for every column.
    `insert into ${name} (${columns.join(', ')}) overriding system value
     select ${columns.map(column => `(incoming).${column}`).join(', ')} from (
       select line::pg_temp.velora_incoming as incoming
       from json_array_elements_text($1::text::json) as saved(line) offset 0
     ) as read`,
    [rows.toString('utf8')],
  )
}

async function refuseDifferences(ask: Ask, tables: readonly TableContents[]): Promise<void> {
  for (const saved of tables) {
    const { rows, fingerprint } = await contentsOf(ask, saved)
    if (rows !== saved.rows)
      throw new NotRestored(`${saved.name} has ${rows} rows, but the backup has ${saved.rows}.`)
    if (fingerprint !== saved.fingerprint)
      throw new NotRestored(`the rows of ${saved.name} differ from the backup’s.`)
  }
}
