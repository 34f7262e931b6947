import { z } from 'zod'
import { type Role, routeOf } from '#platform/http/route.ts'
import type { Messaging } from '../messaging.ts'
import {
  AddressUnsubscribed,
  ChannelNotSetUp,
  NoPushDevice,
  NoTextableNumber,
  NumberStopped,
} from '../refusals.ts'

const route = routeOf<Messaging>()
const senders: readonly Role[] = ['owner', 'manager']

const message = z.string('Please write a message').trim().min(1, 'Please write a message').max(20_000)
const title = z
  .string('Please write a title')
  .trim()
  .min(1, 'Please write a title')
  .max(200)
  .refine(text => !/[\r\n]/.test(text), 'The title is one line.')

const TrialBody = z.discriminatedUnion('channel', [
  z.strictObject({
    channel: z.literal('email'),
    title,
    message,
    to: z.email('Please enter a valid email address'),
  }),
  z.strictObject({ channel: z.literal('sms'), message: message.max(160), to: z.string().trim().max(40) }),
  z.strictObject({
    channel: z.literal('push'),
    title,
    message: message.max(1000),
    imageUrl: z.union([z.literal(''), z.httpUrl('Please enter a valid URL').max(1000)]).optional(),
  }),
])

export const trialRoutes = [
  route({
    method: 'post',
    path: '/api/admin/campaigns/test',
    name: 'sendTrial',
    summary: 'Send a message that is being written to oneself; a push goes to the member signed in here.',
    access: senders,
    about: (_answer, _params, { channel }) => `by ${channel}`,
    body: TrialBody,
    answer: z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } }),
    refusals: [ChannelNotSetUp, AddressUnsubscribed, NoPushDevice, NoTextableNumber, NumberStopped],
    handle: async (messaging, { body, memberId }) => {
      const trial = body.channel === 'push' ? { ...body, imageUrl: body.imageUrl || null } : body
      await messaging.sendTrial(trial, memberId)
      return { success: true }
    },
  }),
]
