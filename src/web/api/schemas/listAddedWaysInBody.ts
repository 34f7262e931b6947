export type ListAddedWaysInBody = {
  /**
   * @minLength 1
   * @maxLength 200
   */
  token: string
}
