import { useEffect, useRef } from 'react'
import { rememberFocus } from './return-focus.ts'

/**
 * Opens a dialog element above everything else and restores the focus afterwards. The focus goes to the dialog, so that
 * its name is read first, or to its first control.
 */
export function useModal(open: boolean, focus: 'dialog' | 'control') {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    const giveFocusBack = rememberFocus()
    dialog.showModal()
    if (focus === 'dialog') dialog.focus()
    return () => {
      dialog.close()
      giveFocusBack()
    }
  }, [open, focus])
  return element
}
