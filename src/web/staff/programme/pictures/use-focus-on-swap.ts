import { useEffect, useRef } from 'react'

/**
 * For a field that crops in its own place: what was pressed is gone with each swap, and the keyboard would begin anew at the
 * top of the page. The focus goes to what is there instead: the cropping, or the button that chooses a file.
 */
export function useFocusOnSwap(isCropping: boolean) {
  const element = useRef<HTMLElement>(null)
  const shown = useRef(isCropping)
  useEffect(() => {
    const { current } = element
    if (shown.current === isCropping || !current) return
    shown.current = isCropping
    if (!isCropping) return current.querySelector<HTMLElement>('input[type=file]')?.focus()
    current.tabIndex = -1
    current.focus()
  }, [isCropping])
  return element
}
