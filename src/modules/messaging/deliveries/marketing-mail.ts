import { linksIn, paragraphsOf } from '#platform/kernel/plain-text.ts'
import { bookingLink } from './links.ts'
import type { DeliveriesPorts, MailContents, SandboxDelivery } from './ports.ts'

type Ports = Pick<DeliveriesPorts, 'trackedUrl' | 'bookingUrl' | 'buttonFor'>

/** A campaign's mail to one recipient: its links and its button are redirects that count clicks. */
export async function marketingContents(
  { trackedUrl, bookingUrl, buttonFor }: Ports,
  message: string,
  deliveryId: string,
): Promise<MailContents> {
  const [booking, button] = [await bookingUrl(), await buttonFor(message)]
  const links = linksIn(message)
  const tracked = (url: string) =>
    trackedUrl({ deliveryId, link: url === booking ? bookingLink : links.indexOf(url) + 1 })
  return {
    lines: paragraphsOf(message),
    links: links.map(shown => ({ shown, url: tracked(shown) })),
    action: button && { label: button.label, url: tracked(button.url) },
  }
}

/** A campaign's mail is stored once; only the links differ by recipient. */
export async function asItLeaves(ports: Ports, message: SandboxDelivery): Promise<SandboxDelivery> {
  if (message.kind !== 'marketing' || message.channel !== 'email') return message
  const words = message.contents.lines.join('\n')
  return { ...message, contents: await marketingContents(ports, words, message.id) }
}
