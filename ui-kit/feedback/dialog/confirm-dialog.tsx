import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../actions/button/button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  /** Whether the question is asked now. */
  open: boolean
  /** Called when the person thinks better of it, by whatever way. */
  onClose: () => void
  /** Called when the person wants it. */
  onConfirm: () => void
  /** The question, with the thing by its name: "Delete this entry?". */
  title: string
  /** What follows from it, and whether it can be taken back. */
  description?: ReactNode
  /** The verb of the title, never "OK" or "Yes". */
  confirmLabel: string
  /** The way out, which changes nothing. */
  cancelLabel?: string
  /** `critical` where something is taken away. */
  tone?: 'plain' | 'critical'
  /** The work is under way: neither button can be pressed. */
  busy?: boolean
  /** Shown instead of the confirming words while it is busy. */
  busyLabel?: string
  /** A field that the decision needs, such as a reason. */
  children?: ReactNode
}

/** Asks once more before something that can't be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel = 'Cancel', onConfirm, tone = 'plain', ...rest } = props
  const { busy = false, busyLabel = confirmLabel, children, ...dialog } = rest
  const confirm = useRef<HTMLButtonElement>(null)
  const takesEnter = dialog.open && tone === 'plain' && !children
  // Where nothing is taken away, Enter is the answer.
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
