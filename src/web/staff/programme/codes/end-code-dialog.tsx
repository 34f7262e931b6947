import { Button } from '#ui-kit/button/button.tsx'
import { Dialog } from '#ui-kit/dialog/dialog.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import type { Code } from '../draft/parts.ts'

export type Ending = { readonly way: 'retire' | 'replace'; readonly code: Code }

type EndCodeDialogProps = {
  ending: Ending
  busy: boolean
  /** What else would be published with it; then it can only wait for the next publication. */
  others: readonly string[]
  onEnd: (ending: Ending, atOnce: boolean) => void
  onClose: () => void
}

/** The second tap: a code ends at once, or with the next publication. */
export function EndCodeDialog({ ending, busy, others, onEnd, onClose }: EndCodeDialogProps) {
  const { way, code } = ending
  const [Verb, done] = way === 'retire' ? ['Retire', 'retired'] : ['Replace', 'replaced']
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={`${Verb} “${code.description}”?`}
      description={`Whoever scans the old one, or a photo of it, reads that it is no longer in use. ${effect[way]}`}
    >
      <Stack gap="s">
        {others.length === 0 && (
          <Button full busy={busy} busyLabel="Publishing..." onClick={() => onEnd(ending, true)}>
            {`${Verb} Now`}
          </Button>
        )}
        <Button
          full
          variant={others.length === 0 ? 'secondary' : 'primary'}
          disabled={busy}
          onClick={() => onEnd(ending, false)}
        >
          {`${Verb} with the Next Publication`}
        </Button>
        {others.length > 0 &&
          `It can’t be ${done} at once: ${others.join(' and ')} would be published with it.`}
      </Stack>
    </Dialog>
  )
}

const effect = {
  retire: 'Its history stays.',
  replace: 'A new one of the same name and worth is ready to be printed then.',
} as const
