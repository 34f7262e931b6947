import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { media } from '../theme/tokens.css.ts'

/** Makes an open dialog on the phone a sheet that a finger at its head pulls down (D-123). Answers where the head goes. */
export function useSheet(sheet: RefObject<HTMLElement | null>, open: boolean, onClose: () => void) {
  const head = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const [whole, part] = [sheet.current, head.current]
    if (!open || !whole || !part || matchMedia(media.tablet).matches) return
    let end = () => {}
    let over = false
    import('./follow-finger.ts').then(
      ({ followFinger }) => {
        if (!over) end = followFinger(whole, part, () => close())
      },
      // There are the button and the press beside it.
      () => {},
    )
    return () => {
      over = true
      end()
    }
  }, [sheet, open])
  return head
}
