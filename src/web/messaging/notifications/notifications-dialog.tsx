import type { Notification } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { List } from '#ui-kit/data/list-row/list-row.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { clinicToday, dayOf, isoDayOf } from '../../format/days.ts'
import { NotificationRow } from './notification-row.tsx'
import { useMarkAsRead } from './use-mark-as-read.ts'
import { useNotifications } from './use-notifications.ts'

type NotificationsDialogProps = {
  /** The newest notifications, if already loaded. */
  known: readonly Notification[] | undefined
  onClose: () => void
}

/** The member's notifications, newest first; viewing them marks them as read. */
export default function NotificationsDialog({ known, onClose }: NotificationsDialogProps) {
  const { notifications, error, refetch, ...more } = useNotifications(known)
  const isNew = useMarkAsRead(notifications)
  return (
    <Dialog open onClose={onClose} title="Notifications">
      {notifications?.length === 0 && <NothingNew />}
      {notifications && notifications.length > 0 && (
        <Stack gap="l">
          {daysOf(notifications).map(([day, ofTheDay]) => (
            <Stack as="section" gap="none" key={day} aria-label={day}>
              <Heading level={3} size={16}>
                {day}
              </Heading>
              <List label={`Notifications, ${day}`}>
                {ofTheDay.map(each => (
                  <NotificationRow key={each.id} notification={each} isNew={isNew(each)} />
                ))}
              </List>
            </Stack>
          ))}
        </Stack>
      )}
      {error && <LoadError what="Your notifications" because={error} onRetry={refetch} />}
      {!notifications && !error && <Loading asked label="Loading your notifications" />}
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

/** Grouped by clinic day, newest first. */
function daysOf(notifications: readonly Notification[]): readonly (readonly [string, Notification[]])[] {
  const days = new Map<string, Notification[]>()
  for (const each of notifications) {
    const day = dayAsSaid(each.createdAt)
    days.set(day, [...(days.get(day) ?? []), each])
  }
  return [...days]
}

const dayMs = 86_400_000

function dayAsSaid(instant: string): string {
  const day = isoDayOf(instant)
  if (day === clinicToday()) return 'Today'
  return day === isoDayOf(Date.now() - dayMs) ? 'Yesterday' : dayOf(instant)
}

const NothingNew = () => (
  <EmptyState
    drawing="letter"
    title="Nothing new yet"
    hint="Updates about your points and offers will show up here."
    level={3}
  />
)
