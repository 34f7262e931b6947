import { lazy, Suspense, useState } from 'react'
import { useListNotifications } from '#api/notifications/notifications.ts'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { Bell } from '#ui-kit/icons.ts'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'

const NotificationsDialog = lazy(() => import('../messaging/notifications/notifications-dialog.tsx'))

/** Greets the member by name; the bell counts unread notifications. */
export function Greeting({ firstName }: { firstName: string }) {
  const [open, setOpen] = useState(false)
  const { data: notifications } = useListNotifications()
  const unread = notifications?.filter(notification => !notification.isRead).length ?? 0
  return (
    <>
      <TopBar
        title={`Hello, ${firstName.trim() || 'Gorgeous'}`}
        subtitle="Good to see you"
        actions={
          <IconButton
            icon={Bell}
            label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
            badge={unread > 0 ? shown(unread) : undefined}
            onClick={() => setOpen(true)}
          />
        }
      />
      <Suspense>
        {open && <NotificationsDialog known={notifications} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

const shown = (count: number) => (count > 99 ? '99+' : String(count))
