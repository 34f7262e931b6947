import { Suspense, useEffect, useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { MetalCard } from '#ui-kit/brand/metal-card/metal-card.tsx'
import { CountUp } from '#ui-kit/feedback/count-up/count-up.tsx'
import { QrCode } from '#ui-kit/icons.ts'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { lazyWithRetry } from '../hydration/lazy-with-retry.ts'
import { TierFoot } from '../loyalty/points/tier-foot.tsx'
import { cardBrand } from '../member/card-brand.tsx'
import { showTiers } from '../member/tier-ladder/show-tiers.ts'
import { nextTierSentence } from '../member/tier-ladder/tier-words.ts'
import { metalOf, tierName } from '../member/tiers.ts'
import type { SignedInUser } from '../member/use-signed-in-user.ts'

const OwnCardMoment = lazyWithRetry(() => import('./own-card-moment.tsx'))

/** The last balance shown on Home: on the next visit, the number counts up from there. */
let shown: { readonly memberId: string; readonly balance: number } | undefined

/** The member's tier card, with the balance and the next tier's requirement and benefits. */
export function MembershipCard({ user }: { user: SignedInUser }) {
  const { id, pointsBalance, tier, tierProgress } = user
  const metal = metalOf(tier)
  const before = shown?.memberId === id ? shown.balance : 0
  useEffect(() => {
    shown = { memberId: id, balance: pointsBalance }
  }, [id, pointsBalance])
  return (
    <Stack gap="xs">
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
      <ShowCard user={user} />
    </Stack>
  )
}

function ShowCard({ user }: { user: SignedInUser }) {
  const [shown, setShown] = useState<boolean>()
  return (
    <>
      <Button full variant="quiet" icon={QrCode} onClick={() => setShown(true)}>
        Show My Card
      </Button>
      <Suspense>
        {shown !== undefined && <OwnCardMoment user={user} open={shown} onClose={() => setShown(false)} />}
      </Suspense>
    </>
  )
}
