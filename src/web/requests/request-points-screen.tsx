import type { ReactNode } from 'react'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { House } from '#ui-kit/icons.ts'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { ScreenLink } from '../app/screen-link.tsx'
import { LoadError } from '../data/load-error.tsx'
import { SignInPrompt } from '../member/sign-in-prompt.tsx'
import { useSignedInUser } from '../member/use-signed-in-user.ts'
import { RequestForm } from './request-form.tsx'
import { RequestHistory } from './request-history.tsx'

export type RequestPointsScreenProps = {
  /** The preselected service. */
  service?: string | undefined
  /** Called when the service can be removed from the URL. */
  onKept: () => void
}

/** Requests points for a treatment that wasn't counted. */
export function RequestPointsScreen({ service, onKept }: RequestPointsScreenProps) {
  const { user, isLoading, failure, retry } = useSignedInUser()
  if (user)
    return (
      <Page
        bar
        header={<Title />}
        aside={<RequestForm key={user.id} memberId={user.id} service={service} onKept={onKept} />}
      >
        <RequestHistory />
      </Page>
    )
  if (isLoading)
    return (
      <Page bar header={<Title />} aside={<FormLoading />}>
        <HistoryLoading />
      </Page>
    )
  return (
    <Page header={<Title />}>
      {failure ? (
        <LoadError what="Your membership" because={failure} onRetry={retry} />
      ) : (
        <SignInFirst returnTo={service ? `/request-points?service=${service}` : '/request-points'} />
      )}
    </Page>
  )
}

const Title = () => (
  <TopBar
    title="Request Points"
    subtitle="Get points for your service"
    back={<IconButton icon={House} label="Home" render={<ScreenLink to="/" />} />}
  />
)

const SignInFirst = ({ returnTo }: { returnTo: string }) => (
  <SignInPrompt
    drawing="letter"
    title="Sign in to request points"
    hint="Sign in or join first, then tell us which treatment you had."
    returnTo={returnTo}
  />
)

const FormLoading = (): ReactNode => (
  <Loading label="Loading the form">
    <Skeleton shape="title" width="half" />
    <Skeleton shape="control" />
    <Skeleton shape="control" />
    <Skeleton shape="tile" />
    <Skeleton shape="control" />
  </Loading>
)

const HistoryLoading = (): ReactNode => (
  <Loading label="Loading your requests">
    <Skeleton shape="title" width="half" />
    <Skeleton shape="tile" />
    <Skeleton shape="tile" />
  </Loading>
)
