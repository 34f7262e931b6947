import { linksIn } from '#platform/kernel/plain-text.ts'

/** A campaign's link: 0 is the booking link, then come the message's URLs in order. */
export const bookingLink = 0

/** The target of a campaign's link; undefined for an unknown link. */
export function addressOf(link: number, message: string, bookingUrl: string | undefined): string | undefined {
  return link === bookingLink ? bookingUrl : linksIn(message)[link - 1]
}
