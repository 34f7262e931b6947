import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Root } from '../app/root.tsx'
import { ScreenError } from '../app/screen-error.tsx'

export const Route = createRootRoute({
  component: Root,
  errorComponent: ScreenError,
  notFoundComponent: lazyRouteComponent(() => import('../app/not-found.tsx'), 'NotFound'),
})
