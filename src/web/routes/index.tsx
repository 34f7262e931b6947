import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { hasSeenSignedIn } from '../data/signed-in-hint.ts'
import { Landing } from '../identity/landing/landing.tsx'

const MemberHome = lazyRouteComponent(() => import('../home/member-home.tsx'))

export const Route = createFileRoute('/')({
  loader: async () => {
    const memberSeen = hasSeenSignedIn()
    // After signing in, waits until Home has loaded; otherwise the landing page would flash.
    if (memberSeen) await MemberHome.preload?.()
    return { memberSeen }
  },
  component: Front,
})

function Front() {
  const { memberSeen } = Route.useLoaderData()
  if (!memberSeen) return <Landing />
  return (
    <Suspense fallback={<Landing />}>
      <MemberHome />
    </Suspense>
  )
}
