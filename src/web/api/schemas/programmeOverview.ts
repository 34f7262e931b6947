import type { ProgrammeOverviewMissingItem } from './programmeOverviewMissingItem.ts'
import type { ProgrammeOverviewPartsItem } from './programmeOverviewPartsItem.ts'
import type { ProgrammeOverviewScheduled } from './programmeOverviewScheduled.ts'

export interface ProgrammeOverview {
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
  scheduled: ProgrammeOverviewScheduled
  parts: ProgrammeOverviewPartsItem[]
  /** What is to be done before patients can be invited. */
  missing: ProgrammeOverviewMissingItem[]
}
