import type { UserTier } from '#api/schemas/index.ts'
import { CountUp } from '#ui-kit/count-up/count-up.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { MetalCard } from '#ui-kit/metal-card/metal-card.tsx'
import { Progress } from '#ui-kit/progress/progress.tsx'
import type { Metal } from '#ui-kit/theme/tokens.css.ts'
import { dollars } from '../format/money.ts'
import { pointsNeeded } from '../format/points.ts'
import { NextReward } from '../loyalty/rewards/next-reward.tsx'
import { cardBrand } from '../member/card-brand.tsx'
import type { SignedInUser } from '../member/use-signed-in-user.ts'

const metals: Record<UserTier, Metal> = {
  Bronze: 'bronze',
  Silver: 'silver',
  Gold: 'gold',
  Platinum: 'platinum',
}

/** The card of the member's tier, with the balance, the way to the next tier and the next reward. */
export function MembershipCard({ user }: { user: SignedInUser }) {
  const metal = metals[user.tier] ?? 'bronze'
  return (
    <Stack gap="s">
      <MetalCard
        metal={metal}
        {...cardBrand(metal)}
        label={`${user.tier} Member`}
        name={user.name}
        figure={<CountUp value={user.pointsBalance} />}
        figureLabel={user.pointsBalance === 1 ? 'VIP point' : 'VIP points'}
        footer={<TierProgress progress={user.tierProgress} />}
      />
      <NextReward reward={user.nextReward} toGo={({ pointsMissing }) => pointsNeeded(pointsMissing)} />
    </Stack>
  )
}

function TierProgress({ progress }: { progress: SignedInUser['tierProgress'] }) {
  const { nextTier, missing, percent } = progress
  return (
    <Progress
      label={nextTier ? `Next: ${nextTier}` : 'Max Tier Reached'}
      value={percent}
      max={100}
      valueText={nextTier ? `${dollars(missing)} to go` : ''}
      tone="inherit"
      size="s"
    />
  )
}
