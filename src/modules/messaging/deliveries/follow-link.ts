import { addressOf } from './links.ts'
import type { DeliveriesPorts } from './ports.ts'

type Ports = Pick<DeliveriesPorts, 'clicks' | 'sentLinkOf' | 'bookingUrl' | 'now'>

/** Redirects only to URLs in the campaign, so that nobody can abuse it. */
export async function followLink(
  { clicks, sentLinkOf, bookingUrl, now }: Ports,
  token: string,
): Promise<string | undefined> {
  const sent = sentLinkOf(token)
  const delivery = sent && (await clicks.messageOf(sent.deliveryId))
  const address = delivery && addressOf(sent.link, delivery.message, await bookingUrl())
  if (address) await clicks.record(sent, now())
  return address
}
