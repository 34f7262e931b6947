import type { PlacesContents } from './placesContents.ts'

export interface PlacesDraft {
  /** Send it as `If-Match`, in quotes. */
  revision: string
  /** Whether the draft differs from what’s published. */
  changed: boolean
  /** @nullable */
  changedBy: string | null
  /** @nullable */
  changedAt: string | null
  contents: PlacesContents
}
