import { everyItem } from '#platform/kernel/paging.ts'
import type { MessagingPorts } from './ports.ts'

export async function personalDataOf(ports: MessagingPorts, memberId: string) {
  const { notifications, consents, subscriptions, mails, deliveries, openedLinks } = ports
  return {
    notifications: everyItem(
      (limit, before: string | undefined) => notifications.of(memberId, limit, before),
      ({ id }) => id,
    ),
    consents: await consents.of(memberId),
    pushDevices: (await subscriptions.of(memberId)).length,
    mails: await mails.of(memberId),
    campaigns: await deliveries.of(memberId),
    openedLinks: await openedLinks.of(memberId),
  }
}
