import type { ReactNode } from 'react'
import { useListEntries } from '#api/points/points.ts'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { discountLabel } from '../content/promotions/promotion-labels.ts'
import { useOffers } from '../content/promotions/use-offers.ts'
import type { SignedInUser } from '../member/use-signed-in-user.ts'
import { Stamps } from './stamps/stamps.tsx'
import { newestEntries } from './todays-check-in.ts'

type FirstStepsProps = {
  user: SignedInUser
  /** The next reward: shown once it can be claimed, or after all three steps. */
  children: ReactNode
}

/** The rest of Home has requested the same data, before this was loaded. */
const asLoaded = { refetchOnMount: false } as const

/** The first thirty days: three stamps, and the welcome gift as the prize. */
export default function FirstSteps({ user, children }: FirstStepsProps) {
  const entries = useListEntries(newestEntries, { query: asLoaded })
  const { offers, isPending } = useOffers(asLoaded)
  if (entries.isPending || isPending)
    return (
      <Loading label="Loading first steps">
        <Skeleton shape="tile" />
      </Loading>
    )
  const stamps = [
    { title: 'Joined', done: true },
    { title: 'First check-in', done: entries.data?.some(({ kind }) => kind === 'check-in') ?? false },
    { title: 'First treatment', done: user.totalVisits > 0 },
  ]
  const gift = offers?.find(
    ({ targetAudience, isEligible }) => targetAudience === 'NEW_CUSTOMERS' && isEligible,
  )
  if (stamps.every(({ done }) => done)) return children
  return (
    <>
      <Card as="section" aria-labelledby="first-steps">
        <Stack gap="m">
          <Stack gap="xxs">
            <Heading level={2} size={18} id="first-steps">
              {gift ? `Your welcome gift: ${discountLabel(gift)}` : 'Your first steps'}
            </Heading>
            {gift && (
              <Text size={14} tone="quiet">
                {gift.description || gift.title}
              </Text>
            )}
          </Stack>
          <Stamps stamps={stamps} />
        </Stack>
      </Card>
      {user.nextReward && user.nextReward.pointsMissing <= 0 && children}
    </>
  )
}
