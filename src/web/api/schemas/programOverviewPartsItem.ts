import type { ProgramOverviewPartsItemPart } from './programOverviewPartsItemPart.ts'
import type { ProgramOverviewPartsItemProblemsItem } from './programOverviewPartsItemProblemsItem.ts'

export type ProgramOverviewPartsItem = {
  part: ProgramOverviewPartsItemPart
  changed: boolean
  /** @nullable */
  changedBy: string | null
  /** @nullable */
  changedAt: string | null
  /** Problems that prevent publication. */
  problems: ProgramOverviewPartsItemProblemsItem[]
}
