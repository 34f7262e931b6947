import type { IssuedCode } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { CopyButton } from '../copy-button.tsx'

/** The code can be read only here, once. */
export function IssuedCodeDialog({ issued, onClose }: { issued: IssuedCode; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={`Code for ${issued.person.name}`}
      description="Share it in person. You won’t see it again, but you can issue a new one anytime."
      actions={
        <>
          <CopyButton label="Code" text={issued.code} variant="secondary" />
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Heading level={3} size={36}>
        {`${issued.code.slice(0, 4)} ${issued.code.slice(4)}`}
      </Heading>
    </Dialog>
  )
}
