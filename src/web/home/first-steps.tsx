import { useListEntries } from '#api/points/points.ts'
import { useIntakeStatus } from '#api/privacy/privacy.ts'
import { Tile } from '#ui-kit/actions/tile/tile.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { ClipboardPlus } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../app/screen-link.tsx'
import { discountLabel } from '../content/promotions/promotion-labels.ts'
import { useOffers } from '../content/promotions/use-offers.ts'
import type { SignedInUser } from '../member/use-signed-in-user.ts'
import { newestEntries } from './newest-entries.ts'
import { Stamps } from './stamps/stamps.tsx'

/** The first thirty days: three stamps, the welcome gift, and the forms that the clinic needs before a treatment. */
export default function FirstSteps({ user }: { user: SignedInUser }) {
  const entries = useListEntries(newestEntries)
  const intake = useIntakeStatus()
  const { offers, isPending } = useOffers()
  if (entries.isPending || intake.isPending || isPending)
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
  return (
    <>
      {stamps.some(({ done }) => !done) && (
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
      )}
      {intake.data?.submittedAt === null && (
        <Tile
          icon={ClipboardPlus}
          title="Medical intake"
          hint="About three minutes. Please do it before your first treatment."
          render={<ScreenLink to="/hipaa-intake" />}
        />
      )}
    </>
  )
}
