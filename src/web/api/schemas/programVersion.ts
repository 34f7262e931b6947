/**
 * @nullable
 */
export type ProgramVersion = {
  number: number
  publishedAt: string
  publishedBy: string
  note: string
  /**
   * Why the notice period was shortened, if it was.
   * @nullable
   */
  shortenedBecause: string | null
} | null
