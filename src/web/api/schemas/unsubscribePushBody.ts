export type UnsubscribePushBody = {
  /** @maxLength 2000 */
  endpoint?: string
}
