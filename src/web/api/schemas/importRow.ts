import type { ImportRowKind } from './importRowKind.ts'
import type { ImportRowOutcome } from './importRowOutcome.ts'

export interface ImportRow {
  /** As spreadsheets count. */
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
