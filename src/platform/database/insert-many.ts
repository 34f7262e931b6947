import { columnOf } from './columns.ts'
import type { Database } from './database.ts'

/**
 * Inserts many rows, with these properties of the table's entity, by one prepared statement; the entity manager would build
 * a text for each number of rows. Returns the first property of each row that was added.
 */
export function insertMany<Property extends string>(
  database: Pick<Database, 'statement'>,
  table: string,
  properties: readonly [Property, ...Property[]],
  conflict: 'on conflict do nothing' | '' = '',
) {
  const columns = properties.map(columnOf).join(', ')
  const insert = database.statement<{ added: string }>(
    `insert-many ${table}`,
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) ${conflict}
     returning ${columnOf(properties[0])} as added`,
  )
  return async (rows: readonly Readonly<Record<Property, unknown>>[]): Promise<readonly string[]> => {
    if (rows.length === 0) return []
    const given = rows.map(row => Object.fromEntries(properties.map(name => [columnOf(name), row[name]])))
    return (await insert(JSON.stringify(given))).map(({ added }) => added)
  }
}
