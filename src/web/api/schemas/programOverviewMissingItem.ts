import type { ProgramOverviewMissingItemPart } from './programOverviewMissingItemPart.ts'

export type ProgramOverviewMissingItem = {
  part: ProgramOverviewMissingItemPart
  what: string
}
