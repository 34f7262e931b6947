import type { ProgramOverviewPartsItemPart } from './programOverviewPartsItemPart.ts'
import type { ProgramOverviewPartsItemProblemsItem } from './programOverviewPartsItemProblemsItem.ts'

export type ProgramOverviewPartsItem = {
  part: ProgramOverviewPartsItemPart
  changed: boolean
  /** @nullable */
  changedBy: string | null
  /** @nullable */
  changedAt: string | null
  /** What keeps it from being published. */
  problems: ProgramOverviewPartsItemProblemsItem[]
}
