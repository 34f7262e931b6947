import type { RecognizedColumn } from './rules/columns.ts'
import type { ChosenColumn } from './rules/person.ts'

export type ImportState =
  | 'uploading'
  | 'reading'
  | 'columns'
  | 'checking'
  | 'checked'
  | 'running'
  | 'done'
  | 'undoing'
  | 'undone'
  | 'failed'

/** How an import changes an existing patient's balance; staff choose once per file. */
export type BalanceRule = 'add' | 'keep' | 'replace'

export interface ImportTotals {
  readonly new: number
  readonly matched: number
  readonly unclear: number
  readonly refused: number
  /** New patients' points. */
  readonly points: number
  /** The value of those points; null if no reward has a value. */
  readonly worthCents: number | null
  /** Points of existing patients who weren't imported before. */
  readonly matchedPoints: number
  readonly spendCents: number
  /** How many new patients would be in each tier, by tier name. */
  readonly tiers: Readonly<Record<string, number>>
}

/** What a choice for existing patients' balances would change. */
export interface BalanceEffect {
  /** Below zero if they would lose points. */
  readonly points: number
  /** The value of those points; null if no reward has a value. */
  readonly worthCents: number | null
}

/** How many rows of a finished import ended up as what. */
export interface ImportOutcomes {
  readonly done: number
  readonly skipped: number
  readonly undone: number
  readonly kept: number
  readonly unclear: number
  readonly refused: number
}

/** One file from another system, from upload until it can't be undone anymore. */
export interface PatientImport {
  readonly id: string
  /** The other system's name, for example 'Vagaro'. */
  readonly source: string
  readonly fileName: string
  readonly bytes: number
  readonly state: ImportState
  /** Why it failed. */
  readonly problem: string | null
  readonly headingRow: number
  /** Rows with a person in them. */
  readonly rows: number
  /** How many rows the current step has finished. */
  readonly settledRows: number
  readonly columns: readonly RecognizedColumn[]
  readonly chosen: readonly ChosenColumn[]
  readonly totals: ImportTotals | null
  readonly balances: BalanceRule
  readonly createdBy: string
  readonly createdAt: Date
  readonly doneAt: Date | null
}

export interface ListedImport extends PatientImport {
  /** Null if it can't be undone, or not anymore. */
  readonly undoUntil: Date | null
}

export interface ImportDetails extends ListedImport {
  /** Null unless the rows are checked. */
  readonly balanceEffects: { readonly add: BalanceEffect; readonly replace: BalanceEffect } | null
  /** Null until the import is done. */
  readonly outcomes: ImportOutcomes | null
}

/** An import in one of these states continues in the background. */
export const statesUnderWay: readonly ImportState[] = ['reading', 'checking', 'running', 'undoing']

const leaseMs = 30_000

export const leasedUntil = (at: Date): Date => new Date(at.getTime() + leaseMs)

export const undoDays = 7

/** Null if it can't be undone at this time. */
export function undoUntil({ state, doneAt }: PatientImport, at: Date): Date | null {
  if (state !== 'done' || doneAt === null) return null
  const until = new Date(doneAt.getTime() + undoDays * 86_400_000)
  return at < until ? until : null
}

/** Who posts the import's ledger entries, and those that undo it. */
export const actorOf = (importId: string): string => `import:${importId}`

/** Used in ledger references, so two spellings of one system don't count twice. */
export const sourceKey = (source: string): string =>
  source
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')

/**
 * An imported member's external ID, such as 'vagaro:17', because two systems may both have a patient 17. IDs from
 * another Velora already look like this.
 */
export const externalIdOf = (source: string, id: string): string =>
  sourceKey(source) === 'velora' ? id : `${sourceKey(source)}:${id}`
