import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'

export function makeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    // On the server side the router would write an inline script for it, which the page’s policy forbids.
    scrollRestoration: typeof document !== 'undefined',
    ...(history && { history }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface StaticDataRouteOption {
    /** What the browser's tab says, before the clinic's name; the screen's heading when left out. */
    title?: string
  }
}
