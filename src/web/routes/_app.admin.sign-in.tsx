import { createFileRoute } from '@tanstack/react-router'
import { OwnSignInScreen } from '../staff/own-sign-in/own-sign-in-screen.tsx'

export const Route = createFileRoute('/_app/admin/sign-in')({
  staticData: { title: 'Your Sign-in' },
  component: OwnSignInScreen,
})
