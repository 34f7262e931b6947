import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { notSheet } from './dialog.css.ts'

/**
 * Turns an open dialog on a phone into a sheet that can be dragged down by its head (D-122). Returns the head's ref.
 */
export function useSheet(sheet: RefObject<HTMLElement | null>, open: boolean, onClose: () => void) {
  const head = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open || matchMedia(notSheet).matches) return
    // If it can't be loaded, the close button and a tap outside still work.
    const following = import('./follow-finger.ts').then(
      ({ followFinger }) => followFinger(sheet.current, head.current, () => close()),
      () => undefined,
    )
    return () => void following.then(end => end?.())
  }, [sheet, open])
  return head
}
