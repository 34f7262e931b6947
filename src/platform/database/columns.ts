import { DecimalType, UnderscoreNamingStrategy } from '@mikro-orm/core'
import type { Database, Table } from './database.ts'

const naming = new UnderscoreNamingStrategy()

/**
 * An entity's columns for a statement, aliased to its property names: `select ${columnsOf(PostTable)} from
 * content.post`.
 */
export const columnsOf = (
  { meta }: Pick<Table, 'meta'>,
  names: readonly string[] = Object.keys(meta.properties),
): string =>
  names
    .map(name => {
      const type: unknown = meta.properties[name]?.type
      return `${naming.propertyToColumnName(name)}${type instanceof DecimalType ? '::float8' : ''} as "${name}"`
    })
    .join(', ')

/**
 * Adds many rows with one prepared statement, whatever their number: the entity manager builds a text for each. Rows that
 * are already there are refused, or stay with `on conflict do nothing`. Returns the first of the properties of the rows added.
 */
export function insertingMany<Property extends string>(
  database: Pick<Database, 'statement'>,
  table: string,
  properties: readonly Property[],
  conflict: 'on conflict do nothing' | '' = '',
) {
  const columns = properties.map(property => naming.propertyToColumnName(property))
  const add = database.statement<{ added: string }>(
    `insert-many ${table}`,
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) ${conflict}
     returning ${columns[0]} as added`,
  )
  return async (rows: readonly Readonly<Record<Property, unknown>>[]): Promise<readonly string[]> => {
    if (rows.length === 0) return []
    const given = rows.map(row => properties.map((property, n) => [columns[n], row[property]]))
    return (await add(JSON.stringify(given.map(row => Object.fromEntries(row))))).map(({ added }) => added)
  }
}
