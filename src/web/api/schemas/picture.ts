export interface Picture {
  /** What names it, and where everybody sees it. */
  imageUrl: string
}
