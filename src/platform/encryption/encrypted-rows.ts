import type { Database } from '#platform/database/database.ts'

/** Where a table keeps something encrypted, for whatever goes over all of it: a start's check of the keys, a rotation. */
export interface EncryptedRows {
  /** What it is, in the plural: 'diary entries'. */
  readonly name: string
  readonly table: string
  /** The columns that name a row. An index begins with the key's name and goes on with them. */
  readonly columns: readonly string[]
  /** The column with the key's name; null: nothing is encrypted in this row. */
  readonly keyId: string
  /** The column with the ciphertext. */
  readonly bytes: string
  /** What the ciphertext is bound to, from the values of `columns`. */
  readonly boundTo: (values: readonly unknown[]) => string
  /** For rows from before they were encrypted. */
  readonly plain?: PlainContent
  /** A call that replaces key and ciphertext where an update is refused; takes `columns`, old key, new key, ciphertext. */
  readonly replacing?: string
}

interface PlainContent {
  /** An expression that gives what is to be encrypted, a text or bytes. */
  readonly content: string
  /** Which rows have it. */
  readonly where: string
  /** Removes it: assignments beside those of key and ciphertext. */
  readonly cleared: string
}

/** A row as the statements below give it: the values of `columns`, and the two that were encrypted. */
export interface EncryptedRow {
  readonly values: readonly unknown[]
  readonly keyId: string
  readonly bytes: Uint8Array
}

/** A statement's name, which no other kind of rows has. */
export const named = (what: string, { name }: EncryptedRows) => `${what}: ${name}`

/** The values that name a row, one column of the answer each. */
export const selected = ({ columns }: EncryptedRows) =>
  columns.map((column, n) => `${column} as value_${n}`).join(', ')

export const valuesOf = ({ columns }: EncryptedRows, row: object): readonly unknown[] =>
  columns.map((_, n) => (row as Record<string, unknown>)[`value_${n}`])

/** `member_id = $1 and id = $2`. */
export const matching = ({ columns }: EncryptedRows) =>
  columns.map((column, index) => `${column} = $${index + 1}`).join(' and ')

/** The names of all keys with which rows of these kinds are encrypted. */
export async function namesInUse(
  database: Database,
  kinds: readonly EncryptedRows[],
): Promise<readonly string[]> {
  const names = new Set<string>()
  for (const kind of kinds) for (const name of await namesIn(database, kind)) names.add(name)
  return [...names].sort()
}

/** Walks the index from name to name, however many rows there are. */
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
