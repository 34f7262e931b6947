import { BookOpen, ClipboardCheck, Sparkles } from 'lucide-react'
import { Suspense } from 'react'
import { Tile } from '#ui-kit/actions/tile/tile.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { BookButton } from '../app/book-button.tsx'
import { ScreenLink } from '../app/screen-link.tsx'
import { lazyWithRetry } from '../hydration/lazy-with-retry.ts'
import { useAfterFirstPaint } from '../hydration/use-after-first-paint.ts'
import type { SignedInUser } from '../member/use-signed-in-user.ts'
import { CheckInButton } from './check-in-button.tsx'
import { Greeting } from './greeting.tsx'
import { MembershipCard } from './membership-card.tsx'
import { OfTheDay } from './of-the-day.tsx'

const HomeNotes = lazyWithRetry(() => import('./home-notes.tsx'))

/** How much have I, what is next, what can I do now. */
export function HomeScreen({ user }: { user: SignedInUser }) {
  const due = useAfterFirstPaint()
  return (
    <Page bar header={<Greeting firstName={user.firstName} />} aside={<MembershipCard user={user} />}>
      <Suspense>{due && <HomeNotes memberId={user.id} />}</Suspense>
      <Grid columns={1} columnsWide={2} gap="s">
        <CheckInButton />
        <BookButton size="l" variant="secondary" full>
          Book Now
        </BookButton>
      </Grid>
      <OfTheDay />
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
          hint="Read what is new"
          render={<ScreenLink to="/blog" />}
        />
      </Grid>
    </Page>
  )
}
