import type { TiersContents } from './tiersContents.ts'

export interface TiersDraft {
  /** For `If-Match`, in quotes. */
  revision: string
  /** Whether it says something else than what is in force. */
  changed: boolean
  /** @nullable */
  changedBy: string | null
  /** @nullable */
  changedAt: string | null
  contents: TiersContents
}
