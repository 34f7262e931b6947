import * as zod from 'zod/mini'

/**
 * Subscribing is the consent to push notifications, unless the browser only renews its subscription (`replaces`). Endpoints of unknown push services are refused.
 *
 * For the signed-in member.
 * @summary Register this browser for the member’s push notifications.
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
      replaces: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(subscribePushBodyOneReplacesMax))).check(/*#__PURE__*/ zod.describe('This browser’s previous endpoint. The subscription is renewed, and no new consent is recorded.')),
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
  .check(/*#__PURE__*/ zod.describe('The browser’s subscription, either as is or in a `subscription` field.'))

/**
 * Without `endpoint`, all devices are removed.
 *
 * For the signed-in member.
 * @summary Remove one or all of the member’s devices from push notifications.
 */
export const unsubscribePushBodyEndpointMax = 2000

export const UnsubscribePushBody = /*#__PURE__*/ zod.object({
  endpoint: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(unsubscribePushBodyEndpointMax))),
})
