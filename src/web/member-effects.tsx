import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '#ui-kit/layout/text/visually-hidden.tsx'
import { retryWhenOnline } from './data/retry-when-online.ts'
import { points } from './format/points.ts'
import { flushScanQueue } from './loyalty/check-in/scan-queue/flush-scan-queue.ts'
import { onScansChanged } from './loyalty/check-in/scan-queue/scan-queue.ts'
import { followMember } from './member/follow-member.ts'
import { renewMember } from './member/renew-member.ts'
import { useCelebrations } from './member/use-celebrations.ts'
import type { SignedInUser } from './member/use-signed-in-user.ts'
import { keepPush } from './messaging/push/keep-push.ts'

type MemberEffectsProps = { memberId: string; user: SignedInUser | undefined }

/**
 * Background features on all of a member's screens. Renders nothing visible, but announces balance changes to screen
 * readers.
 */
export default function MemberEffects({ memberId, user }: MemberEffectsProps) {
  const queries = useQueryClient()
  useCelebrations(user)
  useEffect(() => followMember(() => renewMember(queries)), [queries])
  useEffect(() => keepPush(memberId), [memberId])
  useEffect(
    () => retryWhenOnline(() => flushScanQueue(queries, memberId), onScansChanged),
    [queries, memberId],
  )
  return (
    <VisuallyHidden>
      <span role="status">{useBalanceChange(user?.pointsBalance)}</span>
    </VisuallyHidden>
  )
}

function useBalanceChange(balance: number | undefined) {
  const before = useRef(balance)
  const [userMessage, setSentence] = useState('')
  useEffect(() => {
    if (balance === undefined || balance === before.current) return
    if (before.current !== undefined) setSentence(`You now have ${points(balance)}.`)
    before.current = balance
  }, [balance])
  return userMessage
}
