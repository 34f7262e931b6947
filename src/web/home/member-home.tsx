import { AppLayout } from '../app/app-layout.tsx'
import { Landing } from '../identity/landing/landing.tsx'
import { useSignedInUser } from '../member/use-signed-in-user.ts'
import { HomeLoadError } from './home-load-error.tsx'
import { HomeScreen } from './home-screen.tsx'

/** The root for someone who may be signed in: the landing page until that is known. */
export default function MemberHome() {
  return (
    <AppLayout>
      <HomeOrLanding />
    </AppLayout>
  )
}

function HomeOrLanding() {
  const { user, failure, retry } = useSignedInUser()
  if (user) return <HomeScreen user={user} />
  if (failure) return <HomeLoadError reason={failure.userMessage} onRetry={() => void retry()} />
  return <Landing />
}
