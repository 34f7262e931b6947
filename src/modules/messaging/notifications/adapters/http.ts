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
    summary: 'List the member’s notifications, newest first.',
    description: 'Includes read and unread notifications from the clinic and the app.',
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
    summary: 'List the member’s notifications, on the path that the check-in screen refreshes.',
    description: 'Same as `/api/notifications`.',
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
    description: 'Without `upTo`, marks all of them. Repeating the call is safe.',
    access: 'member',
    body: z.strictObject({
      upTo: z.uuid().optional().meta({
        description:
          'The newest notification that was seen; later ones stay unread. If omitted, all are marked.',
      }),
    }),
    answer: z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } }),
    refusals: [],
    handle: async (notifications, { memberId, body }) => {
      await notifications.readNotifications(memberId, body.upTo)
      return { success: true }
    },
  }),
]
