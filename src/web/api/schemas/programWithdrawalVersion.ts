/**
 * The version that says it; null where only the draft or what is scheduled had it in use.
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
