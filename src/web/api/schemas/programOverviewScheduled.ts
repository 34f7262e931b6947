/**
 * The scheduled publication, with its time in the clinic’s time zone.
 * @nullable
 */
export type ProgramOverviewScheduled = {
  /** In the clinic’s time zone. */
  at: string
  note: string
  by: string
  /** @nullable */
  shortenedBecause: string | null
} | null
