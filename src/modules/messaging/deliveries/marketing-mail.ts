import { linksIn, paragraphsOf } from '#platform/kernel/plain-text.ts'
import { bookingLink } from './links.ts'
import type { DeliveriesPorts, MailContents, SandboxDelivery } from './ports.ts'

type Ports = Pick<DeliveriesPorts, 'trackedUrl' | 'bookingUrl'>

/** A campaign's mail to one recipient: its links and the booking link are redirects that count clicks. */
export async function marketingContents(
  { trackedUrl, bookingUrl }: Ports,
  message: string,
  deliveryId: string,
): Promise<MailContents> {
  const booking = await bookingUrl()
  return {
    lines: paragraphsOf(message),
    links: linksIn(message).map((shown, index) => ({
      shown,
      url: trackedUrl({ deliveryId, link: shown === booking ? bookingLink : index + 1 }),
    })),
    action: booking
      ? { label: 'Book Appointment', url: trackedUrl({ deliveryId, link: bookingLink }) }
      : null,
  }
}

/** A campaign's mail is stored once; only the links differ by recipient. */
export async function asItLeaves(ports: Ports, message: SandboxDelivery): Promise<SandboxDelivery> {
  if (message.kind !== 'marketing' || message.channel !== 'email') return message
  const words = message.contents.lines.join('\n')
  return { ...message, contents: await marketingContents(ports, words, message.id) }
}
