import type { RouterHistory } from '@tanstack/react-router'

/**
 * For members there is nothing to show in the app before the clinic has published what it offers: from the staff area each
 * way to their screens leads to the server's page, which says so, or by then has opened.
 */
export function leaveForOpening({ block }: Pick<RouterHistory, 'block'>): void {
  block({
    enableBeforeUnload: false,
    blockerFn({ nextLocation: { pathname, href } }) {
      const leaves = !/^\/(?:admin|auth)\b/.test(pathname)
      if (leaves) location.assign(href)
      return leaves
    },
  })
}
