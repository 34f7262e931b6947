import { MetalCard } from '#ui-kit/brand/metal-card/metal-card.tsx'
import { CountUp } from '#ui-kit/feedback/count-up/count-up.tsx'
import { Progress } from '#ui-kit/feedback/progress/progress.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { ScreenLink } from '../app/screen-link.tsx'
import { dollars } from '../format/money.ts'
import { pointsNeeded } from '../format/points.ts'
import { NextReward } from '../loyalty/rewards/next-reward.tsx'
import { cardBrand } from '../member/card-brand.tsx'
import { metalOf, tierName } from '../member/tiers.ts'
import type { SignedInUser } from '../member/use-signed-in-user.ts'

/** The card of the member's tier, with the balance, the way to the next tier and the next reward. */
export function MembershipCard({ user }: { user: SignedInUser }) {
  const metal = metalOf(user.tier)
  return (
    <Stack gap="s">
      <MetalCard
        metal={metal}
        {...cardBrand(metal)}
        label={`${tierName(user.tier)} Member`}
        name={user.name}
        figure={<CountUp value={user.pointsBalance} />}
        figureLabel={user.pointsBalance === 1 ? 'VIP point' : 'VIP points'}
        footer={<TierProgress progress={user.tierProgress} />}
      />
      <NextReward
        reward={user.nextReward}
        toGo={({ pointsMissing }) => pointsNeeded(pointsMissing)}
        whenReady={<ScreenLink to="/rewards" />}
      />
    </Stack>
  )
}

function TierProgress({ progress }: { progress: SignedInUser['tierProgress'] }) {
  const { nextTier, missing, percent } = progress
  return (
    <Progress
      label={nextTier ? `Next: ${tierName(nextTier)}` : 'Max Tier Reached'}
      value={percent}
      max={100}
      valueText={nextTier ? `${dollars(missing)} to go` : ''}
      tone="inherit"
      size="s"
    />
  )
}
