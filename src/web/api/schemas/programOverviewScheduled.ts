/**
 * What will be published by itself, and when by the clinic’s clock.
 * @nullable
 */
export type ProgramOverviewScheduled = {
  /** By the clinic’s clock. */
  at: string
  note: string
  by: string
  /** @nullable */
  shortenedBecause: string | null
} | null
