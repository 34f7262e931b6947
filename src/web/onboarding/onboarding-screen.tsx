import { Fragment, type ReactNode, Suspense } from 'react'
import { Illustration } from '#ui-kit/brand/illustration/illustration.tsx'
import type { DrawingName } from '#ui-kit/feedback/empty-state/drawings.tsx'
import { Loading, Skeleton, SkeletonText } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Stepper } from '#ui-kit/forms/stepper/stepper.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { useWide } from '#ui-kit/layout/use-wide.ts'
import { clinic } from '../data/clinic.ts'
import { LoadError } from '../data/load-error.tsx'
import { useFocusOnStep } from '../form/use-focus-on-step.ts'
import { lazyWithRetry } from '../hydration/lazy-with-retry.ts'
import { type SignedInUser, useSignedInUser, welcome } from '../member/use-signed-in-user.ts'
import { CompleteStep } from './complete-step.tsx'
import { IntakeStep } from './intake-step.tsx'
import { MissingDetails } from './missing-details.tsx'
import { OwnCard } from './own-card.tsx'
import { SkipForNow } from './skip-for-now.tsx'
import { StepCard } from './step-card.tsx'
import { VisitorWelcome, WelcomeStep } from './welcome-step.tsx'

/** Loaded on demand, with everything about push: shown as a whole, so that nothing in it moves. */
const NotificationsStep = lazyWithRetry(() => import('./notifications-step.tsx'))

export type OnboardingScreenProps = {
  step: number
  onStep: (step: number) => void
}

const names = ['Welcome', 'Medical intake', 'Notifications', 'Complete']
const drawings: readonly DrawingName[] = ['gift', 'leaf', 'letter', 'calendar']
const titles = ['', 'Before your first treatment', 'Stay in the loop', 'You’re all set']

export function OnboardingScreen(props: OnboardingScreenProps) {
  const { user, isLoading, failure, retry } = useSignedInUser()
  if (user) return <MemberOnboarding user={user} {...props} />
  return (
    <Page
      bar={isLoading}
      form
      header={<TopBar title={`Welcome to ${clinic.clinicName}`} />}
      aside={isLoading ? <StepsLoading /> : !failure && <Illustration fallback="gift" />}
    >
      {isLoading && <OnboardingLoading />}
      {failure && <LoadError what="Your membership" because={failure} onRetry={retry} />}
      {!isLoading && !failure && <VisitorWelcome />}
    </Page>
  )
}

function MemberOnboarding({ user, step, onStep }: OnboardingScreenProps & { user: SignedInUser }) {
  useFocusOnStep(step, 'main h1')
  const isWide = useWide()
  const next = () => onStep(step + 1)
  const steps: readonly ReactNode[] = [
    <Fragment key="welcome">
      <MissingDetails user={user} />
      <WelcomeStep onNext={next} />
    </Fragment>,
    <IntakeStep key="intake" onNext={next} />,
    <Suspense
      key="notifications"
      fallback={isWide ? <OnboardingLoading /> : <NotificationsLoading onNext={next} />}
    >
      <NotificationsStep onNext={next} />
    </Suspense>,
    <CompleteStep key="complete" />,
  ]
  return (
    <Page
      bar
      form
      header={
        <TopBar
          title={titles[step - 1] || welcome(user)}
          {...(step === 1 && { subtitle: 'Here is your card' })}
        />
      }
      aside={
        <>
          <Stepper steps={names} current={step} />
          {step === 1 || step === 4 ? (
            <OwnCard user={user} />
          ) : (
            isWide && <Illustration fallback={drawings[step - 1] ?? 'gift'} />
          )}
        </>
      }
    >
      {steps[step - 1]}
    </Page>
  )
}

/** On a bad connection the step can still be skipped: on a phone, its buttons don't move. */
const NotificationsLoading = ({ onNext }: { onNext: () => void }) => (
  <StepCard label="Notifications" actions={<SkipForNow onSkip={onNext} />}>
    <OnboardingLoading />
  </StepCard>
)

function OnboardingLoading() {
  return (
    <Loading label="Loading your welcome">
      <SkeletonText lines={4} />
      <Skeleton shape="control" />
    </Loading>
  )
}

const StepsLoading = () => (
  <Loading label="Loading the steps">
    <Skeleton shape="text" width="half" />
    <Skeleton shape="metal" />
  </Loading>
)
