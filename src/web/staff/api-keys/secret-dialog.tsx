import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { CopyButton } from '../copy-button.tsx'

type SecretDialogProps = {
  title: string
  /** Its name. */
  label: 'Key' | 'Secret' | 'Link'
  secret: string
  description?: string
  onClose: () => void
}

/** It can be read only here, once. */
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
        <CopyButton label={label} text={secret} />
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
