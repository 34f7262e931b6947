import { MetalCard } from '#ui-kit/brand/metal-card/metal-card.tsx'
import { CountUp } from '#ui-kit/feedback/count-up/count-up.tsx'
import { cardBrand } from '../../member/card-brand.tsx'
import { showTiers } from '../../member/tier-ladder/show-tiers.ts'
import { nextTierSentence } from '../../member/tier-ladder/tier-words.ts'
import { metalOf, tierName } from '../../member/tiers.ts'
import type { SignedInUser } from '../../member/use-signed-in-user.ts'
import { TierFoot } from './tier-foot.tsx'

/** The member data on the card. */
export type CardHolder = Pick<
  SignedInUser,
  'name' | 'pointsBalance' | 'vipTier' | 'tierProgress' | 'nextReward'
>

/** The balance on the tier's metal, with progress to the next tier. */
export function PointsCard({ user }: { user: CardHolder }) {
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
        footer={<TierFoot progress={user.tierProgress} />}
        sentence={nextTierSentence(user.tierProgress)}
        onPress={() => showTiers(user)}
      />
    </section>
  )
}
