import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '../identity/accounts/password-reset/reset-password-screen.tsx'
import { forgetResetToken, heldResetToken } from '../identity/accounts/password-reset/reset-token.ts'

export const Route = createFileRoute('/_app/reset-password')({
  staticData: { title: 'Reset Password' },
  component: ResetPassword,
})

function ResetPassword() {
  return <ResetPasswordScreen readToken={heldResetToken} onReset={forgetResetToken} />
}
