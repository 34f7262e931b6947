import { newId } from '#platform/kernel/ids.ts'
import type { Notification, NotificationType, WaitingPush } from './notifications.ts'
import type { MessagingPorts } from './ports.ts'
import { pushIfWanted } from './push-to-devices.ts'

/** What is pushed besides: the other types are offers, whose pushes are announced or sent as campaigns. */
const pushed: readonly NotificationType[] = ['POINTS_EARNED', 'REWARD_AVAILABLE', 'GENERAL']

export async function notifyMember(
  { notifications, publishPush, now }: MessagingPorts,
  memberId: string,
  message: Pick<Notification, 'title' | 'message' | 'type'>,
): Promise<void> {
  const createdAt = now()
  const id = newId(createdAt.getTime())
  await notifications.add(memberId, { ...message, id, isRead: false, createdAt })
  const { title, message: words, type } = message
  if (pushed.includes(type)) await publishPush({ memberId, id, title, message: words })
}

/** For jobs: to those who want pushes and have set a device up; it takes its own place when it is tried again. */
export async function pushNotification(
  ports: Pick<MessagingPorts, 'consents' | 'subscriptions' | 'push'>,
  { memberId, id, title, message }: WaitingPush,
): Promise<void> {
  await pushIfWanted(ports, memberId, { title, message, url: '/', tag: `notification:${id}` })
}
