import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Root } from '../shell/root.tsx'
import { WentWrong } from '../shell/went-wrong.tsx'

export const Route = createRootRoute({
  component: Root,
  errorComponent: WentWrong,
  notFoundComponent: lazyRouteComponent(() => import('../shell/not-found.tsx'), 'NotFound'),
})
