import type { Notification } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { List } from '#ui-kit/data/list-row/list-row.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, SkeletonRows } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { NotificationRow } from './notification-row.tsx'
import { useMarkAsRead } from './use-mark-as-read.ts'
import { useNotifications } from './use-notifications.ts'

type NotificationsDialogProps = {
  /** The newest ones, where they are known already. */
  known: readonly Notification[] | undefined
  onClose: () => void
}

/** The member's messages, newest first; looking at them marks them as read. */
export default function NotificationsDialog({ known, onClose }: NotificationsDialogProps) {
  const { notifications, error, refetch, ...more } = useNotifications(known)
  const isNew = useMarkAsRead(notifications)
  return (
    <Dialog open onClose={onClose} title="Notifications">
      {notifications?.length === 0 && <NothingNew />}
      {notifications && notifications.length > 0 && (
        <List label="Notifications">
          {notifications.map(notification => (
            <NotificationRow key={notification.id} notification={notification} isNew={isNew(notification)} />
          ))}
        </List>
      )}
      {error && <LoadError what="Your notifications" because={error} onRetry={refetch} />}
      {!notifications && !error && (
        <Loading asked label="Loading your notifications">
          <SkeletonRows rows={3} />
        </Loading>
      )}
      {more.hasNextPage && (
        <Button
          variant="secondary"
          full
          busy={more.isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => more.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Dialog>
  )
}

const NothingNew = () => (
  <EmptyState
    drawing="letter"
    title="Nothing new yet"
    hint="Updates about your points and offers will show up here."
    level={3}
  />
)
