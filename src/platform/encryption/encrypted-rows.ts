import type { Database } from '#platform/database/database.ts'

/** Describes encrypted data in a table, for code that goes over all of it: startup's key check and key rotation. */
export interface EncryptedRows {
  /** A plural noun for the data: 'diary entries'. */
  readonly name: string
  readonly table: string
  /** The columns that identify a row. There must be an index on the key's name followed by these. */
  readonly columns: readonly string[]
  /** The column with the key's name; null means that nothing in this row is encrypted. */
  readonly keyId: string
  /** The column with the ciphertext. */
  readonly bytes: string
  /** The context that the ciphertext is bound to, made from the values of `columns`. */
  readonly boundTo: (values: readonly unknown[]) => string
  /**
   * A function that replaces key and ciphertext if updates are forbidden; takes `columns`, old key, new key,
   * ciphertext.
   */
  readonly replacing?: string
}

/** A row from the statements below: the values of `columns`, the key's name and the ciphertext. */
export interface EncryptedRow {
  readonly values: readonly unknown[]
  readonly keyId: string
  readonly bytes: Uint8Array
}

/** A statement name that is unique to this kind of rows. */
export const named = (what: string, { name }: EncryptedRows) => `${what}: ${name}`

/** Selects the identifying values, one result column each. */
export const selected = ({ columns }: EncryptedRows) =>
  columns.map((column, n) => `${column} as value_${n}`).join(', ')

export const valuesOf = ({ columns }: EncryptedRows, row: object): readonly unknown[] =>
  columns.map((_, n) => (row as Record<string, unknown>)[`value_${n}`])

/** `member_id = $1 and id = $2`. */
export const matching = ({ columns }: EncryptedRows) =>
  columns.map((column, index) => `${column} = $${index + 1}`).join(' and ')

/** The names of all keys that encrypt rows of these kinds. */
export async function namesInUse(
  database: Database,
  kinds: readonly EncryptedRows[],
): Promise<readonly string[]> {
  const names = new Set<string>()
  for (const kind of kinds) for (const name of await namesIn(database, kind)) names.add(name)
  return [...names].sort()
}

/** Walks the index from name to name, so the number of rows doesn't matter. */
export async function namesIn(database: Database, kind: EncryptedRows): Promise<readonly string[]> {
  const { table, keyId } = kind
  const names = database.statement<{ id: string }>(
    named('keys in use', kind),
    `with recursive names(id) as (
       (select ${keyId} from ${table} where ${keyId} is not null order by ${keyId} limit 1)
       union all
       select (select ${keyId} from ${table} where ${keyId} > names.id order by ${keyId} limit 1)
       from names where names.id is not null
     ) select id from names where id is not null`,
  )
  return (await names()).map(({ id }) => id)
}
