import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { hasSeenSignedIn } from '../data/signed-in-hint.ts'
import { Landing } from '../identity/landing/landing.tsx'

const MemberHome = lazy(() => import('../home/member-home.tsx'))

export const Route = createFileRoute('/')({
  loader: () => ({ memberSeen: hasSeenSignedIn() }),
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
