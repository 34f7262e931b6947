import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { notSheet } from './dialog.css.ts'

/** Makes an open dialog on the phone a sheet that a finger at its head pulls down (D-122). Answers where the head goes. */
export function useSheet(sheet: RefObject<HTMLElement | null>, open: boolean, onClose: () => void) {
  const head = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open || matchMedia(notSheet).matches) return
    // Where it can't be loaded, there are the button and the press beside it.
    const following = import('./follow-finger.ts').then(
      ({ followFinger }) => followFinger(sheet.current, head.current, () => close()),
      () => undefined,
    )
    return () => void following.then(end => end?.())
  }, [sheet, open])
  return head
}
