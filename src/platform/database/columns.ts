import { DecimalType, UnderscoreNamingStrategy } from '@mikro-orm/core'
import type { Table } from './database.ts'

const naming = new UnderscoreNamingStrategy()

export const columnOf = (property: string): string => naming.propertyToColumnName(property)

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
      return `${columnOf(name)}${type instanceof DecimalType ? '::float8' : ''} as "${name}"`
    })
    .join(', ')
