import { BookOpen, ClipboardCheck, Sparkles } from 'lucide-react'
import { Suspense } from 'react'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Tile } from '#ui-kit/tile/tile.tsx'
import { BookButton } from '../shell/book-button.tsx'
import type { SignedInUser } from '../shell/current-user.ts'
import { lazyExtra } from '../shell/lazy-extra.ts'
import { ScreenLink } from '../shell/screen-link.tsx'
import { useAfterFirstPaint } from '../shell/use-after-first-paint.ts'
import { CheckInButton } from './check-in-button.tsx'
import { Greeting } from './greeting.tsx'
import { MembershipCard } from './membership-card.tsx'
import { VipPromotion } from './vip-promotion.tsx'

const HomeNotes = lazyExtra(() => import('./home-notes.tsx'))

/** How much have I, what is next, what can I do now. */
export function HomeScreen({ user }: { user: SignedInUser }) {
  const due = useAfterFirstPaint()
  return (
    <Page bar header={<Greeting firstName={user.firstName} />} aside={<MembershipCard user={user} />}>
      <Suspense>{due && <HomeNotes memberId={user.id} />}</Suspense>
      <Stack gap="s">
        <CheckInButton />
        <BookButton size="l" variant="secondary" full>
          Book Now
        </BookButton>
      </Stack>
      <VipPromotion />
      <Grid columns={1} gap="s">
        <Tile
          icon={ClipboardCheck}
          title="Request Points"
          hint="Get points for your service"
          render={<ScreenLink to="/request-points" />}
        />
        <Tile
          icon={Sparkles}
          title="Service Menu"
          hint="Browse all treatments"
          render={<ScreenLink to="/services" />}
        />
        <Tile
          icon={BookOpen}
          title="Beauty Blog"
          hint="Read what is new"
          render={<ScreenLink to="/blog" />}
        />
      </Grid>
    </Page>
  )
}
