import { Suspense, useEffect } from 'react'
import { lazyWithRetry } from '../hydration/lazy-with-retry.ts'
import { useAfterFirstPaint } from '../hydration/use-after-first-paint.ts'
import { lastMember, lastSeen, rememberSeen } from '../member/celebrated-milestones.ts'
import { useSignedInUser } from '../member/use-signed-in-user.ts'

const MemberEffects = lazyWithRetry(() => import('../member-effects.tsx'))

/** Brings along, once the screen is there, what accompanies a member: live changes, kept scans, celebrations. */
export function LoadMemberEffects() {
  const { user, isUntold } = useSignedInUser()
  const due = useAfterFirstPaint()
  // Stays while the clinic is asked once more: coming anew, it would ask again, and so on without end.
  const memberId = user?.id ?? (isUntold ? lastMember() : undefined)
  useEffect(() => {
    // From where celebrations are counted, before anything can happen.
    if (user && !lastSeen(user.id))
      rememberSeen(user.id, { milestones: user.milestonesReached, tier: user.tier })
  }, [user])
  return <Suspense>{due && memberId && <MemberEffects memberId={memberId} user={user} />}</Suspense>
}
