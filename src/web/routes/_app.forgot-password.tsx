import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '../identity/accounts/password-reset/forgot-password-screen.tsx'

export const Route = createFileRoute('/_app/forgot-password')({
  staticData: { title: 'Forgot Password' },
  component: ForgotPasswordScreen,
})
