import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { PasswordTitle } from './password-title.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

type ResetPasswordScreenProps = { readToken: () => string | undefined; onReset: () => void }

const redirectMs = 3_000

/** Sets a new password with the token from an emailed link. */
export function ResetPasswordScreen({ readToken, onReset }: ResetPasswordScreenProps) {
  const [token, setToken] = useState<string>()
  const [done, setDone] = useState(false)
  const router = useRouter()
  useEffect(() => {
    const held = readToken()
    setToken(held)
    if (held !== undefined) return
    showToast({
      title: 'Invalid Link',
      description: 'This password reset link is invalid or has expired.',
      tone: 'critical',
    })
    void router.navigate({ to: '/auth', replace: true })
  }, [readToken, router])
  const finish = () => {
    onReset()
    setDone(true)
  }
  return (
    <Page bar form header={<PasswordTitle title="Reset Password" />}>
      <Card padding="l">{done ? <Done /> : <Open token={token} onReset={finish} />}</Card>
    </Page>
  )
}

function Open({ token, onReset }: { token: string | undefined; onReset: () => void }) {
  if (token === undefined)
    return (
      <Text tone="quiet" align="center" role="status">
        Loading...
      </Text>
    )
  return <ResetPasswordForm token={token} onReset={onReset} />
}

function Done() {
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(() => void router.navigate({ to: '/auth' }), redirectMs)
    return () => clearTimeout(timer)
  }, [router])
  return (
    <EmptyState
      drawing="leaf"
      title="Password Reset Successfully"
      hint="Redirecting you to the login page..."
      action={<Button render={<ScreenLink to="/auth" />}>Go to Login</Button>}
    />
  )
}
