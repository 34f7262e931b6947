import { z } from 'zod'
import { perAddress } from '#platform/http/rate-limit/failure-limits.ts'
import { routeOf } from '#platform/http/route/route.ts'
import type { Push } from '../push.ts'
import { AnotherMembersDevice, NoPushDevice, TestNotSent, UnknownPushService } from '../refusals.ts'

const route = routeOf<Push>()

const notOurs = 'This is not a push subscription.'
const endpoint = z.url({ protocol: /^https$/, error: notOurs }).max(2000, notOurs)

/** Format of browsers (`PushSubscription.toJSON()`): a P-256 point of 65 bytes and 16 random bytes. */
const Subscription = z
  .strictObject({
    endpoint,
    expirationTime: z.number().nullish(),
    keys: z.strictObject({
      p256dh: z.string().regex(/^B[\w-]{86}=?$/, notOurs),
      auth: z.string().regex(/^[\w-]{22}(==)?$/, notOurs),
    }),
  })
  .meta({ id: 'PushSubscription' })

const SubscribeBody = z
  .union(
    [
      z.strictObject({
        subscription: Subscription,
        replaces: endpoint.optional().meta({
          description:
            'This browser’s previous endpoint. The subscription is renewed, and no new consent is recorded.',
        }),
      }),
      Subscription,
    ],
    notOurs,
  )
  .meta({ description: 'The browser’s subscription, either as is or in a `subscription` field.' })

const PushSetup = z
  .object({
    publicKey: z.string().meta({ description: 'The application server key (VAPID), base64url.' }),
    wording: z.string().meta({ description: 'What a member agrees to by subscribing.' }),
    devices: z.array(z.string()).meta({
      description: 'SHA-256 hashes of the endpoints of the member’s devices, in hex, newest first.',
    }),
    declined: z.boolean().meta({
      description:
        'True if the member has opted out since. Nothing is sent to the devices until push is set up again.',
    }),
  })
  .meta({
    id: 'PushSetup',
    example: {
      publicKey: 'BIqdkzZf2xr-H1bmsbvJyNg7l9YWYxgYHQWejRbd3rTx-j6Be4VRxyzqSRMR8mEyXiRaO9_-7uGn0jrUxgGKLWc',
      wording: 'We’ll notify this device about your points, your rewards and our offers for you.',
      devices: [],
      declined: false,
    },
  })

const count = z.int().min(0)

export const pushRoutes = [
  route({
    method: 'get',
    path: '/api/notifications/push',
    name: 'readPushSetup',
    summary: 'Get what a browser needs to set up push notifications.',
    description:
      'Also lists the member’s devices, as hashes of their endpoints, so that a browser can recognize its ' +
      'own.',
    access: 'member',
    answer: PushSetup,
    refusals: [],
    handle: async (push, { memberId }) => {
      const { devices, ...setup } = await push.readPushSetup(memberId)
      return { ...setup, devices: [...devices] }
    },
  }),
  route({
    method: 'post',
    path: '/api/notifications/subscribe',
    name: 'subscribePush',
    summary: 'Register this browser for the member’s push notifications.',
    description:
      'Subscribing is the consent to push notifications, unless the browser only renews its subscription ' +
      '(`replaces`). Endpoints of unknown push services are refused.',
    access: 'member',
    body: SubscribeBody,
    answer: z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } }),
    refusals: [UnknownPushService, AnotherMembersDevice],
    handle: async (push, { memberId, body }) => {
      const { subscription, replaces } =
        'subscription' in body ? body : { subscription: body, replaces: undefined }
      const { endpoint, keys } = subscription
      await push.subscribePush(memberId, { endpoint, ...keys }, replaces)
      return { success: true }
    },
  }),
  route({
    method: 'post',
    path: '/api/notifications/unsubscribe',
    name: 'unsubscribePush',
    summary: 'Remove one or all of the member’s devices from push notifications.',
    description: 'Without `endpoint`, all devices are removed.',
    access: 'member',
    body: z.strictObject({ endpoint: endpoint.optional() }),
    answer: z
      .object({ success: z.boolean(), removed: count })
      .meta({ id: 'UnsubscribeAnswer', example: { success: true, removed: 1 } }),
    refusals: [],
    handle: async (push, { memberId, body }) => ({
      success: true,
      removed: await push.unsubscribePush(memberId, body.endpoint),
    }),
  }),
  route({
    method: 'post',
    path: '/api/notifications/test',
    name: 'sendTestPush',
    summary: 'Send a test push notification to the member’s devices.',
    description: 'Returns how many devices accepted it. Devices that no longer exist are removed.',
    access: 'member',
    answer: z
      .object({ success: z.boolean(), devices: count, sent: count })
      .meta({ id: 'TestPushAnswer', example: { success: true, devices: 1, sent: 1 } }),
    refusals: [NoPushDevice, TestNotSent],
    holdsAccount: false,
    failureLimits: perAddress('push test', 20),
    handle: async (push, { memberId }) => {
      const { devices, sent } = await push.sendTestPush(memberId)
      return { success: true, devices, sent }
    },
  }),
]
