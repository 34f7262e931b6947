import { MetalCard } from '#ui-kit/brand/metal-card/metal-card.tsx'
import { CountUp } from '#ui-kit/feedback/count-up/count-up.tsx'
import { Progress } from '#ui-kit/feedback/progress/progress.tsx'
import { dollars } from '../../format/money.ts'
import { cardBrand } from '../../member/card-brand.tsx'
import { metalOf, tierName } from '../../member/tiers.ts'
import type { SignedInUser } from '../../member/use-signed-in-user.ts'

/** What of a member the card shows. */
export type CardHolder = Pick<
  SignedInUser,
  'name' | 'pointsBalance' | 'vipTier' | 'tierProgress' | 'nextReward'
>

/** The balance on the tier's metal, with the way to the next tier. */
export function PointsCard({ user }: { user: CardHolder }) {
  const { nextTier, missing, percent } = user.tierProgress
  const metal = metalOf(user.vipTier)
  return (
    <section aria-label="VIP Points Balance">
      <MetalCard
        metal={metal}
        {...cardBrand(metal)}
        label={`${tierName(user.vipTier)} Member`}
        name={user.name}
        figure={<CountUp value={user.pointsBalance} />}
        figureLabel="VIP Points Balance"
        footer={
          <Progress
            label={nextTier ? `Next: ${tierName(nextTier)}` : 'Max Tier Reached'}
            value={percent}
            max={100}
            valueText={nextTier ? `${dollars(missing)} to go` : ''}
            tone="inherit"
            size="s"
          />
        }
      />
    </section>
  )
}
