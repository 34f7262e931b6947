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

/** Confirms ending a code, immediately or with the next publication. */
export function EndCodeDialog({ ending, busy, onEnd, onClose }: EndCodeDialogProps) {
  const { way, code } = ending
  const verb = way === 'retire' ? 'Retire' : 'Replace'
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={`${verb} “${code.description}”?`}
      description={`Anyone who scans this code, or a photo of it, will see that it’s no longer in use. ${effect[way]}`}
    >
      <Stack gap="s">
        “Now” only changes this code. Other drafts and scheduled changes stay as they are.
        <Button full busy={busy} busyLabel="Publishing..." onClick={() => onEnd(ending, true)}>
          {`${verb} Now`}
        </Button>
        <Button full variant="secondary" disabled={busy} onClick={() => onEnd(ending, false)}>
          {`${verb} When I Publish`}
        </Button>
      </Stack>
    </Dialog>
  )
}

const effect = {
  retire: 'Its history is kept.',
  replace:
    'You’ll get a new code with the same name and points, ready to print. Desk screens switch to it automatically.',
} as const
