import { useState } from 'react'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { ArrowLeft } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Tabs } from '#ui-kit/layout/tabs/tabs.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { BookButton } from '../../../app/book-button.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { clinic, pageLinks } from '../../../data/clinic.ts'
import { useSignedInUser } from '../../../member/use-signed-in-user.ts'
import { AlreadyPatient } from '../claim/already-patient.tsx'
import type { AuthTab } from './auth-search.ts'
import { BenefitsPanel } from './benefits-panel.tsx'
import { Enter } from './enter.tsx'
import { JoinForm } from './join-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { StaffCodeBox } from './staff-code-box.tsx'
import { useDraft } from './use-draft.ts'

type AuthScreenProps = { tab: AuthTab; onTab: (tab: AuthTab) => void; returnTo?: string | undefined }

export function AuthScreen({ tab, onTab, returnTo }: AuthScreenProps) {
  const { user, isUnknown } = useSignedInUser()
  const [joined, setJoined] = useState(false)
  if (user) return <Enter user={user} returnTo={joined ? '/onboarding' : returnTo} />
  return (
    <Page
      form
      header={<Title />}
      aside={
        isUnknown ? <FormsSkeleton /> : <Forms tab={tab} onTab={onTab} onJoined={() => setJoined(true)} />
      }
    >
      <BenefitsPanel />
      <BookButton variant="secondary" full>
        Book Appointment
      </BookButton>
      <StaffCodeBox returnTo={returnTo} />
    </Page>
  )
}

function Title() {
  return (
    <TopBar
      title="Your VIP membership"
      subtitle={clinic.clinicName}
      back={<IconButton icon={ArrowLeft} label="Back to Home" render={<ScreenLink to="/" />} />}
    />
  )
}

function Forms({ tab, onTab, onJoined }: Pick<AuthScreenProps, 'tab' | 'onTab'> & { onJoined: () => void }) {
  const form = useDraft()
  const signIn = (
    <SignInForm form={form}>
      <PasskeyButton />
      <Inline spread="center">
        <TextLink alone render={<ScreenLink to="/forgot-password" />}>
          Forgot Password?
        </TextLink>
      </Inline>
      <AlreadyPatient />
    </SignInForm>
  )
  const join = (
    <Stack gap="xs">
      <JoinForm form={form} onJoined={onJoined} />
      <AlreadyPatient />
      <Inline spread="center" wrap>
        {pageLinks(['privacy', 'terms']).map(({ href, title }) => (
          <TextLink key={href} alone href={href} newTab>
            {title}
          </TextLink>
        ))}
      </Inline>
    </Stack>
  )
  return (
    <Card padding="l">
      <Tabs
        label="Sign in or join"
        value={tab}
        onChange={onTab}
        tabs={[
          { value: 'sign-in', label: 'Sign In', content: signIn },
          { value: 'join', label: 'Join VIP', content: join },
        ]}
      />
    </Card>
  )
}

function FormsSkeleton() {
  return (
    <Card padding="l">
      <Loading>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Loading>
    </Card>
  )
}
