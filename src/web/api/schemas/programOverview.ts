import type { ProgramOverviewMissingItem } from './programOverviewMissingItem.ts'
import type { ProgramOverviewPartsItem } from './programOverviewPartsItem.ts'
import type { ProgramOverviewScheduled } from './programOverviewScheduled.ts'

export interface ProgramOverview {
  /** Send it as `If-Match` when you publish, in quotes. */
  revision: string
  /** 0 if nothing has been published yet. */
  version: number
  /** @nullable */
  publishedAt: string | null
  /** @nullable */
  publishedBy: string | null
  /**
   * The scheduled publication, with its time in the clinic’s time zone.
   * @nullable
   */
  scheduled: ProgramOverviewScheduled
  parts: ProgramOverviewPartsItem[]
  /** What has to be done before patients can be invited. */
  missing: ProgramOverviewMissingItem[]
}
