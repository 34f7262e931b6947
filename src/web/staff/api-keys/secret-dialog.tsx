import { Copy } from 'lucide-react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'

type SecretDialogProps = {
  title: string
  /** What it is called. */
  label: 'Key' | 'Secret' | 'Link'
  secret: string
  description?: string
  onClose: () => void
}

/** The only moment in which it can be read. */
export const SecretDialog = ({
  title,
  label,
  secret,
  description = 'Copy it into the other system now. You won’t see it again.',
  onClose,
}: SecretDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    size="s"
    title={title}
    description={description}
    actions={
      <>
        <Button variant="quiet" onClick={onClose}>
          Done
        </Button>
        <Button icon={Copy} onClick={() => void copy(secret, label)}>
          {`Copy ${label}`}
        </Button>
      </>
    }
  >
    <TextField
      label={label}
      value={secret}
      readOnly
      autoComplete="off"
      spellCheck={false}
      onFocus={({ target }) => target.select()}
    />
  </Dialog>
)

async function copy(secret: string, label: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret)
    showToast({ tone: 'positive', title: `${label} copied` })
  } catch {
    showToast({
      tone: 'critical',
      title: `Couldn’t copy the ${label.toLowerCase()}`,
      description: 'Select it and copy it by hand.',
    })
  }
}
