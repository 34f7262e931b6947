import { bookingLink, linksIn } from './links.ts'
import type { MailContents } from './mails.ts'
import type { MessagingPorts } from './ports.ts'

type Ports = Pick<MessagingPorts, 'trackedUrl' | 'bookingUrl'>

/** What a campaign's mail says to one recipient: its links and the way to book lead through us, and are counted. */
export function marketingContents(
  { trackedUrl, bookingUrl }: Ports,
  message: string,
  deliveryId: string,
): Pick<MailContents, 'lines' | 'links' | 'action'> {
  return {
    lines: paragraphsOf(message),
    links: linksIn(message).map((shown, index) => ({
      shown,
      url: trackedUrl({ deliveryId, link: shown === bookingUrl ? bookingLink : index + 1 }),
    })),
    action: bookingUrl
      ? { label: 'Book Appointment', url: trackedUrl({ deliveryId, link: bookingLink }) }
      : null,
  }
}

/** Message lines become paragraphs. */
export const paragraphsOf = (message: string): readonly string[] =>
  message
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
