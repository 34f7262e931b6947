/**
 * @nullable
 */
export type ProgramSchedule = {
  /** By the clinic’s clock. */
  at: string
  note: string
  by: string
  /** @nullable */
  shortenedBecause: string | null
} | null
