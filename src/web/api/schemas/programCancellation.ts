import type { ProgramCancellationNewerDraftsItem } from './programCancellationNewerDraftsItem.ts'

export interface ProgramCancellation {
  /** In the clinic’s time zone. */
  at: string
  note: string
  by: string
  /** @nullable */
  shortenedBecause: string | null
  /** The parts that have been edited since. Their draft stays as it is. */
  newerDrafts: ProgramCancellationNewerDraftsItem[]
}
