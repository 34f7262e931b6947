import { getListPromotionsQueryKey } from '#api/promotions/promotions.ts'
import type { OfferedPromotion } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { House } from '#ui-kit/icons.ts'
import { Card, type CardProps } from '#ui-kit/layout/card/card.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { BookButton } from '../../app/book-button.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { seenFirst } from '../../app/seen-first.ts'
import { LoadError } from '../../data/load-error.tsx'
import { LastUpdated } from '../../format/last-updated.tsx'
import { PromotionCard } from './promotion-card.tsx'
import { useOffers } from './use-offers.ts'

/** The clinic's current promotions, and who they are for. */
export function PromotionsScreen() {
  const { offers, error, refetch } = useOffers()
  const hasRoom = offers !== undefined && offers.length % 2 === 1
  return (
    <Page bar wide header={<OffersBar />}>
      <LastUpdated of={getListPromotionsQueryKey()} />
      {offers ? (
        <Offers promotions={offers} hasRoom={hasRoom} />
      ) : error ? (
        <LoadError what="The offers" because={error.userMessage} onRetry={refetch} />
      ) : (
        <Waiting />
      )}
      {!hasRoom && <Invitation />}
    </Page>
  )
}

const OffersBar = () => (
  <TopBar
    title="Exclusive Offers & Specials"
    back={<IconButton icon={House} label="Home" render={<ScreenLink to="/" />} />}
  />
)

type OffersProps = {
  promotions: readonly OfferedPromotion[]
  /** Whether the last row has room for the invitation. */
  hasRoom: boolean
}

function Offers({ promotions, hasRoom }: OffersProps) {
  if (promotions.length === 0) return <NoOffers />
  return (
    <Grid as="ul" columns={1} columnsWide={2} gap="m">
      {promotions.map((promotion, place) => (
        <PromotionCard key={promotion.id} promotion={promotion} seenFirst={place < seenFirst} />
      ))}
      {hasRoom && <Invitation as="li" />}
    </Grid>
  )
}

const NoOffers = () => (
  <EmptyState
    drawing="gift"
    title="No Active Promotions"
    hint="New specials are added often, so check back soon."
    action={
      <Button variant="secondary" render={<ScreenLink to="/services" />}>
        Browse Services
      </Button>
    }
  />
)

const Waiting = () => (
  <Loading label="Loading special offers...">
    <Grid columns={1} columnsWide={2} gap="m">
      {['first', 'second'].map(key => (
        <Card key={key} media={<Skeleton shape="picture" />}>
          <Stack gap="s">
            <Skeleton shape="title" width="most" />
            <SkeletonText lines={3} />
            <Skeleton shape="control" />
          </Stack>
        </Card>
      ))}
    </Grid>
  </Loading>
)

const Invitation = ({ as = 'section' }: Pick<CardProps, 'as'>) => (
  <Card as={as} tone="accent" padding="l" align="center" aria-labelledby="ready">
    <Stack gap="m" align="center">
      <Heading level={2} size={22} align="center" id="ready">
        Ready to Experience Luxury?
      </Heading>
      <Inline gap="s" spread="center" wrap>
        <BookButton>Book Appointment</BookButton>
        <Button variant="secondary" render={<ScreenLink to="/services" />}>
          View All Services
        </Button>
      </Inline>
    </Stack>
  </Card>
)
