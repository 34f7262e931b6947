import type { ProgramEffects } from '#api/schemas/index.ts'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { dollars } from '../../../format/money.ts'
import { figure, points } from '../../../format/points.ts'

type WorseningsProps = { effects: ProgramEffects; isOwner: boolean }

/** Changes that are unfavorable for members, who is affected, and how to publish anyway. */
export const Worsenings = ({ effects: { worsenings, noticeDays }, isOwner }: WorseningsProps) => (
  <Notice tone="caution" title="Some changes are worse for members">
    <Stack gap="xs">
      <Stack as="ul" gap="xs" aria-label="Changes that are worse for members">
        {worsenings.map(worsening => (
          <Text as="li" key={worsening.words}>
            {`${worsening.words}. ${touched(worsening)}`}
          </Text>
        ))}
      </Stack>
      <Text>
        {`Members get ${noticeDays} days’ notice, so choose a date after that. ${
          isOwner ? 'As the owner, you can shorten it and give a reason.' : 'Only the owner can shorten it.'
        }`}
      </Text>
    </Stack>
  </Notice>
)

function touched({ members, closest }: ProgramEffects['worsenings'][number]): string {
  if (members === 0) return 'No members are affected.'
  const many = members === 1 ? '1 member is affected' : `${figure(members)} members are affected`
  return closest ? `${many}; the closest is ${closest.patient} with ${hasWords(closest)}.` : `${many}.`
}

type Closest = NonNullable<ProgramEffects['worsenings'][number]['closest']>

const hasWords = ({ pointsBalance, spent }: Closest) =>
  spent === null ? points(pointsBalance ?? 0) : `${dollars(spent)} spent`
