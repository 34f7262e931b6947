import type { Database } from '#platform/database/database.ts'

/** Every row of every table as text, to search for a secret. */
export async function everyRow(database: Database): Promise<string> {
  const tables = (await database.run(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') and $1`,
    [true],
  )) as { name: string }[]
  const rows: string[] = []
  for (const { name } of tables) {
    const found = (await database.run(`select t::text as row from ${name} t where $1`, [true])) as {
      row: string
    }[]
    rows.push(...found.map(({ row }) => row))
  }
  return rows.join('\n')
}
