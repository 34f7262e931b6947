import type { PushSubscription } from './pushSubscription.ts'

/**
 * The browser’s subscription, as the member `subscription` or as it is.
 */
export type SubscribePushBody =
  | {
      subscription: PushSubscription
      /**
       * The endpoint that this browser had before: it goes on under a new one, and no consent is given anew.
       * @maxLength 2000
       */
      replaces?: string
    }
  | PushSubscription
