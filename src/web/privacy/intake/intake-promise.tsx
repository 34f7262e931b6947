import type { IntakeStatus } from '#api/schemas/index.ts'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { longDayOf } from '../../format/days.ts'

/** What happens with the answers. */
export const IntakePromise = () => (
  <Card tone="accent" as="section" aria-label="How we keep your answers">
    <Stack gap="xxs">
      <Text weight="strong">Between you and the clinical team</Text>
      <Text size={14}>
        We store your answers encrypted. Only those who treat you and the owner can open them, and we write
        down every opening.
      </Text>
    </Stack>
  </Card>
)

/** Which answers are there already; nothing before the first ones. */
export function HandedIn({ status: { submittedAt, isCurrent } }: { status: IntakeStatus }) {
  if (!submittedAt) return null
  const day = longDayOf(submittedAt)
  return isCurrent ? (
    <Notice tone="positive" title={`Handed in on ${day}`}>
      <Text size={14}>
        Fill it in again only when something has changed. We don’t show your earlier answers.
      </Text>
    </Notice>
  ) : (
    <Notice tone="caution" title="Time to renew your intake">
      <Text size={14}>The last one is from {day}. Please tell us again how you are.</Text>
    </Notice>
  )
}
