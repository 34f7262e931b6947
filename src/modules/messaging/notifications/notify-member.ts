import { newId } from '#platform/kernel/ids.ts'
import { quietUntil } from '#platform/kernel/quiet-hours.ts'
import type { Notification, NotificationType } from './notification.ts'
import type { NotificationsPorts } from './ports.ts'

/** Types that are also pushed; the others are offers, whose pushes are sent separately or as campaigns. */
const pushed: readonly NotificationType[] = ['POINTS_EARNED', 'REWARD_AVAILABLE', 'GENERAL']

export async function notifyMember(
  ports: NotificationsPorts,
  memberId: string,
  message: Pick<Notification, 'title' | 'message' | 'type'>,
  { isUrgent = true }: { readonly isUrgent?: boolean } = {},
): Promise<void> {
  const { notifications, enqueuePush, hasNoDevice, now } = ports
  const createdAt = now()
  const id = newId(createdAt.getTime())
  await notifications.add(memberId, { ...message, id, isRead: false, createdAt })
  const { title, message: words, type } = message
  if (!pushed.includes(type) || hasNoDevice(memberId)) return
  const notBefore = isUrgent ? undefined : quietUntil(createdAt, await ports.quietHours(), ports.timeZone)
  await enqueuePush({ memberId, id, title, message: words }, notBefore)
}
