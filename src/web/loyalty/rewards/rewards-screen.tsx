import { Suspense } from 'react'
import { getCurrentUserQueryKey } from '#api/accounts/accounts.ts'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Disclosure } from '#ui-kit/layout/disclosure/disclosure.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { LastUpdated } from '../../format/last-updated.tsx'
import { lazyWithRetry } from '../../hydration/lazy-with-retry.ts'
import { type SignedInUser, useSignedInUser } from '../../member/use-signed-in-user.ts'
import { HowItWorks } from '../points/how-it-works.tsx'
import { PointsCard } from '../points/points-card.tsx'
import { PointsHistory } from '../points/points-history.tsx'
import { TierStatus } from '../points/tier-status.tsx'
import { Goals } from './goals.tsx'
import { PastVouchers } from './past-vouchers.tsx'
import { ReadyVouchers } from './ready-vouchers.tsx'

/** Only for visitors: signed-in members never need it. */
const RewardsPreview = lazyWithRetry(async () => ({
  default: (await import('./rewards-preview.tsx')).RewardsPreview,
}))

/** The balance, what is ready to use or claim, and what comes next. */
export function RewardsScreen() {
  const { user, isLoading, failure, retry } = useSignedInUser()
  if (user) return <MemberRewards user={user} />
  if (failure)
    return (
      <Page bar header={<TopBar title="Rewards" />}>
        <LoadError what="Your membership" because={failure} onRetry={retry} />
      </Page>
    )
  if (isLoading) return <Waiting bar />
  return (
    <Suspense fallback={<Waiting />}>
      <RewardsPreview />
    </Suspense>
  )
}

const Waiting = ({ bar = false }) => (
  <Page bar={bar} form header={<TopBar title="Rewards" />} aside={<CardLoading />}>
    <RestLoading />
  </Page>
)

function MemberRewards({ user }: { user: SignedInUser }) {
  return (
    <Page
      bar
      form
      header={<TopBar title="Rewards" />}
      aside={
        <>
          <PointsCard user={user} />
          <ReadyVouchers />
        </>
      }
      below={
        <>
          <TierStatus user={user} />
          <Stack gap="none">
            <PastVouchers />
            <Disclosure title="Points history" lazy>
              <PointsHistory />
            </Disclosure>
            <Disclosure title="How it works">
              <HowItWorks />
            </Disclosure>
          </Stack>
        </>
      }
    >
      <LastUpdated of={getCurrentUserQueryKey()} />
      <Stack gap="s" as="section" aria-labelledby="goals">
        <Heading level={2} size={18} id="goals">
          Your goals
        </Heading>
        <Goals />
      </Stack>
    </Page>
  )
}

const CardLoading = () => (
  <Loading label="Loading your points">
    <Skeleton shape="metal" />
    <Skeleton shape="tile" />
  </Loading>
)

const RestLoading = () => (
  <Loading label="Loading your rewards">
    <Skeleton shape="title" width="half" />
    <Skeleton shape="tile" />
    <Skeleton shape="tile" />
    <Skeleton shape="tile" />
  </Loading>
)
