export type PushSubscriptionKeys = {
  /** @pattern ^B[\w-]{86}=?$ */
  p256dh: string
  /** @pattern ^[\w-]{22}(==)?$ */
  auth: string
}
