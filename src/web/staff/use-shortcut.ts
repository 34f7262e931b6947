import { useEffect, useRef } from 'react'
import { isBusy } from './patients/use-search-key.ts'

/** Longer than a scanner's pause between two letters: what it types isn't a shortcut. */
const aloneMs = 80

/**
 * A single-key shortcut that works anywhere on the page, except while typing or in a dialog. Does nothing without an
 * action.
 */
export function useShortcut(key: string, act: (() => void) | undefined): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const hear = (event: KeyboardEvent) => {
      clearTimeout(waiting)
      const isAnother = event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey
      if (isAnother || event.repeat || isBusy(event.target)) return
      waiting = setTimeout(() => !isBusy(document.activeElement) && latest.current?.(), aloneMs)
    }
    // In the capture phase, because a scanner's next letter is hidden from other listeners.
    addEventListener('keydown', hear, { capture: true })
    return () => {
      clearTimeout(waiting)
      removeEventListener('keydown', hear, { capture: true })
    }
  }, [key])
}
