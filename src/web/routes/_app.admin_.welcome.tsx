import { createFileRoute } from '@tanstack/react-router'
import { forgetSignInLink, heldSignInLink } from '../staff/welcome/sign-in-link.ts'
import { WelcomeScreen } from '../staff/welcome/welcome-screen.tsx'

export const Route = createFileRoute('/_app/admin_/welcome')({
  staticData: { title: 'Welcome' },
  component: Welcome,
})

function Welcome() {
  return <WelcomeScreen readLink={heldSignInLink} onOpened={forgetSignInLink} />
}
