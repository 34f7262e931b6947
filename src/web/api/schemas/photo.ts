export interface Photo {
  id: string
  /** Use it as the `imageUrl` of the entry. */
  imageUrl: string
  thumbnailUrl: string
}
