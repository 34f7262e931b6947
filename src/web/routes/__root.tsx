import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Root } from '../app/root.tsx'
import { ScreenError } from '../app/screen-error.tsx'
import { leaveForOpening } from '../identity/landing/leave-for-opening.ts'

export const Route = createRootRoute({
  beforeLoad: ({ location, preload }) => (preload ? undefined : leaveForOpening(location)),
  component: Root,
  errorComponent: ScreenError,
  notFoundComponent: lazyRouteComponent(() => import('../app/not-found.tsx'), 'NotFound'),
})
