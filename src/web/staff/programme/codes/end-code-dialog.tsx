import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import type { Code } from '../draft/parts.ts'

export type Ending = { readonly way: 'retire' | 'replace'; readonly code: Code }

type EndCodeDialogProps = {
  ending: Ending
  busy: boolean
  onEnd: (ending: Ending, atOnce: boolean) => void
  onClose: () => void
}

/** The second tap: a code ends at once, or with the next publication. */
export function EndCodeDialog({ ending, busy, onEnd, onClose }: EndCodeDialogProps) {
  const { way, code } = ending
  const verb = way === 'retire' ? 'Retire' : 'Replace'
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={`${verb} “${code.description}”?`}
      description={`Whoever scans the old one, or a photo of it, reads that it is no longer in use. ${effect[way]}`}
    >
      <Stack gap="s">
        Now changes only this code. Other drafts and schedules stay as they are.
        <Button full busy={busy} busyLabel="Publishing..." onClick={() => onEnd(ending, true)}>
          {`${verb} Now`}
        </Button>
        <Button full variant="secondary" disabled={busy} onClick={() => onEnd(ending, false)}>
          {`${verb} with the Next Publication`}
        </Button>
      </Stack>
    </Dialog>
  )
}

const effect = {
  retire: 'Its history stays.',
  replace:
    'A new one of the same name and worth is ready for the printer then, and a screen at the desk goes on with it.',
} as const
