import { CircleUserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Preferences } from '#api/schemas/index.ts'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { clinic } from '../../data/clinic.ts'
import { LoadError } from '../../data/load-error.tsx'
import type { ApiError } from '../../data/request.ts'
import { JoinButton } from '../../member/join-button.tsx'
import { useSignedInUser } from '../../member/use-signed-in-user.ts'
import { ChannelCard } from './channel-card.tsx'
import { ConsentHistory } from './consent-history.tsx'
import { type Choosing, type Confirming, useLinkedPreferences, useOwnPreferences } from './use-preferences.ts'

/** The channels for offers to a member: the member's own page, or only its email part through an email's link. */
export function PreferencesScreen({ token }: { token?: string | undefined }) {
  const { user, isLoading, failure, retry } = useSignedInUser()
  if (token) return <Linked token={token} />
  if (user) return <Own key={user.id} memberId={user.id} />
  return (
    <Page bar={isLoading} header={<Title />} aside={isLoading && <Waiting />}>
      {failure && <LoadError what="Your membership" because={failure} onRetry={retry} />}
      {!failure && !isLoading && <SignInFirst />}
    </Page>
  )
}

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
    <Sheet preferences={preferences} choosing={choosing} what="This link could not be opened">
      <Text>
        {always} This link is only for email.{' '}
        <TextLink render={<ScreenLink to="/preferences" />}>All your preferences</TextLink>
      </Text>
    </Sheet>
  )
}

type SheetProps = {
  preferences: { data?: Preferences | undefined; error: ApiError | null; refetch: () => unknown }
  choosing: Choosing
  confirming?: Confirming
  what: string
  children: ReactNode
}

function Sheet({ preferences, choosing, confirming, what, children }: SheetProps) {
  const { data, error, refetch } = preferences
  if (!data)
    return (
      <Page
        bar
        header={<Title />}
        aside={error ? <LoadError what={what} because={error} onRetry={refetch} /> : <Waiting />}
      >
        {null}
      </Page>
    )
  return (
    <Page
      bar
      header={<Title />}
      aside={
        <Stack gap="m">
          {children}
          {data.channels.map(preference => (
            <ChannelCard key={preference.channel} {...{ preference, choosing, confirming }} />
          ))}
        </Stack>
      }
    >
      <ConsentHistory history={data.history} />
    </Page>
  )
}

const SignInFirst = () => (
  <Card as="section" padding="l" aria-label="Sign in">
    <EmptyState
      drawing="letter"
      title="Sign in to see your preferences"
      hint="Or use the link at the bottom of any of our emails; no sign-in needed."
      action={<JoinButton returnTo="/preferences" />}
    />
  </Card>
)

const Waiting = () => (
  <Loading label="Loading your preferences">
    <Skeleton shape="picture" />
    <Skeleton shape="picture" />
    <Skeleton shape="picture" />
  </Loading>
)
