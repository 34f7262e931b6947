export type CodesContentsCodesItem = {
  /** Made by whoever adds it; it stays for ever. */
  id: string
  /** @maxLength 120 */
  description: string
  /**
   * @minimum 0
   * @maximum 10000
   */
  pointsValue: number
  /**
   * Where it hangs. Once published it stays: for another place there is another code.
   * @nullable
   */
  placeId?: string | null
  /** No longer counted; one that was photographed ends so. */
  isRetired: boolean
}
