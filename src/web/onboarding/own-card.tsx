import { MetalCard } from '#ui-kit/brand/metal-card/metal-card.tsx'
import { cardBrand } from '../member/card-brand.tsx'
import { metalOf, tierName } from '../member/tiers.ts'
import type { SignedInUser } from '../member/use-signed-in-user.ts'

/** A new member's card, engraved with their name. */
export function OwnCard({ user: { name, tier, pointsBalance } }: { user: SignedInUser }) {
  const metal = metalOf(tier)
  return (
    <MetalCard
      rises
      metal={metal}
      {...cardBrand(metal)}
      label={`${tierName(tier)} Member`}
      name={name}
      figure={pointsBalance}
      figureLabel={pointsBalance === 1 ? 'VIP point' : 'VIP points'}
    />
  )
}
