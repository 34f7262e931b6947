import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'

declare global {
  /** The app's base path in a preview (`preview.js`, D-203); undefined everywhere else. */
  var previewBase: string | undefined
}

interface RouterStart {
  readonly history?: RouterHistory
  /** The first screen is already rendered and may be scrolled: keep its scroll position. */
  readonly hydrates?: boolean
}

export function makeRouter({ history, hydrates = false }: RouterStart = {}) {
  let inPlace = hydrates
  const restoresScroll = () => {
    const restores = !inPlace
    inPlace = false
    return restores
  }
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    // On the server, the router would add an inline script for it, which the page’s policy forbids.
    scrollRestoration: typeof document === 'undefined' ? false : restoresScroll,
    // The page uses smooth scrolling, which would show a new screen mid-scroll.
    scrollRestorationBehavior: 'instant',
    ...(history && { history }),
    basepath: globalThis.previewBase ?? '/',
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface StaticDataRouteOption {
    /** The tab's title before the clinic's name; by default the screen's heading. */
    title?: string
  }
}
