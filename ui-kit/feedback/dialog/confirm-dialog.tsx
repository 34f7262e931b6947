import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../actions/button/button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  /** Whether the dialog is open. */
  open: boolean
  /** Called when the person cancels, by any means. */
  onClose: () => void
  /** Called when the person confirms. */
  onConfirm: () => void
  /** The question, naming the item: "Delete this entry?". */
  title: string
  /** The consequences, and whether it can be undone. */
  description?: ReactNode
  /** The title's verb, never "OK" or "Yes". */
  confirmLabel: string
  /** The label of the button that changes nothing. */
  cancelLabel?: string
  /** `critical` for destructive actions. */
  tone?: 'plain' | 'critical'
  /** Whether work is in progress; disables both buttons. */
  busy?: boolean
  /** Replaces the confirm label while busy. */
  busyLabel?: string
  /** A field that the decision needs, such as a reason. */
  children?: ReactNode
}

/** Asks for confirmation before an action that can't be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel = 'Cancel', onConfirm, tone = 'plain', ...rest } = props
  const { busy = false, busyLabel = confirmLabel, children, ...dialog } = rest
  const confirm = useRef<HTMLButtonElement>(null)
  const takesEnter = dialog.open && tone === 'plain' && !children
  // If nothing is destroyed, Enter confirms.
  useEffect(() => {
    if (takesEnter) confirm.current?.focus()
  }, [takesEnter])
  return (
    <Dialog
      {...dialog}
      size="s"
      actions={
        <>
          <Button variant="quiet" onClick={dialog.onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant={tone === 'critical' ? 'critical' : 'primary'}
            onClick={onConfirm}
            busy={busy}
            busyLabel={busyLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
