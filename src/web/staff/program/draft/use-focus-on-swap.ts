import { useEffect, useRef } from 'react'

/**
 * For a field that works on a chosen file in its own place: what was pressed is gone with each swap, and the keyboard would
 * begin anew at the top of the page. The focus goes to what is there instead, unless somebody has gone on elsewhere: to the
 * work, or to the button that chooses a file.
 */
export function useFocusOnSwap(isWorking: boolean) {
  const element = useRef<HTMLElement>(null)
  const shown = useRef(isWorking)
  useEffect(() => {
    const { current } = element
    if (shown.current === isWorking || !current) return
    shown.current = isWorking
    const { activeElement } = document
    if (activeElement !== document.body && !current.contains(activeElement)) return
    if (!isWorking) return focusFileButton(current)
    current.tabIndex = -1
    current.focus()
  }, [isWorking])
  return element
}

export const focusFileButton = (field: HTMLElement | null) =>
  field?.querySelector<HTMLElement>('input[type=file]')?.focus()
