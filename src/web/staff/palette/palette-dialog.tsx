import { useEffect, useRef } from 'react'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import type { StaffRole } from '../pages.ts'
import { GoToField } from './go-to-field.tsx'

type PaletteDialogProps = { role: StaffRole; onLock: () => void; onClose: () => void }

export function PaletteDialog({ role, onLock, onClose }: PaletteDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <Dialog open onClose={onClose} title="Go To" size="m">
      <GoToField
        ref={form}
        role={role}
        label="Patient, panel or action"
        listStays
        onTaken={onClose}
        onLock={onLock}
      />
    </Dialog>
  )
}
