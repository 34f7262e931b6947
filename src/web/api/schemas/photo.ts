export interface Photo {
  id: string
  /** What the entry is given as its `imageUrl`. */
  imageUrl: string
  thumbnailUrl: string
}
