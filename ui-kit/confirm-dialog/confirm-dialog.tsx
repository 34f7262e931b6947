import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  description?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'plain' | 'critical'
  busy?: boolean
  busyLabel?: string
  children?: ReactNode
}

/** Asks once more before something that can't be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel = 'Cancel', onConfirm, tone = 'plain', ...rest } = props
  const { busy = false, busyLabel = confirmLabel, children, ...dialog } = rest
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
