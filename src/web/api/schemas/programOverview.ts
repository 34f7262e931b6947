import type { ProgramOverviewMissingItem } from './programOverviewMissingItem.ts'
import type { ProgramOverviewPartsItem } from './programOverviewPartsItem.ts'
import type { ProgramOverviewScheduled } from './programOverviewScheduled.ts'

export interface ProgramOverview {
  /** For the `If-Match` of a publication, in quotes. */
  revision: string
  /** 0: nothing was published yet. */
  version: number
  /** @nullable */
  publishedAt: string | null
  /** @nullable */
  publishedBy: string | null
  /**
   * What will be published by itself, and when by the clinic’s clock.
   * @nullable
   */
  scheduled: ProgramOverviewScheduled
  parts: ProgramOverviewPartsItem[]
  /** What is to be done before patients can be invited. */
  missing: ProgramOverviewMissingItem[]
}
