import type { PlacesContents } from './placesContents.ts'

export interface PlacesDraft {
  /** For `If-Match`, in quotes. */
  revision: string
  /** Whether it says something else than what is in force. */
  changed: boolean
  /** @nullable */
  changedBy: string | null
  /** @nullable */
  changedAt: string | null
  contents: PlacesContents
}
