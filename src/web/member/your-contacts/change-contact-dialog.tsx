import { useState } from 'react'
import type { ContactChange, OwnContactKind } from '#api/schemas/index.ts'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { ContactCodesForm } from './contact-codes-form.tsx'
import { NewContactForm } from './new-contact-form.tsx'

const titles = {
  email: { add: 'Add an Email Address', change: 'Change Your Email Address' },
  phone: { add: 'Add a Phone Number', change: 'Change Your Phone Number' },
} as const

type ChangeContactDialogProps = { kind: OwnContactKind; old: string | null; onClose: () => void }

/** Two steps: the new contact, then the codes that were sent. */
export function ChangeContactDialog({ kind, old, onClose }: ChangeContactDialogProps) {
  const [change, setChange] = useState<ContactChange>()
  const [typed, setTyped] = useState('')
  return (
    <Dialog open onClose={onClose} title={titles[kind][old === null ? 'add' : 'change']} size="s">
      {change ? (
        <ContactCodesForm change={change} old={old} onDone={onClose} onBack={() => setChange(undefined)} />
      ) : (
        <NewContactForm kind={kind} old={old} typed={typed} onType={setTyped} onStarted={setChange} />
      )}
    </Dialog>
  )
}
