import * as zod from 'zod/mini'

/**
 * Subscribing is the consent to pushes, unless the browser only renews what it had (`replaces`). Endpoints of unknown push services are refused.
 *
 * For the signed-in member.
 * @summary Make this browser one of the member’s devices for push notifications.
 */
export const subscribePushBodyOneSubscriptionEndpointMax = 2000

export const subscribePushBodyOneSubscriptionKeysP256dhRegExp = new RegExp('^B[\\w-]{86}=?$')
export const subscribePushBodyOneSubscriptionKeysAuthRegExp = new RegExp('^[\\w-]{22}(==)?$')
export const subscribePushBodyOneReplacesMax = 2000

export const subscribePushBodyTwoEndpointMax = 2000

export const subscribePushBodyTwoKeysP256dhRegExp = new RegExp('^B[\\w-]{86}=?$')
export const subscribePushBodyTwoKeysAuthRegExp = new RegExp('^[\\w-]{22}(==)?$')

export const SubscribePushBody = /*#__PURE__*/ zod
  .union([
    /*#__PURE__*/ zod.object({
      subscription: /*#__PURE__*/ zod.object({
        endpoint: /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(subscribePushBodyOneSubscriptionEndpointMax)),
        expirationTime: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
        keys: /*#__PURE__*/ zod.object({
          p256dh: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(subscribePushBodyOneSubscriptionKeysP256dhRegExp)),
          auth: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(subscribePushBodyOneSubscriptionKeysAuthRegExp)),
        }),
      }),
      replaces: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(subscribePushBodyOneReplacesMax))).check(/*#__PURE__*/ zod.describe('The endpoint that this browser had before: it goes on under a new one, and no consent is given anew.')),
    }),
    /*#__PURE__*/ zod.object({
      endpoint: /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(subscribePushBodyTwoEndpointMax)),
      expirationTime: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
      keys: /*#__PURE__*/ zod.object({
        p256dh: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(subscribePushBodyTwoKeysP256dhRegExp)),
        auth: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(subscribePushBodyTwoKeysAuthRegExp)),
      }),
    }),
  ])
  .check(/*#__PURE__*/ zod.describe('The browser’s subscription, as the member `subscription` or as it is.'))

/**
 * Without `endpoint` all of the member’s devices are removed.
 *
 * For the signed-in member.
 * @summary End push notifications on one device, or on all of the member’s.
 */
export const unsubscribePushBodyEndpointMax = 2000

export const UnsubscribePushBody = /*#__PURE__*/ zod.object({
  endpoint: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(unsubscribePushBodyEndpointMax))),
})
