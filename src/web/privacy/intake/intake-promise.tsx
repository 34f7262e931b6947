import type { IntakeStatus } from '#api/schemas/index.ts'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { longDayOf } from '../../format/days.ts'

export const IntakePromise = () => (
  <Card tone="accent" as="section" aria-label="How we protect your answers">
    <Stack gap="xxs">
      <Text weight="strong">Between you and the clinical team</Text>
      <Text size={14}>
        Your answers are encrypted. Only your care team and the practice owner can open them, and every view
        is logged.
      </Text>
    </Stack>
  </Card>
)

const replaced =
  'To protect your privacy, earlier answers aren’t shown. Please fill out everything: your new answers replace the earlier ones.'

/** Which answers are on file; hidden if there are none. */
export function HandedIn({ status: { submittedAt, isCurrent } }: { status: IntakeStatus }) {
  if (!submittedAt) return null
  const day = longDayOf(submittedAt)
  return isCurrent ? (
    <Notice tone="positive" title={`Submitted ${day}`}>
      <Text size={14}>If something has changed, submit it again. {replaced}</Text>
    </Notice>
  ) : (
    <Notice tone="caution" title="Time to renew your intake">
      <Text size={14}>
        Your last one is from {day}. {replaced}
      </Text>
    </Notice>
  )
}
