import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import type { RetentionRule } from '#platform/scheduled-tasks/housekeeping.ts'
import type { Notification } from '../notification.ts'
import type { StoredNotifications } from '../ports.ts'

export const notificationMigrations: readonly Migration[] = [
  {
    name: '0115 messaging: notifications by their age',
    statements: ['create index notification_by_age on messaging.notification (created_at)'],
    concurrently: true,
  },
]

/** Notifications are deleted from the member's list after 13 months, read or not; only their number stays. */
export const oldNotifications: RetentionRule = {
  name: 'count-old-notifications',
  table: 'messaging.notification',
  expired: "r.created_at < $1::timestamptz - interval '13 months'",
  counted: [
    `counted as (
      insert into messaging.message_count as c (month, carrier, kind, outcome, count)
      select date_trunc('month', created_at at time zone 'UTC'), 'app', type,
        case when is_read then 'read' else 'unread' end, count(*)
      from gone group by 1, 2, 3, 4
      on conflict (month, carrier, kind, outcome) do update set count = c.count + excluded.count
    )`,
  ],
}

export const NotificationTable = defineEntity({
  name: 'Notification',
  tableName: 'messaging.notification',
  properties: {
    memberId: p.uuid().primary(),
    id: p.uuid().primary(),
    title: p.text(),
    message: p.text(),
    type: p.text().$type<Notification['type']>(),
    isRead: p.boolean(),
    createdAt: p.datetime().index('notification_by_age'),
    campaignId: p.uuid().strictNullable(),
  },
})

export function notificationsInDatabase(database: Database, cache: Cache): StoredNotifications {
  // Every award notifies its member.
  const add = database.effect(
    'add-notification',
    `insert into messaging.notification (member_id, id, title, message, type, is_read, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
  )
  return {
    async add(memberId, { id, title, message, type, isRead, createdAt }) {
      await add(memberId, id, title, message, type, isRead, createdAt)
      cache.invalidate('member', memberId)
    },
    // Ids start with their time, so the primary key has the order of the list.
    async of(memberIds, limit, before) {
      const where = { memberId: { $in: [...memberIds] }, ...(before && { id: { $lt: before } }) }
      const found = await database.em().find(NotificationTable, where, { orderBy: { id: 'desc' }, limit })
      return found.map(({ memberId: _theirs, ...notification }) => notification)
    },
    countOf: memberIds => database.em().count(NotificationTable, { memberId: { $in: [...memberIds] } }),
    async markRead(memberIds, upTo) {
      const where = {
        ...{ memberId: { $in: [...memberIds] }, isRead: false },
        ...(upTo && { id: { $lte: upTo } }),
      }
      await database.em().nativeUpdate(NotificationTable, where, { isRead: true })
    },
    async removeAllOf(memberIds) {
      await database.em().nativeDelete(NotificationTable, { memberId: { $in: [...memberIds] } })
    },
  }
}
