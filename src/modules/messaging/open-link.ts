import { addressOf } from './links.ts'
import type { MessagingPorts } from './ports.ts'

type Ports = Pick<MessagingPorts, 'openedLinks' | 'sentLinkOf' | 'bookingUrl' | 'now'>

/** Leads only to addresses that stand in the campaign: whoever makes up a link gets nowhere. */
export async function openLink(
  { openedLinks, sentLinkOf, bookingUrl, now }: Ports,
  token: string,
): Promise<string | undefined> {
  const sent = sentLinkOf(token)
  const delivery = sent && (await openedLinks.messageOf(sent.deliveryId))
  const address = delivery && addressOf(sent.link, delivery.message, bookingUrl)
  if (address) await openedLinks.note(sent, now())
  return address
}
