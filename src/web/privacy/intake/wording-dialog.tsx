import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { writtenDay } from '../../format/days.ts'
import { type ConsentName, wordingsHere, wordingVersion } from './consent-wordings.ts'

type WordingDialogProps = { name: ConsentName | undefined; onClose: () => void }

export function WordingDialog({ name, onClose }: WordingDialogProps) {
  const wording = name && wordingsHere[name]
  return (
    <Dialog
      open={wording !== undefined}
      onClose={onClose}
      title={wording?.title ?? ''}
      description={`Last updated ${writtenDay(wordingVersion)}`}
      actions={<Button onClick={onClose}>Back to the form</Button>}
    >
      <Stack gap="s">
        {wording?.paragraphs.map(paragraph => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Stack>
    </Dialog>
  )
}
