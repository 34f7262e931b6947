import { Suspense, useEffect } from 'react'
import { useSignedInUser } from './current-user.ts'
import { lastMember, lastSeen, rememberSeen } from './last-seen.ts'
import { lazyExtra } from './lazy-extra.ts'
import { useAfterFirstPaint } from './use-after-first-paint.ts'

const Companion = lazyExtra(() => import('./companion.tsx'))

/** Brings along, once the screen is there, what accompanies a member: live changes, kept scans, celebrations. */
export function Companionship() {
  const { user, isUntold } = useSignedInUser()
  const due = useAfterFirstPaint()
  // Stays while the clinic is asked once more: coming anew, it would ask again, and so on without end.
  const memberId = user?.id ?? (isUntold ? lastMember() : undefined)
  useEffect(() => {
    // From where celebrations are counted, before anything can happen.
    if (user && !lastSeen(user.id))
      rememberSeen(user.id, { milestones: user.milestonesReached, tier: user.tier })
  }, [user])
  return <Suspense>{due && memberId && <Companion memberId={memberId} user={user} />}</Suspense>
}
