import type { EncryptedRows } from './encryption/encrypted-rows.ts'

/** A table that a clinic takes along when it leaves: a folder of JSON lines in its archive. */
export interface ArchivedTable {
  /** A readable folder name: 'ledger-entries'. */
  readonly name: string
  readonly table: string
  /** Describes the contents, for the page about the format. */
  readonly about: string
  /** SQL condition for the rows to export; all by default. */
  readonly where?: string
  /** Columns whose exported values differ: SQL by column. */
  readonly leaving?: Readonly<Record<string, string>>
  /** Columns that aren't exported, with the SQL for their value in an imported row. */
  readonly without?: Readonly<Record<string, string>>
  /** Data that is encrypted in the table and readable in the archive. */
  readonly opened?: readonly OpenedField[]
  /** A bytes column that becomes a separate file under `pictures/`. */
  readonly picture?: {
    readonly column: string
    readonly path: (row: Readonly<Record<string, unknown>>) => string
  }
}

interface OpenedField {
  readonly rows: EncryptedRows
  /** The archive's field for it. */
  readonly as: string
  /** A 'key' is never exported, because the importing clinic creates a new one. */
  readonly form: 'json' | 'text' | 'bytes' | 'key'
}

/** Which of a module's tables are exported. Each table must be in one of the two lists. */
export interface ArchiveParts {
  readonly tables: readonly ArchivedTable[]
  /** The reason why each of these tables stays. */
  readonly staying: Readonly<Record<string, string>>
}
