import type { ReactNode } from 'react'
import type { Preferences } from '#api/schemas/index.ts'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { CircleUserRound } from '#ui-kit/icons.ts'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Split } from '#ui-kit/layout/split/split.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { clinic } from '../../data/clinic.ts'
import { LoadError, type LoadErrorProps } from '../../data/load-error.tsx'
import type { ApiError } from '../../data/request.ts'
import { SignInPrompt } from '../../member/sign-in-prompt.tsx'
import { useSignedInUser } from '../../member/use-signed-in-user.ts'
import { ChannelCard } from './channel-card.tsx'
import { ConsentHistory } from './consent-history.tsx'
import { type Choosing, type Confirming, useLinkedPreferences, useOwnPreferences } from './use-preferences.ts'

/** The channels for offers to a member: the member's own page, or only its email part through an email's link. */
export function PreferencesScreen({ token }: { token?: string | undefined }) {
  const { user, isLoading, failure, retry } = useSignedInUser()
  if (token) return <Linked token={token} />
  if (user) return <Own key={user.id} memberId={user.id} />
  if (isLoading)
    return (
      <Beside>
        <Waiting />
      </Beside>
    )
  return (
    <Page header={<Title />}>
      {failure ? <LoadError what="Your membership" because={failure} onRetry={retry} /> : <SignInFirst />}
    </Page>
  )
}

/** The channels, and what was chosen earlier. Neither sticks, because both can be higher than the window. */
const Beside = ({ history, children }: { history?: ReactNode; children: ReactNode }) => (
  <Page bar wide header={<Title />}>
    <Split at="beside" aside={history}>
      {children}
    </Split>
  </Page>
)

const Title = () => (
  <TopBar
    title="Your Preferences"
    subtitle={`Offers and news from ${clinic.clinicName}`}
    back={<IconButton icon={CircleUserRound} label="Profile" render={<ScreenLink to="/profile" />} />}
  />
)

const always =
  'You’ll always get messages about your points, requests and account. These settings are for offers and news.'

function Own({ memberId }: { memberId: string }) {
  const { preferences, choosing, confirming } = useOwnPreferences(memberId)
  return (
    <Sheet {...{ preferences, choosing, confirming }} what="Your preferences">
      <Text>{always}</Text>
    </Sheet>
  )
}

function Linked({ token }: { token: string }) {
  const { preferences, choosing } = useLinkedPreferences(token)
  return (
    <Sheet preferences={preferences} choosing={choosing} what="This link" couldNotBe="opened">
      <Text>
        {always} This link is only for email.{' '}
        <TextLink render={<ScreenLink to="/preferences" />}>All your preferences</TextLink>
      </Text>
    </Sheet>
  )
}

type SheetProps = Pick<LoadErrorProps, 'what' | 'couldNotBe'> & {
  preferences: { data?: Preferences | undefined; error: ApiError | null; refetch: () => unknown }
  choosing: Choosing
  confirming?: Confirming
  children: ReactNode
}

function Sheet({ preferences, choosing, confirming, children, ...failed }: SheetProps) {
  const { data, error, refetch } = preferences
  if (error && !data)
    return (
      <Page bar header={<Title />}>
        <LoadError {...failed} because={error} onRetry={refetch} />
      </Page>
    )
  if (!data)
    return (
      <Beside>
        <Waiting />
      </Beside>
    )
  return (
    <Beside history={<ConsentHistory history={data.history} />}>
      <Stack gap="m">
        {children}
        {data.channels.map(preference => (
          <ChannelCard key={preference.channel} {...{ preference, choosing, confirming }} />
        ))}
      </Stack>
    </Beside>
  )
}

const SignInFirst = () => (
  <SignInPrompt
    drawing="letter"
    title="Sign in to see your preferences"
    hint="Or use the link at the bottom of any of our emails; no sign-in needed."
    returnTo="/preferences"
  />
)

const Waiting = () => (
  <Loading label="Loading your preferences">
    <Skeleton shape="picture" />
    <Skeleton shape="picture" />
    <Skeleton shape="picture" />
  </Loading>
)
