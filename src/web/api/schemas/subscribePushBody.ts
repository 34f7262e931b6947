import type { PushSubscription } from './pushSubscription.ts'

/**
 * The browser’s subscription, either as is or in a `subscription` field.
 */
export type SubscribePushBody =
  | {
      subscription: PushSubscription
      /**
       * This browser’s previous endpoint. The subscription is renewed, and no new consent is recorded.
       * @maxLength 2000
       */
      replaces?: string
    }
  | PushSubscription
