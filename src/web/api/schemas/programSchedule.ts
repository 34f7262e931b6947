/**
 * @nullable
 */
export type ProgramSchedule = {
  /** In the clinic’s time zone. */
  at: string
  note: string
  by: string
  /** @nullable */
  shortenedBecause: string | null
} | null
