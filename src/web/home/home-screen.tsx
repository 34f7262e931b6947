import { Suspense } from 'react'
import { Tile } from '#ui-kit/actions/tile/tile.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { BookOpen, ClipboardCheck, Sparkles } from '#ui-kit/icons.ts'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { BookButton } from '../app/book-button.tsx'
import { ScreenLink } from '../app/screen-link.tsx'
import { pointsNeeded } from '../format/points.ts'
import { lazyWithRetry } from '../hydration/lazy-with-retry.ts'
import { useAfterFirstPaint } from '../hydration/use-after-first-paint.ts'
import { NextReward } from '../loyalty/rewards/next-reward.tsx'
import { ReadyVouchers } from '../loyalty/rewards/ready-vouchers.tsx'
import type { SignedInUser } from '../member/use-signed-in-user.ts'
import { CheckInButton } from './check-in-button.tsx'
import { Greeting } from './greeting.tsx'
import { isNewMember } from './is-new-member.ts'
import { MembershipCard } from './membership-card.tsx'
import { OfTheDay } from './of-the-day.tsx'

/** Loaded on demand, because most members aren't new. */
const FirstSteps = lazyWithRetry(() => import('./first-steps.tsx'))
const HomeNotes = lazyWithRetry(() => import('./home-notes.tsx'))

/** How much do I have, what can I do now, what's ready, and what's next? */
export function HomeScreen({ user }: { user: SignedInUser }) {
  const due = useAfterFirstPaint()
  const nextReward = (
    <NextReward
      reward={user.nextReward}
      toGo={({ pointsMissing }) => pointsNeeded(pointsMissing)}
      whenReady={<ScreenLink to="/rewards" />}
    />
  )
  return (
    <Page
      bar
      header={<Greeting firstName={user.firstName} />}
      aside={
        <>
          <MembershipCard user={user} />
          {/* Before anything that loads, because that hides what follows it. */}
          <Stack gap="s">
            <CheckInButton />
            <BookButton size="l" variant="secondary" full>
              Book Now
            </BookButton>
          </Stack>
          <Suspense>{due && <HomeNotes memberId={user.id} />}</Suspense>
          <ReadyVouchers most={2} atHome />
          {isNewMember(user) ? (
            <Suspense fallback={<FirstStepsLoading />}>
              <FirstSteps user={user}>{nextReward}</FirstSteps>
            </Suspense>
          ) : (
            nextReward
          )}
        </>
      }
    >
      <OfTheDay hasVisited={user.totalVisits > 0} />
      <Grid columns={1} columnsWide={3} gap="s">
        <Tile
          tone="quiet"
          layout="turning"
          icon={ClipboardCheck}
          title="Request Points"
          hint="Get points for your service"
          render={<ScreenLink to="/request-points" />}
        />
        <Tile
          tone="quiet"
          layout="turning"
          icon={Sparkles}
          title="Service Menu"
          hint="Browse all treatments"
          render={<ScreenLink to="/services" />}
        />
        <Tile
          tone="quiet"
          layout="turning"
          icon={BookOpen}
          title="Beauty Blog"
          hint="Tips from our team"
          render={<ScreenLink to="/blog" />}
        />
      </Grid>
    </Page>
  )
}

const FirstStepsLoading = () => (
  <Loading label="Loading first steps">
    <Skeleton shape="tile" />
  </Loading>
)
