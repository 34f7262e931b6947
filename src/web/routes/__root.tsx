import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import { leaveForOpening } from '../app/leave-for-opening.ts'
import { Root } from '../app/root.tsx'
import { ScreenError } from '../app/screen-error.tsx'

export const Route = createRootRoute({
  beforeLoad: ({ location, preload }) => (preload ? undefined : leaveForOpening(location)),
  component: Root,
  errorComponent: ScreenError,
  notFoundComponent: lazyRouteComponent(() => import('../app/not-found.tsx'), 'NotFound'),
})
