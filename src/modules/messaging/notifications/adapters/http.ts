import { z } from 'zod'
import { pageOf, pageQuery } from '#platform/http/route/pagination.ts'
import { routeOf } from '#platform/http/route/route.ts'
import type { Notifications } from '../notifications.ts'

const route = routeOf<Notifications>()

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

async function newestFirst(
  notifications: Notifications,
  memberId: string,
  query: z.output<typeof pageQuery>,
) {
  const [oneMore, total] = await Promise.all([
    notifications.listNotifications(memberId, query.limit + 1, query.cursor),
    notifications.countNotifications(memberId),
  ])
  const shown = oneMore.map(({ createdAt, ...rest }) => ({ ...rest, createdAt: createdAt.toISOString() }))
  return pageOf(shown, query.limit, total)
}

export const notificationRoutes = [
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
    handle: (notifications, { memberId, query }) => newestFirst(notifications, memberId, query),
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
    handle: (notifications, { memberId, query }) => newestFirst(notifications, memberId, query),
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
    handle: async (notifications, { memberId, body }) => {
      await notifications.readNotifications(memberId, body.upTo)
      return { success: true }
    },
  }),
]
