import { useEffect } from 'react'
import { MetalCard } from '#ui-kit/brand/metal-card/metal-card.tsx'
import { CountUp } from '#ui-kit/feedback/count-up/count-up.tsx'
import { TierFoot } from '../loyalty/points/tier-foot.tsx'
import { cardBrand } from '../member/card-brand.tsx'
import { showTiers } from '../member/tier-ladder/show-tiers.ts'
import { nextTierSentence } from '../member/tier-ladder/tier-words.ts'
import { metalOf, tierName } from '../member/tiers.ts'
import type { SignedInUser } from '../member/use-signed-in-user.ts'

/** What home showed last: coming back to it, the figure counts what has come since. */
let shown: { readonly memberId: string; readonly balance: number } | undefined

/** The card of the member's tier, with the balance and what the next tier takes and gives. */
export function MembershipCard({ user }: { user: SignedInUser }) {
  const { id, pointsBalance, tier, tierProgress } = user
  const metal = metalOf(tier)
  const before = shown?.memberId === id ? shown.balance : 0
  useEffect(() => {
    shown = { memberId: id, balance: pointsBalance }
  }, [id, pointsBalance])
  return (
    <MetalCard
      metal={metal}
      {...cardBrand(metal)}
      label={`${tierName(tier)} Member`}
      name={user.name}
      figure={<CountUp value={pointsBalance} from={before} />}
      figureLabel={pointsBalance === 1 ? 'VIP point' : 'VIP points'}
      footer={<TierFoot progress={tierProgress} />}
      sentence={nextTierSentence(tierProgress)}
      onPress={() => showTiers(user)}
    />
  )
}
