import { linksIn } from '#platform/kernel/plain-text.ts'

/** A link of a campaign: the way to book is 0, then come the addresses in the message, in their order. */
export const bookingLink = 0

/** Where a campaign's link leads; undefined when the campaign has no such link. */
export function addressOf(link: number, message: string, bookingUrl: string | undefined): string | undefined {
  return link === bookingLink ? bookingUrl : linksIn(message)[link - 1]
}
