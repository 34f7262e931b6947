import { useEffect, useState } from 'react'
import { getListNotificationsQueryKey, readNotifications } from '#api/notifications/notifications.ts'
import type { Notification } from '#api/schemas/index.ts'
import { useAction } from '../../data/use-action.ts'

/**
 * Marks only the visible notifications as read; ones that arrive meanwhile keep the bell's badge. Returns whether each
 * one was new when first shown, which doesn't change while the list is open.
 */
export function useMarkAsRead(notifications: readonly Notification[] | undefined) {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const { mutate } = useAction({ call: readNotifications, refreshes: [getListNotificationsQueryKey()] })
  const unread = notifications?.filter(({ id, isRead }) => !isRead && !fresh.has(id)) ?? []
  const [newest] = unread
  useEffect(() => {
    if (!newest) return
    setFresh(before => new Set([...before, ...unread.map(({ id }) => id)]))
    mutate({ upTo: newest.id })
  })
  return ({ id, isRead }: Notification) => !isRead || fresh.has(id)
}
