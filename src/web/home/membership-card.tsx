import type { UserTier } from '#api/schemas/index.ts'
import { CountUp } from '#ui-kit/count-up/count-up.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { MetalCard } from '#ui-kit/metal-card/metal-card.tsx'
import { Progress } from '#ui-kit/progress/progress.tsx'
import type { Metal } from '#ui-kit/theme/tokens.css.ts'
import { clinic } from '../shell/clinic.ts'
import type { SignedInUser } from '../shell/current-user.ts'

const metals: Record<UserTier, Metal> = {
  Bronze: 'bronze',
  Silver: 'silver',
  Gold: 'gold',
  Platinum: 'platinum',
}

/** The card of the member's tier, with the balance, the way to the next tier and the next reward. */
export function MembershipCard({ user }: { user: SignedInUser }) {
  return (
    <Stack gap="s">
      <MetalCard
        metal={metals[user.tier] ?? 'bronze'}
        brand={clinic.clinicName}
        label={`${user.tier} Member`}
        name={user.name}
        figure={<CountUp value={user.pointsBalance} />}
        figureLabel={user.pointsBalance === 1 ? 'VIP point' : 'VIP points'}
        footer={<TierProgress progress={user.tierProgress} />}
      />
      {user.nextReward && <NextReward reward={user.nextReward} />}
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

function NextReward({ reward }: { reward: NonNullable<SignedInUser['nextReward']> }) {
  const { title, pointsMissing, percent } = reward
  return (
    <Card aria-label="Next Reward" as="section">
      <Progress
        label={`Next Reward: ${title}`}
        value={percent}
        max={100}
        valueText={pointsMissing > 0 ? `${pointsMissing} more points needed` : 'Ready to claim'}
      />
    </Card>
  )
}

const dollars = (amount: string) => `$${amount.replace(/\.00$/, '')}`
