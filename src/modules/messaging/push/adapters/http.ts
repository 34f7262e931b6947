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
            'The endpoint that this browser had before: it goes on under a new one, and no consent is given anew.',
        }),
      }),
      Subscription,
    ],
    notOurs,
  )
  .meta({ description: 'The browser’s subscription, as the member `subscription` or as it is.' })

const PushSetup = z
  .object({
    publicKey: z.string().meta({ description: 'The application server key (VAPID), base64url.' }),
    wording: z.string().meta({ description: 'What a member agrees to by subscribing.' }),
    devices: z.array(z.string()).meta({
      description: 'SHA-256 of the endpoints of the member’s devices, in hex, the latest first.',
    }),
    declined: z.boolean().meta({
      description:
        'The member said no to pushes since: none goes to the devices until they are set up again.',
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
    summary: 'What a browser needs to set up push notifications, and on which devices the member has.',
    description: 'Devices are given as hashes of their endpoints, so that a browser finds itself among them.',
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
    summary: 'Make this browser one of the member’s devices for push notifications.',
    description:
      'Subscribing is the consent to pushes, unless the browser only renews what it had (`replaces`). Endpoints ' +
      'of unknown push services are refused.',
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
    summary: 'End push notifications on one device, or on all of the member’s.',
    description: 'Without `endpoint` all of the member’s devices are removed.',
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
    summary: 'Send a push notification to the member’s devices, to see that it works.',
    description: 'Says how many devices took it. Devices that no longer exist are removed.',
    access: 'member',
    answer: z
      .object({ success: z.boolean(), devices: count, sent: count })
      .meta({ id: 'TestPushAnswer', example: { success: true, devices: 1, sent: 1 } }),
    refusals: [NoPushDevice, TestNotSent],
    failureLimits: perAddress('push test', 20),
    handle: async (push, { memberId }) => {
      const { devices, sent } = await push.sendTestPush(memberId)
      return { success: true, devices, sent }
    },
  }),
]
