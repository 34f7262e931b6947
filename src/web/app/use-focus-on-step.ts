import { useEffect, useRef } from 'react'

/** The clicked button disappears with its step, so focus moves to the next step's heading, unless the user has moved on. */
export function useFocusOnStep(step: unknown, heading: string) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (document.activeElement !== document.body) return
    const target = document.querySelector<HTMLElement>(heading)
    target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [step, heading])
}
