import type { PlacesContents } from './placesContents.ts'

export type SavePlacesDraftBody = {
  contents: PlacesContents
}
