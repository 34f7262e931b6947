import { z } from 'zod'
import { type Role, routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import type { Campaigns } from '../campaigns.ts'
import {
  AddressUnsubscribed,
  ChannelNotSetUp,
  NoPushDevice,
  NoTextableNumber,
  NumberStopped,
} from '../refusals.ts'

const route = routeOf<Campaigns>()
const senders: readonly Role[] = ['owner', 'manager']

const text = (missing: string, most: number) =>
  trimmedText(missing).min(1, missing).max(most, `This is longer than ${most} characters.`)
const message = (most: number) => text('Please enter a message', most)
const title = text('Please enter a title', 200).refine(
  text => !/[\r\n]/.test(text),
  'The title must be one line.',
)

const TestMessageBody = z.discriminatedUnion('channel', [
  z.strictObject({
    channel: z.literal('email'),
    title,
    message: message(20_000),
    to: z.email('Please enter a valid email address'),
  }),
  z.strictObject({ channel: z.literal('sms'), message: message(160), to: trimmedText().max(40) }),
  z.strictObject({
    channel: z.literal('push'),
    title,
    message: message(1000),
    imageUrl: z.union([z.literal(''), z.httpUrl('Please enter a valid URL').max(1000)]).optional(),
  }),
])

export const testMessageRoutes = [
  route({
    method: 'post',
    path: '/api/admin/campaigns/test',
    name: 'sendTrial',
    summary: 'Send yourself a test of a message.',
    description:
      'A push goes to the devices of the member signed in on this browser. Tests don’t count in any ' +
      'results, and their links aren’t rewritten. Unsubscribed addresses and numbers that replied STOP are ' +
      'refused.',
    access: senders,
    audit: { subject: (_answer, _params, { channel }) => `by ${channel}` },
    body: TestMessageBody,
    answer: z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } }),
    refusals: [ChannelNotSetUp, AddressUnsubscribed, NoPushDevice, NoTextableNumber, NumberStopped],
    handle: async (campaigns, { body, memberId }) => {
      const test = body.channel === 'push' ? { ...body, imageUrl: body.imageUrl || null } : body
      await campaigns.sendTestMessage(test, memberId)
      return { success: true }
    },
  }),
]
