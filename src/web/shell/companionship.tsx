import { Suspense, useEffect } from 'react'
import { useSignedInUser } from './current-user.ts'
import { lastMember, lastSeen, rememberSeen } from './last-seen.ts'
import { lazyExtra } from './lazy-extra.ts'
import { useAfterFirstPaint } from './use-after-first-paint.ts'

const Companion = lazyExtra(() => import('./companion.tsx'))

/** Brings along, once the screen is there, what accompanies a member: live changes, kept scans, celebrations. */
export function Companionship() {
  const { user, failure } = useSignedInUser()
  const due = useAfterFirstPaint()
  const memberId = user?.id ?? (failure && lastMember())
  useEffect(() => {
    // From where celebrations are counted, before anything can happen.
    if (user && !lastSeen(user.id))
      rememberSeen(user.id, { milestones: user.milestonesReached, tier: user.tier })
  }, [user])
  return <Suspense>{due && memberId && <Companion memberId={memberId} />}</Suspense>
}
