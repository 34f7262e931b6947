import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { CardPress } from '#ui-kit/layout/card/card-press.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { showTiers } from '../../member/tier-ladder/show-tiers.ts'
import { TierPath } from '../../member/tier-ladder/tier-ladder.tsx'
import { metalOf, tierName } from '../../member/tiers.ts'
import type { CardHolder } from './points-card.tsx'

export type TierStatusProps = { user: Pick<CardHolder, 'vipTier' | 'tierProgress'> }

/** The member's position between the first and last tier; opens to show each one's benefits. */
export function TierStatus({ user }: TierStatusProps) {
  const { vipTier } = user
  return (
    <Card as="section" aria-labelledby="tier">
      <Stack gap="s">
        <Inline spread="between">
          <Heading level={2} size={18} id="tier">
            <CardPress onClick={() => showTiers(user)}>Tier status</CardPress>
          </Heading>
          <Badge metal={metalOf(vipTier)}>{tierName(vipTier)}</Badge>
        </Inline>
        <TierPath user={user} />
      </Stack>
    </Card>
  )
}
