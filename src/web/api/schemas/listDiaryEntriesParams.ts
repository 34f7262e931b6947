export type ListDiaryEntriesParams = {
  /**
   * @minimum 1
   * @maximum 100
   */
  limit?: number
  cursor?: string
}
