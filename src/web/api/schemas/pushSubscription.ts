import type { PushSubscriptionKeys } from './pushSubscriptionKeys.ts'

export interface PushSubscription {
  /** @maxLength 2000 */
  endpoint: string
  /** @nullable */
  expirationTime?: number | null
  keys: PushSubscriptionKeys
}
