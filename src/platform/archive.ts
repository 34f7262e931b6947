import type { EncryptedRows } from './encryption/encrypted-rows.ts'

/** A table that a clinic takes along when it leaves: a folder of JSON lines in its archive. */
export interface ArchivedTable {
  /** The folder's name, for people: 'ledger-entries'. */
  readonly name: string
  readonly table: string
  /** What it holds, for the page about the format. */
  readonly about: string
  /** Which rows go along, as SQL; left out: all of them. */
  readonly where?: string
  /** Columns whose values leave changed: SQL by column. */
  readonly leaving?: Readonly<Record<string, string>>
  /** Columns that stay behind, and the SQL of what a loaded row has in them. */
  readonly without?: Readonly<Record<string, string>>
  /** What is encrypted in the table and readable in the archive. */
  readonly opened?: readonly OpenedField[]
  /** A column of bytes that is a file of its own, under `pictures/`. */
  readonly picture?: {
    readonly column: string
    readonly path: (row: Readonly<Record<string, unknown>>) => string
  }
}

interface OpenedField {
  readonly rows: EncryptedRows
  /** The field that holds it in the archive. */
  readonly as: string
  /** 'key' never leaves: whoever loads the archive makes a new one. */
  readonly form: 'json' | 'text' | 'bytes' | 'key'
}

/** What of a module leaves with the clinic; each of its tables is in one of the two. */
export interface ArchiveParts {
  readonly tables: readonly ArchivedTable[]
  /** Why each of these tables stays. */
  readonly staying: Readonly<Record<string, string>>
}
