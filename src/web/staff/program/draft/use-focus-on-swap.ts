import { useEffect, useRef } from 'react'

/**
 * For a field that is replaced while the user works on a chosen file. The clicked button disappears each time, so focus
 * moves to the new content or back to the file button, unless the user has moved on.
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
