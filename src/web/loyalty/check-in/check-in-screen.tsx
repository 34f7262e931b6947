import { Link } from '@tanstack/react-router'
import { getCurrentUserQueryKey } from '#api/accounts/accounts.ts'
import { useListCheckInCodes } from '#api/check-in/check-in.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Tile } from '#ui-kit/actions/tile/tile.tsx'
import { Loading, Skeleton, SkeletonText } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Gift, QrCode } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { hasResponse } from '../../data/request.ts'
import { LastUpdated } from '../../format/last-updated.tsx'
import { pointsPerCheckIn } from '../../format/points-ranges.ts'
import { lastMember } from '../../member/celebrated-milestones.ts'
import { SignInPrompt } from '../../member/sign-in-prompt.tsx'
import { type SignedInUser, useSignedInUser, welcome } from '../../member/use-signed-in-user.ts'
import { PointsCard } from '../points/points-card.tsx'
import { HowToCheckIn } from './how-to-check-in.tsx'
import { Locations } from './locations.tsx'
import { KeptScans } from './scan-queue/scan-queue-list.tsx'

export type CheckInScreenProps = { onScan: () => void }

/** Check-in on the member's phone: the balance, the scanner and how it works. */
export function CheckInScreen({ onScan }: CheckInScreenProps) {
  const { user, isLoading, failure, retry } = useSignedInUser()
  if (user) return <MemberCheckIn user={user} onScan={onScan} />
  return (
    <Page bar={isLoading} form header={<TopBar title="Check In" />} aside={isLoading && <CardLoading />}>
      {isLoading && <CheckInLoading />}
      {failure && <LoadError what="Your membership" because={failure} onRetry={retry} />}
      {failure && !hasResponse(failure) && <ScanWithoutSignal onScan={onScan} />}
      {!isLoading && !failure && (
        <>
          <SignInPrompt
            drawing="camera"
            title="Sign in to check in"
            hint="Sign in or join first, then scan the code at the front desk. Your points go straight to your card."
            returnTo="/checkin"
          />
          <HowToCheckIn />
        </>
      )}
    </Page>
  )
}

function MemberCheckIn({ user, onScan }: { user: SignedInUser; onScan: () => void }) {
  return (
    <Page
      bar
      form
      header={<TopBar title={welcome(user)} subtitle="Check in to collect today’s points." />}
      aside={<PointsCard user={user} />}
    >
      <LastUpdated of={getCurrentUserQueryKey()} />
      <KeptScans memberId={user.id} />
      <ScanCard onScan={onScan} />
      <HowToCheckIn />
      <Tile
        icon={Gift}
        title="Your rewards"
        hint="See what you can get with your points"
        render={<Link to="/rewards" />}
      />
      <Locations />
    </Page>
  )
}

/** The phone remembers its member, so a scan can be kept until there is a connection. */
function ScanWithoutSignal({ onScan }: { onScan: () => void }) {
  const memberId = lastMember()
  if (!memberId) return null
  return (
    <>
      <KeptScans memberId={memberId} />
      <ScanCard onScan={onScan} />
    </>
  )
}

function ScanCard({ onScan }: { onScan: () => void }) {
  return (
    <Card as="section" padding="l" tone="accent" aria-labelledby="scan">
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={2} id="scan">
            Scan QR Code to Check In
          </Heading>
          <Earning />
        </Stack>
        <Button full size="l" icon={QrCode} onClick={onScan}>
          Check In
        </Button>
      </Stack>
    </Card>
  )
}

function Earning() {
  const { data: codes = [] } = useListCheckInCodes()
  const worth = pointsPerCheckIn(codes)
  return (
    <Text tone="quiet">
      {worth ? `Every check-in earns you ${worth}.` : 'Every check-in earns you points.'}
    </Text>
  )
}

function CheckInLoading() {
  return (
    <Loading label="Loading your check-in">
      <Skeleton shape="tile" />
      <Skeleton shape="title" width="half" />
      <SkeletonText lines={4} />
    </Loading>
  )
}

const CardLoading = () => (
  <Loading label="Loading your card">
    <Skeleton shape="metal" />
  </Loading>
)
