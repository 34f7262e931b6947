import type { ImportRowKind } from './importRowKind.ts'
import type { ImportRowOutcome } from './importRowOutcome.ts'

export interface ImportRow {
  /** Row number as in a spreadsheet, starting at 1. */
  number: number
  kind: ImportRowKind
  outcome: ImportRowOutcome
  sentence: string
  /** @nullable */
  memberId: string | null
  name: string
  contacts: string[]
  points: number
}
