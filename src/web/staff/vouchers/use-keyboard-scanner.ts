import { useEffect, useRef } from 'react'

/** People don't type eight letters this fast; a scanner leaves a few milliseconds between two. */
const longestGapMs = 60
const shortestCode = 6

/** Listens for a USB scanner anywhere except in a field. It types faster than any person and ends with Enter. */
export function useKeyboardScanner(onScanned: (code: string) => void): void {
  const heard = useRef(onScanned)
  useEffect(() => {
    heard.current = onScanned
  }, [onScanned])
  useEffect(() => {
    let typed = ''
    let lastAt = 0
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) {
        typed = ''
        return
      }
      const isFast = event.timeStamp - lastAt <= longestGapMs
      if (event.key === 'Enter' && isFast && typed.length >= shortestCode) {
        // Otherwise Enter would click the focused control.
        event.preventDefault()
        event.stopPropagation()
        heard.current(typed)
        typed = ''
      } else if (event.key.length === 1) {
        // A single letter may be a shortcut, but a second fast one is a scan.
        if (isFast && typed) event.stopPropagation()
        typed = isFast ? typed + event.key : event.key
        lastAt = event.timeStamp
      } else if (event.key !== 'Shift') typed = ''
    }
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
