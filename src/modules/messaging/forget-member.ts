import type { MessagingPorts } from './ports.ts'

export async function eraseMember(ports: MessagingPorts, memberId: string): Promise<void> {
  const { notifications, consents, confirmations, subscriptions, mails, deliveries, now } = ports
  await notifications.removeAllOf(memberId)
  await consents.forget(memberId)
  await confirmations.forget(memberId)
  await subscriptions.remove(memberId, undefined)
  await mails.forget(memberId)
  await deliveries.forget(memberId, now())
}
