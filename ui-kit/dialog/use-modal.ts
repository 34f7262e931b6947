import { useEffect, useRef } from 'react'

/** Opens a dialog element above everything else and gives the focus back afterwards. */
export function useModal(open: boolean) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    const opener = document.activeElement
    dialog.showModal()
    return () => {
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [open])
  return element
}
