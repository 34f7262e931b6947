export interface Picture {
  /** The picture’s public path, which also identifies it. */
  imageUrl: string
}
