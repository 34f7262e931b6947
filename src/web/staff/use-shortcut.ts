import { useEffect, useRef } from 'react'
import { isBusy } from './patients/use-search-key.ts'

/** Longer than a scanner that types leaves between two letters: what it types is no key of ours. */
const aloneMs = 80

/**
 * One key, alone, does it from anywhere on the page, unless somebody is typing or answering a dialog; without an act it does
 * nothing.
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
    // Before anybody else: the next letter of a scanner is kept from those below.
    addEventListener('keydown', hear, { capture: true })
    return () => {
      clearTimeout(waiting)
      removeEventListener('keydown', hear, { capture: true })
    }
  }, [key])
}
