import { Suspense, useEffect } from 'react'
import { lazyWithRetry } from '../hydration/lazy-with-retry.ts'
import { useAfterFirstPaint } from '../hydration/use-after-first-paint.ts'
import { lastMember, lastSeen, rememberSeen } from '../member/celebrated-milestones.ts'
import { useSignedInUser } from '../member/use-signed-in-user.ts'

const MemberEffects = lazyWithRetry(() => import('../member-effects.tsx'))

/** Loads a member's background features after the screen: live updates, saved scans, celebrations. */
export function LoadMemberEffects() {
  const { user, isUntold } = useSignedInUser()
  const due = useAfterFirstPaint()
  // Stays mounted while the member is requested again: remounting would trigger another request, and so on forever.
  const memberId = user?.id ?? (isUntold ? lastMember() : undefined)
  useEffect(() => {
    // The baseline for celebrations, set before anything can happen.
    if (user && !lastSeen(user.id))
      rememberSeen(user.id, { milestones: user.milestonesReached, tier: user.tier })
  }, [user])
  return <Suspense>{due && memberId && <MemberEffects memberId={memberId} user={user} />}</Suspense>
}
