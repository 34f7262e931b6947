import { useLayoutEffect, useRef } from 'react'

/**
 * The clicked button disappears with its step, so focus moves to the next step's heading, unless the user has moved on. The
 * page scrolls to its top, or only as far as needed if the step is just a part of it.
 */
export function useFocusOnStep(step: unknown, heading: string, isPartOfPage = false) {
  const shown = useRef(step)
  // Before a closed dialog looks for what has taken its button's place.
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (document.activeElement !== document.body) return
    const target = document.querySelector<HTMLElement>(heading)
    target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
    if (isPartOfPage) target?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    else scrollTo({ top: 0, behavior: 'instant' })
  }, [step, heading, isPartOfPage])
}
