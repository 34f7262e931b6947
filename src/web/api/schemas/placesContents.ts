import type { PlacesContentsPlacesItem } from './placesContentsPlacesItem.ts'

export interface PlacesContents {
  places: PlacesContentsPlacesItem[]
}
