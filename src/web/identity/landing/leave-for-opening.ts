import type { RouterHistory } from '@tanstack/react-router'

/**
 * Before the clinic opens, the app has nothing for members. Links from the staff area to member screens load the
 * server's page instead, which says so, or opens the app if the clinic is open by then.
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
