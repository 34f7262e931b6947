import type { PagesContents } from './pagesContents.ts'

export interface PagesDraft {
  /** Send it as `If-Match`, in quotes. */
  revision: string
  /** Whether the draft differs from what’s published. */
  changed: boolean
  /** @nullable */
  changedBy: string | null
  /** @nullable */
  changedAt: string | null
  contents: PagesContents
}
