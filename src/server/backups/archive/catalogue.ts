/** Queries the database within the caller's transaction. */
export type Ask = (text: string, values?: readonly unknown[]) => Promise<unknown[]>

/** A table's quoted name with its schema, and its columns except computed ones. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
}

export interface TableContents extends TableShape {
  readonly rows: number
  /** A checksum that depends only on the rows, not on their order or the kind of database. */
  readonly fingerprint: string
}

export interface SequenceState {
  readonly name: string
  readonly last: string
}

/** All schemas except PostgreSQL's own and `public`, where Velora has no tables. */
const ownSchemas = `n.nspname not in ('pg_catalog', 'pg_toast', 'information_schema', 'public') and n.nspname !~ '^pg_'`

/** The tables that record our migrations and pg-boss's version; a restore fills them anyway. */
const madeByMigrations = `('platform.migration', 'jobs.version')`

/** Makes values read as the same text on any server. */
export async function writeValuesAlike(ask: Ask): Promise<void> {
  for (const [name, value] of [
    ['timezone', 'UTC'],
    ['datestyle', 'ISO, MDY'],
    ['intervalstyle', 'postgres'],
    ['bytea_output', 'hex'],
    ['extra_float_digits', '1'],
  ])
    await ask('select set_config($1, $2, true)', [name, value])
}

export async function tablesIn(ask: Ask): Promise<readonly TableShape[]> {
  const rows = await ask(`
    select format('%I.%I', n.nspname, c.relname) as name,
      json_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and ${ownSchemas}
      and n.nspname || '.' || c.relname not in ${madeByMigrations}
    group by 1 order by 1`)
  return rows as TableShape[]
}

export async function schemasIn(ask: Ask): Promise<readonly string[]> {
  const rows = await ask(`select quote_ident(n.nspname) as name from pg_namespace n where ${ownSchemas}`)
  return (rows as { name: string }[]).map(({ name }) => name)
}

export async function sequencesIn(ask: Ask): Promise<readonly SequenceState[]> {
  const rows = await ask(`
    select format('%I.%I', n.nspname, c.relname) as name, pg_sequence_last_value(c.oid)::text as last
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${ownSchemas} order by 1`)
  return (rows as SequenceState[]).filter(({ last }) => last !== null)
}

export async function migrationsIn(ask: Ask): Promise<readonly string[]> {
  const rows = await ask('select name from platform.migration order by name')
  return (rows as { name: string }[]).map(({ name }) => name)
}

/** The number of rows and their fingerprint. Two tables with the same rows have the same fingerprint, in any order. */
export async function contentsOf(ask: Ask, table: TableShape): Promise<TableContents> {
  const rows = await ask(`
    select count(*)::int as rows,
      coalesce(sum(('x' || left(md5(velora_row::text), 15))::bit(60)::bigint), 0)::text as fingerprint
    from ${rowsOf(table)}`)
  return { ...table, ...(rows[0] as Pick<TableContents, 'rows' | 'fingerprint'>) }
}

/** A subquery with each row as `velora_row`. */
export const rowsOf = ({ name, columns }: TableShape) =>
  `(select ${columns.join(', ')} from ${name}) as velora_row`
