import { createRoot } from 'react-dom/client'
import type { UserTier } from '#api/schemas/index.ts'
import { TurningCard } from '#ui-kit/brand/metal-card/turning-card.tsx'
import { cardBrand } from './card-brand.tsx'
import { metalOf, tierName } from './tiers.ts'
import type { SignedInUser } from './use-signed-in-user.ts'

export type CardHolder = Pick<SignedInUser, 'name' | 'pointsBalance'>

/** Turns the member's card from one tier's metal to the next, in front of the page. Purely visual. */
export function turnCard(
  { name, pointsBalance }: CardHolder,
  tiers: { readonly from: UserTier; readonly to: UserTier },
  onTurned: () => void,
): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <TurningCard
      from={face(tiers.from)}
      to={face(tiers.to)}
      name={name}
      value={pointsBalance}
      figureLabel={pointsBalance === 1 ? 'VIP point' : 'VIP points'}
      onTurned={onTurned}
      onDone={() => {
        root.unmount()
        place.remove()
      }}
    />,
  )
}

function face(tier: UserTier) {
  const metal = metalOf(tier)
  return { metal, ...cardBrand(metal), label: `${tierName(tier)} Member` }
}
