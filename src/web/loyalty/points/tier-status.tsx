import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Progress } from '#ui-kit/feedback/progress/progress.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { dollars } from '../../format/money.ts'
import { metalOf, tierName } from '../../member/tiers.ts'
import type { CardHolder } from './points-card.tsx'

export type TierStatusProps = { user: Pick<CardHolder, 'vipTier' | 'tierProgress'> }

/** The tier, and what is missing to the next one. */
export function TierStatus({ user: { vipTier, tierProgress } }: TierStatusProps) {
  const { nextTier, target, missing, percent } = tierProgress
  const next = nextTier && tierName(nextTier)
  return (
    <Card as="section" aria-labelledby="tier">
      <Stack gap="s">
        <Inline spread="between">
          <Heading level={2} size={18} id="tier">
            Tier status
          </Heading>
          <Badge metal={metalOf(vipTier)}>{tierName(vipTier)}</Badge>
        </Inline>
        <Progress
          label={next ? `Way to ${next}` : 'Max Tier Reached'}
          value={percent}
          max={100}
          valueText={nextTier ? `${percent}%` : ''}
          metal={metalOf(nextTier ?? vipTier)}
        />
        <Text size={14} tone="quiet">
          {next && target
            ? `${dollars(missing)} more in treatments takes you to ${next}, from ${dollars(target)}.`
            : 'Every treatment still earns you points.'}
        </Text>
      </Stack>
    </Card>
  )
}
