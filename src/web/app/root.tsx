import { Outlet } from '@tanstack/react-router'
import { SkipLink } from './skip-link/skip-link.tsx'
import { useScreenChange } from './use-screen-change.ts'

/** The frame of every screen: the skip link and its target. */
export function Root() {
  useScreenChange()
  return (
    <SkipLink label="Skip to content" id="content">
      <Outlet />
    </SkipLink>
  )
}
