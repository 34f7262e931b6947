import { Landing } from '../identity/landing.tsx'
import { AppLayout } from '../shell/app-layout.tsx'
import { useSignedInUser } from '../shell/current-user.ts'
import { HomeScreen } from './home-screen.tsx'
import { Unreached } from './unreached.tsx'

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
  if (failure) return <Unreached reason={failure.sentence} onRetry={() => void retry()} />
  return <Landing />
}
