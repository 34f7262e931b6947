import { useEffect, useRef } from 'react'

/**
 * Opens a dialog element above everything else and restores the focus afterwards. The focus goes to the dialog, so that
 * its name is read first, or to its first control.
 */
export function useModal(open: boolean, focus: 'dialog' | 'control') {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    const opener = document.activeElement
    dialog.showModal()
    if (focus === 'dialog') dialog.focus()
    return () => {
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [open, focus])
  return element
}
