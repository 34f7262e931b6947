import { Outlet } from '@tanstack/react-router'
import { SkipLink } from './skip-link/skip-link.tsx'
import { useScreenChange } from './use-screen-change.ts'

/** What every screen stands in: the skip link, and the place that it leads to. */
export function Root() {
  useScreenChange()
  return (
    <SkipLink label="Skip to content" id="content">
      <Outlet />
    </SkipLink>
  )
}
