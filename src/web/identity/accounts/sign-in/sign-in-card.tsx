import { Link } from '@tanstack/react-router'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { AppServices } from '../../../app/app-services.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { AdminAccess } from './admin-access.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useDraft } from './use-draft.ts'

/** The landing page's quick sign-in, with everything that it needs to work. */
export default function SignInCard() {
  const form = useDraft()
  return (
    <AppServices>
      <Card padding="l">
        <SignInForm form={form}>
          <PasskeyButton />
          <Button variant="secondary" full render={<Link to="/auth" search={{ tab: 'join' }} />}>
            Create Account
          </Button>
          <Inline spread="between" gap="s">
            <TextLink alone render={<ScreenLink to="/forgot-password" />}>
              Forgot Password?
            </TextLink>
            <AdminAccess onCredentials={form.change} />
          </Inline>
        </SignInForm>
      </Card>
    </AppServices>
  )
}
