import { linksIn } from '#platform/kernel/plain-text.ts'

/** Clicks per link of a campaign, each recipient counted once. */
export interface Clicks {
  /** Recipients who clicked any link. */
  readonly clickedBy: number
  readonly bookings: number
  readonly links: readonly { readonly url: string; readonly clickedBy: number }[]
}

/** `link` is null for recipients over all links, and 0 for the booking link; then come the message's URLs in order. */
export function clicksFrom(
  message: string,
  counts: readonly { readonly link: number | null; readonly count: number }[],
): Clicks {
  const by = (wanted: number | null) => counts.find(({ link }) => link === wanted)?.count ?? 0
  return {
    clickedBy: by(null),
    bookings: by(0),
    links: linksIn(message).map((url, index) => ({ url, clickedBy: by(index + 1) })),
  }
}
