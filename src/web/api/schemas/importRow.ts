import type { ImportRowCandidatesItem } from './importRowCandidatesItem.ts'
import type { ImportRowFields } from './importRowFields.ts'
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
  /** True if it’s refused as the same person as in an earlier row. */
  isRepeat: boolean
  name: string
  contacts: string[]
  /**
   * Null if the file has none for this patient: the balance then stays as it is.
   * @nullable
   */
  points: number | null
  /**
   * What can be corrected; null if this person’s data has been deleted.
   * @nullable
   */
  fields: ImportRowFields
  /** The patients that an unclear row may be, those with the same name first. */
  candidates: ImportRowCandidatesItem[]
}
