import type { ProgrammeOverviewMissingItemPart } from './programmeOverviewMissingItemPart.ts'

export type ProgrammeOverviewMissingItem = {
  part: ProgrammeOverviewMissingItemPart
  what: string
}
