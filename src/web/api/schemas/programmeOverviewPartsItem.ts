import type { ProgrammeOverviewPartsItemPart } from './programmeOverviewPartsItemPart.ts'
import type { ProgrammeOverviewPartsItemProblemsItem } from './programmeOverviewPartsItemProblemsItem.ts'

export type ProgrammeOverviewPartsItem = {
  part: ProgrammeOverviewPartsItemPart
  changed: boolean
  /** @nullable */
  changedBy: string | null
  /** @nullable */
  changedAt: string | null
  /** What keeps it from being published. */
  problems: ProgrammeOverviewPartsItemProblemsItem[]
}
