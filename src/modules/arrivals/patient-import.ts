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

/** What becomes of the balance of somebody who is a patient already: asked once for a file. */
export type BalanceRule = 'add' | 'keep' | 'replace'

export interface ImportTotals {
  readonly new: number
  readonly matched: number
  readonly unclear: number
  readonly refused: number
  /** Of new patients. */
  readonly points: number
  /** What those are worth; null where no reward says its worth. */
  readonly worthCents: number | null
  /** Of those who are patients already and were not imported before. */
  readonly matchedPoints: number
  readonly spendCents: number
  /** How many new patients would be in each tier, by its name. */
  readonly tiers: Readonly<Record<string, number>>
}

/** One file from another system, from its upload to the end of its undo. */
export interface PatientImport {
  readonly id: string
  /** Where the list is from, as people call it: 'Vagaro'. */
  readonly source: string
  readonly fileName: string
  readonly bytes: number
  readonly state: ImportState
  /** Why it failed. */
  readonly problem: string | null
  readonly headingRow: number
  /** Rows with somebody in them. */
  readonly rows: number
  /** How many of them the step under way is through with. */
  readonly settledRows: number
  readonly columns: readonly RecognizedColumn[]
  readonly chosen: readonly ChosenColumn[]
  readonly totals: ImportTotals | null
  readonly balances: BalanceRule
  readonly createdBy: string
  readonly createdAt: Date
  readonly doneAt: Date | null
}

/** Each of them goes on by itself, in the background. */
export const statesUnderWay: readonly ImportState[] = ['reading', 'checking', 'running', 'undoing']

export const undoDays = 7

export const canBeUndone = ({ state, doneAt }: PatientImport, at: Date): boolean =>
  state === 'done' && doneAt !== null && at.getTime() - doneAt.getTime() < undoDays * 86_400_000

/** In references of the ledger, where a name in another spelling must not count twice. */
export const sourceKey = (source: string): string =>
  source
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
