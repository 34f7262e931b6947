import { z } from 'zod'
import { pageOf, pageQuery } from '#platform/http/route/pagination.ts'
import { routeOf } from '#platform/http/route/route.ts'
import type { Messaging } from '../messaging.ts'
import { OutboxClosed } from '../refusals.ts'
import { campaignRoutes } from './campaign-http.ts'
import { pushRoutes } from './push-http.ts'
import { unsubscribeRoutes } from './unsubscribe-http.ts'

const route = routeOf<Messaging>()

const Notification = z
  .object({
    id: z.uuid(),
    title: z.string(),
    message: z.string(),
    type: z.enum(['PROMOTION', 'POINTS_EARNED', 'REWARD_AVAILABLE', 'REMINDER', 'BIRTHDAY', 'GENERAL']),
    isRead: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({
    id: 'Notification',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0f01',
      title: 'Points earned',
      message: 'You earned 65 points for your visit.',
      type: 'POINTS_EARNED',
      isRead: false,
      createdAt: '2026-11-20T18:00:00.000Z',
    },
  })

const OutboxMessage = z
  .object({
    id: z.uuid(),
    channel: z.enum(['email', 'push', 'sms']),
    to: z.object({ firstName: z.string(), email: z.string().nullable(), number: z.string().nullable() }),
    subject: z.string(),
    kind: z.enum(['service', 'secret', 'marketing']),
    imageUrl: z.string().nullable(),
    contents: z
      .object({
        lines: z.array(z.string()),
        links: z
          .array(z.object({ shown: z.string(), url: z.string() }))
          .meta({ description: 'Addresses in the lines, and where they lead.' }),
        action: z.object({ label: z.string(), url: z.string() }).nullable(),
      })
      .nullable()
      .meta({ description: 'Nothing once a mail that opens something has expired.' }),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime(),
  })
  .meta({
    id: 'OutboxMessage',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e01',
      channel: 'email',
      to: { firstName: 'Mia', email: 'mia@velora.example', number: null },
      subject: 'Reset your password',
      kind: 'secret',
      imageUrl: null,
      contents: {
        lines: ['Somebody asked for a new password for your account.'],
        links: [],
        action: { label: 'Choose a new password', url: 'http://localhost:3000/reset-password?token=…' },
      },
      createdAt: '2026-11-20T18:00:00.000Z',
      sentAt: '2026-11-20T18:00:01.000Z',
    },
  })

async function newestFirst(messaging: Messaging, memberId: string, query: z.output<typeof pageQuery>) {
  const [oneMore, total] = await Promise.all([
    messaging.listNotifications(memberId, query.limit + 1, query.cursor),
    messaging.countNotifications(memberId),
  ])
  const shown = oneMore.map(({ createdAt, ...rest }) => ({ ...rest, createdAt: createdAt.toISOString() }))
  return pageOf(shown, query.limit, total)
}

async function outbox(messaging: Messaging, { limit, cursor }: z.output<typeof pageQuery>) {
  const oneMore = await messaging.listOutbox(limit + 1, cursor)
  return pageOf(
    oneMore.map(({ createdAt, sentAt, contents, memberId: _, ...rest }) => ({
      ...rest,
      contents: contents && {
        lines: [...contents.lines],
        links: [...(contents.links ?? [])],
        action: contents.action,
      },
      createdAt: createdAt.toISOString(),
      sentAt: sentAt.toISOString(),
    })),
    limit,
    await messaging.countOutbox(),
  )
}

export const messagingRoutes = [
  route({
    method: 'get',
    path: '/api/notifications',
    name: 'listNotifications',
    summary: 'The member’s notifications, newest first.',
    description: 'What the clinic and the app told this member, read and unread.',
    access: 'member',
    query: pageQuery,
    answer: z.array(Notification),
    paged: true,
    refusals: [],
    handle: (messaging, { memberId, query }) => newestFirst(messaging, memberId, query),
  }),
  route({
    method: 'get',
    path: '/api/user/notifications',
    name: 'listUserNotifications',
    summary: 'The same list under the address that check-in refreshes.',
    description: 'As `/api/notifications`.',
    access: 'member',
    query: pageQuery,
    answer: z.array(Notification),
    paged: true,
    refusals: [],
    handle: (messaging, { memberId, query }) => newestFirst(messaging, memberId, query),
  }),
  route({
    method: 'post',
    path: '/api/notifications/read',
    name: 'readNotifications',
    summary: 'Mark the member’s notifications as read.',
    description: 'Without `upTo` all of them. Reading twice does no harm.',
    access: 'member',
    body: z.strictObject({
      upTo: z
        .uuid()
        .optional()
        .meta({ description: 'The newest one that was seen; later ones stay unread. Absent: all.' }),
    }),
    answer: z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } }),
    refusals: [],
    handle: async (messaging, { memberId, body }) => {
      await messaging.readNotifications(memberId, body.upTo)
      return { success: true }
    },
  }),
  ...pushRoutes,
  route({
    method: 'get',
    path: '/api/admin/outbox',
    name: 'listOutbox',
    summary: 'What left, or would have left, by mail, SMS and push, newest first; in demo mode only.',
    description:
      'In demo mode nothing leaves for real: here stands what would have been read by the member. A link that opens an ' +
      'account of the staff is left out.',
    access: ['owner'],
    query: pageQuery,
    answer: z.array(OutboxMessage),
    paged: true,
    refusals: [OutboxClosed],
    handle: (messaging, { query }) => outbox(messaging, query),
  }),
  ...campaignRoutes,
  ...unsubscribeRoutes,
]
