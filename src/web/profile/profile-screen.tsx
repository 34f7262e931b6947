import { useEffect } from 'react'
import { ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { ClipboardPlus, MailCheck } from '#ui-kit/icons.ts'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { ScreenLink } from '../app/screen-link.tsx'
import { LoadError } from '../data/load-error.tsx'
import { sendToSignIn } from '../data/unauthorized.ts'
import { PasskeysLater } from '../member/passkeys/passkeys-later.tsx'
import { RowGroup, rowIcon } from '../member/row-group.tsx'
import { useLoggingOut } from '../member/use-sign-out.ts'
import { type SignedInUser, useSignedInUser } from '../member/use-signed-in-user.ts'
import { YourContacts } from '../member/your-contacts/your-contacts.tsx'
import { PushRowLater } from '../messaging/push/push-row-later.tsx'
import { YourData } from '../privacy/your-data/your-data.tsx'
import { Appearance } from './appearance.tsx'
import { LogOut } from './log-out.tsx'
import { MemberCard } from './member-card.tsx'
import { MemberStats } from './member-stats.tsx'
import { OtherDevices } from './other-devices.tsx'
import { ReachUs } from './reach-us.tsx'
import { TierProgress } from './tier-progress.tsx'

const farewell = {
  title: 'Logged out successfully',
  description: "You've been logged out of your VIP account.",
}

export function ProfileScreen() {
  const { user, isLoading, failure, retry } = useSignedInUser()
  const loggingOut = useLoggingOut(farewell)
  const leaving = loggingOut.isPending || loggingOut.isSuccess
  const foundSignedOut = !user && !isLoading && !failure && !leaving
  useEffect(() => {
    if (foundSignedOut) sendToSignIn()
  }, [foundSignedOut])
  if (user) return <MemberProfile user={user} loggingOut={loggingOut} />
  return (
    <Page bar={isLoading} form header={<TopBar title="VIP Profile" />} aside={!failure && <CardLoading />}>
      {failure ? <LoadError what="Your profile" because={failure} onRetry={retry} /> : <RestLoading />}
    </Page>
  )
}

type MemberProfileProps = { user: SignedInUser; loggingOut: ReturnType<typeof useLoggingOut> }

function MemberProfile({ user, loggingOut }: MemberProfileProps) {
  return (
    <Page
      bar
      form
      header={<TopBar title="VIP Profile" />}
      aside={
        <>
          <MemberCard user={user} />
          <TierProgress user={user} />
          <MemberStats user={user} />
        </>
      }
      below={
        <>
          <Appearance />
          <LogOut busy={loggingOut.isPending} onLogOut={() => loggingOut.mutate()} />
        </>
      }
    >
      <RowGroup title="Health and messages">
        <ListRow
          leading={<ClipboardPlus {...rowIcon} />}
          title="Medical intake"
          hint="Your health details and consents"
          render={<ScreenLink to="/hipaa-intake" />}
        />
        <PushRowLater />
        <ListRow
          leading={<MailCheck {...rowIcon} />}
          title="Offers and news"
          hint="Choose email, push or text"
          render={<ScreenLink to="/preferences" />}
        />
      </RowGroup>
      <YourContacts />
      <ReachUs />
      <PasskeysLater />
      <YourData />
      <OtherDevices memberId={user.id} />
    </Page>
  )
}

const CardLoading = () => (
  <Loading label="Loading your profile">
    <Skeleton shape="picture" />
    <Skeleton shape="tile" />
  </Loading>
)

const RestLoading = () => (
  <Loading label="Loading your stats">
    <Skeleton shape="tile" />
    <Skeleton shape="tile" />
    <Skeleton shape="tile" />
  </Loading>
)
