import { newId } from '#platform/kernel/ids.ts'
import { quietUntil } from '#platform/kernel/quiet-hours.ts'
import type { Notification, NotificationType } from './notification.ts'
import type { NotificationsPorts } from './ports.ts'

/** Types that are also pushed; the others are offers, whose pushes are sent separately or as campaigns. */
const pushed: readonly NotificationType[] = ['POINTS_EARNED', 'REWARD_AVAILABLE', 'GENERAL']

export interface NotifyOptions {
  /** False: the push waits for the end of the quiet hours. */
  readonly isUrgent?: boolean
  /** For lock screens, if the message names a treatment (D-35). */
  readonly pushText?: string
}

export async function notifyMember(
  ports: NotificationsPorts,
  memberId: string,
  message: Pick<Notification, 'title' | 'message' | 'type'>,
  { isUrgent = true, pushText = message.message }: NotifyOptions = {},
): Promise<void> {
  const { notifications, enqueuePush, hasNoDevice, now } = ports
  const createdAt = now()
  const id = newId(createdAt.getTime())
  await notifications.add(memberId, { ...message, id, isRead: false, createdAt })
  const { title, type } = message
  if (!pushed.includes(type) || hasNoDevice(memberId)) return
  const notBefore = isUrgent ? undefined : quietUntil(createdAt, await ports.quietHours(), ports.timeZone)
  await enqueuePush({ memberId, id, title, message: pushText }, notBefore)
}
