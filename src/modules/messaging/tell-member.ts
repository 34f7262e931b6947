import { newId } from '#platform/kernel/ids.ts'
import type { Notification } from './notifications.ts'
import type { MessagingPorts } from './ports.ts'

export async function tellMember(
  { notifications, now }: MessagingPorts,
  memberId: string,
  message: Pick<Notification, 'title' | 'message' | 'type'>,
): Promise<void> {
  const createdAt = now()
  await notifications.add(memberId, { ...message, id: newId(createdAt.getTime()), isRead: false, createdAt })
}
