import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { isStill } from '#ui-kit/foundations/motion/is-still.ts'
import { sharing } from './shared-element/shared-elements.css.ts'

export interface Change {
  readonly fromLocation?: ParsedLocation | undefined
  readonly toLocation: ParsedLocation
}

/** Animates shared elements between screens for which `between` holds, until the signal aborts (D-122). */
export function shareElements(
  router: AnyRouter,
  between: (change: Change) => boolean,
  signal: AbortSignal,
): void {
  // In other browsers, the router would fade between all screens.
  if (signal.aborted || !CSS.supports('selector(:active-view-transition-type(a))')) return
  let swiped = false
  const forget = router.subscribe('onBeforeLoad', () => {
    swiped = isSwipe(window.event)
  })
  const types = (change: Change) => (!swiped && !isStill() && between(change) ? [sharing] : false)
  router.options.defaultViewTransition = { types }
  signal.addEventListener('abort', () => {
    forget()
    router.options.defaultViewTransition = false
  })
}

/** On a swipe back, the browser has already animated the page. */
const isSwipe = (event: Event | undefined) => event instanceof PopStateEvent && event.hasUAVisualTransition
