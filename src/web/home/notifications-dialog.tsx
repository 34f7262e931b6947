import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getListNotificationsQueryKey, useReadNotifications } from '#api/messaging/messaging.ts'
import type { Notification } from '#api/schemas/index.ts'
import { Badge } from '#ui-kit/badge/badge.tsx'
import { Dialog } from '#ui-kit/dialog/dialog.tsx'
import { EmptyState } from '#ui-kit/empty-state/empty-state.tsx'
import { List, ListRow } from '#ui-kit/list-row/list-row.tsx'
import { clinic } from '../shell/clinic.ts'

type NotificationsDialogProps = { notifications: readonly Notification[]; onClose: () => void }

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: clinic.timeZone })

/** The member's messages, newest first; opening it marks them as read once it is closed. */
export default function NotificationsDialog({ notifications, onClose }: NotificationsDialogProps) {
  const markRead = useMarkRead(notifications.some(notification => !notification.isRead))
  const close = () => {
    markRead()
    onClose()
  }
  return (
    <Dialog open onClose={close} title="Notifications">
      {notifications.length === 0 ? (
        <EmptyState
          drawing="letter"
          title="Nothing new yet"
          hint="News about your points and offers will be here."
          level={3}
        />
      ) : (
        <List label="Notifications">
          {notifications.map(({ id, title, message, createdAt, isRead }) => (
            <ListRow
              key={id}
              title={title}
              hint={`${message} · ${day.format(new Date(createdAt))}`}
              trailing={!isRead && <Badge tone="accent">New</Badge>}
            />
          ))}
        </List>
      )}
    </Dialog>
  )
}

function useMarkRead(unread: boolean) {
  const queryClient = useQueryClient()
  const { mutate } = useReadNotifications()
  useEffect(() => {
    if (unread) mutate()
  }, [unread, mutate])
  return () => void queryClient.invalidateQueries({ queryKey: getListNotificationsQueryKey() })
}
