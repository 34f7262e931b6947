/** A link of a campaign: the way to book is 0, then come the addresses in the message, in their order. */
export const bookingLink = 0
const mostLinks = 50

/** The web addresses in a message, each once; what ends the sentence behind one is no part of it. */
export function linksIn(message: string): readonly string[] {
  const found = message.match(/\bhttps?:\/\/[^\s<>"']+/gi) ?? []
  const addresses = found.map(withoutEnd).filter(address => URL.canParse(address))
  return [...new Set(addresses)].slice(0, mostLinks)
}

function withoutEnd(address: string): string {
  const bare = address.replace(/[.,;:!?]+$/, '')
  return bare.endsWith(')') && !bare.includes('(') ? withoutEnd(bare.slice(0, -1)) : bare
}

/** Where a campaign's link leads; undefined when the campaign has no such link. */
export function addressOf(link: number, message: string, bookingUrl: string | undefined): string | undefined {
  return link === bookingLink ? bookingUrl : linksIn(message)[link - 1]
}

/** How often each link of a campaign was opened, counted once a recipient. */
export interface Openings {
  /** Recipients who opened any link. */
  readonly openedBy: number
  readonly bookings: number
  readonly links: readonly { readonly url: string; readonly openedBy: number }[]
}

/** `link` is null where recipients are counted over all links. */
export function openingsOf(
  message: string,
  counts: readonly { readonly link: number | null; readonly count: number }[],
): Openings {
  const by = (wanted: number | null) => counts.find(({ link }) => link === wanted)?.count ?? 0
  return {
    openedBy: by(null),
    bookings: by(bookingLink),
    links: linksIn(message).map((url, index) => ({ url, openedBy: by(index + 1) })),
  }
}
