import type { CodesContents } from './codesContents.ts'

export interface CodesDraft {
  /** For `If-Match`, in quotes. */
  revision: string
  /** Whether it says something else than what is in force. */
  changed: boolean
  /** @nullable */
  changedBy: string | null
  /** @nullable */
  changedAt: string | null
  contents: CodesContents
}
