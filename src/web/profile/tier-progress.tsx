import { Heading } from '#ui-kit/heading/heading.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Progress } from '#ui-kit/progress/progress.tsx'
import { Text } from '#ui-kit/text/text.tsx'
import { dollars } from '../format/money.ts'
import { metalOf } from '../member/tiers.ts'
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
          label={nextTier ? `Next: ${nextTier}` : 'Max Tier Reached'}
          value={percent}
          max={100}
          valueText={nextTier ? `${percent}%` : ''}
          metal={metalOf(nextTier ?? vipTier)}
        />
        {nextTier && (
          <Text size={14} tone="quiet">
            {dollars(missing)} in treatments to {nextTier}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
