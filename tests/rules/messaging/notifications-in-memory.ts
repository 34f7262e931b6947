import type { Notification } from '../../../src/modules/messaging/notifications/notification.ts'
import type { StoredNotifications } from '../../../src/modules/messaging/notifications/ports.ts'

/** Each member's, the newest first. */
export const notificationsInMemory = (kept: Map<string, Notification[]>): StoredNotifications => ({
  add: async (memberId, notification) =>
    void kept.set(memberId, [notification, ...(kept.get(memberId) ?? [])]),
  of: async (memberId, limit, before) =>
    (kept.get(memberId) ?? []).filter(({ id }) => !before || id < before).slice(0, limit),
  countOf: async memberId => kept.get(memberId)?.length ?? 0,
  async markRead(memberId, upTo) {
    const read = (kept.get(memberId) ?? []).map(each =>
      !upTo || each.id <= upTo ? { ...each, isRead: true } : each,
    )
    kept.set(memberId, read)
  },
  removeAllOf: async memberId => void kept.delete(memberId),
})
