/**
 * The version that was published; null if only the draft or a scheduled publication used the item.
 * @nullable
 */
export type ProgramWithdrawalVersion = {
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
