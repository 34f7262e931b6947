import { linksIn } from '#platform/kernel/plain-text.ts'

/** How often each link of a campaign was clicked, counted once a recipient. */
export interface Clicks {
  /** Recipients who clicked any link. */
  readonly clickedBy: number
  readonly bookings: number
  readonly links: readonly { readonly url: string; readonly clickedBy: number }[]
}

/**
 * `link` is null where recipients are counted over all links, 0 for the way to book; then come the addresses in the
 * message, in their order.
 */
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
