import type { ListImportRowsKind } from './listImportRowsKind.ts'
import type { ListImportRowsOutcome } from './listImportRowsOutcome.ts'

export type ListImportRowsParams = {
  /**
   * @minimum 1
   * @maximum 100
   */
  limit?: number
  /**
   * @minimum 0
   * @nullable
   */
  cursor?: number | null
  kind?: ListImportRowsKind
  outcome?: ListImportRowsOutcome
}
