import { useListVouchers } from '#api/rewards/rewards.ts'
import { AppLayout } from '../app/app-layout.tsx'
import { hasSignedInHint } from '../data/signed-in-hint.ts'
import { Landing } from '../identity/landing/landing.tsx'
import { useSignedInUser } from '../member/use-signed-in-user.ts'
import { HomeLoadError } from './home-load-error.tsx'
import { HomeScreen } from './home-screen.tsx'

/** The root for users who may be signed in: shows the landing page until that is known. */
export default function MemberHome() {
  return (
    <AppLayout>
      <HomeOrLanding />
    </AppLayout>
  )
}

function HomeOrLanding() {
  const { user, failure, retry } = useSignedInUser()
  // Requested together with the member, so that Home doesn't load one after the other.
  useListVouchers({ query: { enabled: hasSignedInHint() } })
  if (user) return <HomeScreen user={user} />
  if (failure) return <HomeLoadError reason={failure.userMessage} onRetry={() => void retry()} />
  return <Landing />
}
