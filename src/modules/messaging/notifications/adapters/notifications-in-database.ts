import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import type { Notification } from '../notification.ts'
import type { StoredNotifications } from '../ports.ts'

export const notificationMigrations: readonly Migration[] = [
  {
    name: '0008 messaging: notifications',
    statements: [
      'create schema messaging',
      `create table messaging.notification (
        member_id uuid not null,
        id uuid not null,
        title text not null,
        message text not null,
        type text not null,
        is_read boolean not null,
        created_at timestamptz not null,
        primary key (member_id, id)
      )`,
    ],
  },
]

export function notificationsInDatabase(database: Database, cache: Cache): StoredNotifications {
  const add = database.effect(
    'add-notification',
    `insert into messaging.notification (member_id, id, title, message, type, is_read, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
  )
  // Ids are made of their time, so the key's order is the order of the list.
  const of = database.statement<Notification>(
    'notifications-of',
    `select id, title, message, type, is_read as "isRead", created_at as "createdAt"
     from messaging.notification
     where member_id = $1 and id < coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
     order by id desc limit $2`,
  )
  const count = database.statement<{ count: number }>(
    'count-notifications',
    'select count(*)::int as count from messaging.notification where member_id = $1',
  )
  const markRead = database.statement<never>(
    'read-notifications',
    `update messaging.notification set is_read = true
     where member_id = $1 and not is_read and id <= coalesce($2::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')`,
  )
  const removeAll = database.statement<never>(
    'remove-notifications',
    'delete from messaging.notification where member_id = $1',
  )
  return {
    async add(memberId, { id, title, message, type, isRead, createdAt }) {
      await add(memberId, id, title, message, type, isRead, createdAt)
      cache.invalidate('member', memberId)
    },
    of: (memberId, limit, before) => of(memberId, limit, before ?? null),
    countOf: async memberId => (await count(memberId))[0]?.count ?? 0,
    async markRead(memberId, upTo) {
      await markRead(memberId, upTo ?? null)
    },
    async removeAllOf(memberId) {
      await removeAll(memberId)
    },
  }
}
