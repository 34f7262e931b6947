import { getIntakeStatusQueryKey, useIntakeStatus } from '#api/privacy/privacy.ts'
import type { IntakeStatus } from '#api/schemas/index.ts'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { Loading, Skeleton, SkeletonText } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { ChevronLeft } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { SignInPrompt } from '../../member/sign-in-prompt.tsx'
import { type SignedInUser, useSignedInUser } from '../../member/use-signed-in-user.ts'
import type { IntakeSearch } from './after-intake.ts'
import { IntakeForm } from './intake-form.tsx'
import { HandedIn, IntakePromise } from './intake-promise.tsx'

export type IntakeScreenProps = IntakeSearch & { onDone: () => void }

export function IntakeScreen({ returnTo, onDone }: IntakeScreenProps) {
  const { user, isLoading, failure, retry } = useSignedInUser()
  const back = returnTo ? '/onboarding?step=2' : '/'
  if (user) return <MemberIntake user={user} back={back} onDone={onDone} />
  return (
    <Page bar={isLoading} form header={<Title back={back} />} aside={isLoading && <IntakePromise />}>
      {isLoading && <IntakeLoading />}
      {failure && <LoadError what="Your membership" because={failure} onRetry={retry} />}
      {!isLoading && !failure && <SignInFirst returnTo={returnTo} />}
    </Page>
  )
}

type MemberIntakeProps = { user: SignedInUser; back: string; onDone: () => void }

function MemberIntake({ user, back, onDone }: MemberIntakeProps) {
  // Kept when the member signs in again on this page, but only for the same member.
  const queryKey = [...getIntakeStatusQueryKey(), user.id]
  const { data: status, error, refetch } = useIntakeStatus({ query: { queryKey, gcTime: 600_000 } })
  return (
    <Page bar form header={<Title back={back} />} aside={<IntakePromise />}>
      {status ? (
        <>
          <HandedIn status={status} />
          <IntakeForm key={user.id} memberId={user.id} known={knownOf(user, status)} onDone={onDone} />
        </>
      ) : error ? (
        <LoadError what="Your medical intake" couldNotBe="opened" because={error} onRetry={refetch} />
      ) : (
        <IntakeLoading />
      )}
    </Page>
  )
}

const knownOf = ({ dateOfBirth }: SignedInUser, status: IntakeStatus) => ({
  dateOfBirth: dateOfBirth ?? '',
  marketingConsent: status.marketingConsent,
  pushNotificationConsent: status.pushNotificationConsent,
  smsConsent: status.smsConsent,
})

function Title({ back }: { back: string }) {
  return (
    <TopBar
      title="Medical Intake"
      back={<IconButton icon={ChevronLeft} label="Back" render={<ScreenLink to={back} />} />}
    />
  )
}

function SignInFirst({ returnTo }: IntakeSearch) {
  const here = returnTo ? `/hipaa-intake?returnTo=${returnTo}` : '/hipaa-intake'
  return (
    <SignInPrompt
      drawing="leaf"
      title="Sign in to fill out your intake"
      hint="Your health information is part of your membership. Sign in or join, and we’ll bring you back here."
      returnTo={here}
    />
  )
}

function IntakeLoading() {
  return (
    <Loading label="Loading your medical intake">
      <Card padding="l">
        <SkeletonText lines={2} />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="tile" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Card>
    </Loading>
  )
}
