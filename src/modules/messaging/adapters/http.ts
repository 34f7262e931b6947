import { z } from 'zod'
import { Page, routeOf } from '#platform/http/route.ts'
import type { Messaging } from '../messaging.ts'
import { pushRoutes } from './push-http.ts'

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

const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(100),
  cursor: z.uuid().optional(),
})

async function newestFirst(messaging: Messaging, memberId: string, query: z.output<typeof pageQuery>) {
  const [oneMore, total] = await Promise.all([
    messaging.listNotifications(memberId, query.limit + 1, query.cursor),
    messaging.countNotifications(memberId),
  ])
  const notifications = oneMore.slice(0, query.limit)
  const more = oneMore.length > query.limit
  return new Page(
    notifications.map(({ createdAt, ...rest }) => ({ ...rest, createdAt: createdAt.toISOString() })),
    more ? notifications.at(-1)?.id : undefined,
    total,
  )
}

export const messagingRoutes = [
  route({
    method: 'get',
    path: '/api/notifications',
    name: 'listNotifications',
    summary: 'The member’s notifications, newest first.',
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
]
