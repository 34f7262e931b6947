import { type FormEvent, Suspense, useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Mail } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { focusFirstProblem, useFields } from '../../../form/use-fields.ts'
import { breakable } from '../../../format/breakable.tsx'
import { lazyWithRetry } from '../../../hydration/lazy-with-retry.ts'
import { forgottenProblems } from '../rules.ts'
import { PasswordTitle } from './password-title.tsx'
import { useAskingForLink } from './use-password-reset.ts'

const RecoverySignIn = lazyWithRetry(async () => ({
  default: (await import('../recovery/recovery-sign-in.tsx')).RecoverySignIn,
}))

/** Requests a reset link, or signs in by a recovery code. */
export function ForgotPasswordScreen() {
  const { draft, read, field, setProblems } = useFields({ email: '' })
  const asking = useAskingForLink()
  const [isRecovering, setRecovering] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = read(form)
    const problems = forgottenProblems(typed)
    setProblems(problems)
    if (problems.email) return focusFirstProblem(form)
    asking.mutate({ email: typed.email.trim() }, { onError: ({ fields }) => setProblems(fields) })
  }
  return (
    <Page bar form header={<PasswordTitle title="Forgot Password" />}>
      <Card padding="l">
        {isRecovering ? (
          <Suspense fallback={null}>
            <RecoverySignIn email={draft.email} onBack={() => setRecovering(false)} />
          </Suspense>
        ) : asking.isSuccess ? (
          <LinkIsOnItsWay email={draft.email.trim()} onAgain={asking.reset} />
        ) : (
          <form onSubmit={submit} noValidate aria-label="Forgot Password">
            <Stack gap="m">
              <Text tone="quiet">Enter your email and we’ll send you a link to reset your password.</Text>
              <TextField
                {...field('email')}
                label="Email"
                type="email"
                autoComplete="username"
                autoCapitalize="none"
                inputMode="email"
                enterKeyHint="send"
                required
              />
              <Button type="submit" full icon={Mail} busy={asking.isPending} busyLabel="Sending...">
                Send Reset Link
              </Button>
              <Button full variant="quiet" onClick={() => setRecovering(true)}>
                Use a Recovery Code
              </Button>
            </Stack>
          </form>
        )}
      </Card>
    </Page>
  )
}

function LinkIsOnItsWay({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <EmptyState
      drawing="letter"
      title="Check Your Email"
      hint={
        <>
          If {breakable(email)} belongs to an account, a link is on its way. You can use it once, within one
          hour. Nothing there? Please check your spam folder, or try again in a few minutes.
        </>
      }
      action={
        <Stack gap="s">
          <Button full render={<ScreenLink to="/auth" />}>
            Go to Sign In
          </Button>
          <Button full variant="quiet" onClick={onAgain}>
            Try Another Address
          </Button>
        </Stack>
      }
    />
  )
}
