import { Progress } from '#ui-kit/feedback/progress/progress.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { dollars } from '../format/money.ts'
import { metalOf, termsOf, tierName } from '../member/tiers.ts'
import type { SignedInUser } from '../member/use-signed-in-user.ts'

/** How far the member is towards the next tier, as the server measured it. */
export function TierProgress({ user: { vipTier, tierProgress } }: { user: SignedInUser }) {
  const { nextTier, missing, percent } = tierProgress
  return (
    <Card as="section" aria-labelledby="tier-progress">
      <Stack gap="s">
        <Heading level={2} size={18} id="tier-progress">
          Tier progress
        </Heading>
        <Progress
          label={nextTier ? `Next: ${tierName(nextTier)}` : 'Max Tier Reached'}
          value={percent}
          max={100}
          valueText={nextTier ? `${percent}%` : ''}
          metal={metalOf(nextTier ?? vipTier)}
        />
        {nextTier && (
          <Text size={14} tone="quiet">
            {`${dollars(missing)} in treatments to ${tierName(nextTier)}`}
          </Text>
        )}
        <Perks title="What you have" perks={termsOf(vipTier)?.perks} />
        {nextTier && (
          <Perks title={`What ${tierName(nextTier)} gives you`} perks={termsOf(nextTier)?.perks} />
        )}
      </Stack>
    </Card>
  )
}

function Perks({ title, perks = [] }: { title: string; perks: readonly string[] | undefined }) {
  if (perks.length === 0) return null
  return (
    <Stack gap="xxs">
      <Text size={14} weight="medium">
        {title}
      </Text>
      <Stack as="ul" gap="xxs" aria-label={title}>
        {perks.map(perk => (
          <Text as="li" size={14} key={perk}>
            {perk}
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}
