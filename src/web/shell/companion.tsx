import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '#ui-kit/layout/visually-hidden/visually-hidden.tsx'
import { points } from '../format/points.ts'
import { sendKeptScans } from '../loyalty/send-kept-scans.ts'
import { useCelebrations } from './celebrations.ts'
import type { SignedInUser } from './current-user.ts'
import { followMember } from './follow-member.ts'
import { keepPush } from './keep-push.ts'
import { renewMember } from './renew-member.ts'
import { whenThereMayBeSignal } from './signal.ts'

type CompanionProps = { memberId: string; user: SignedInUser | undefined }

/** What goes with a member through all screens. Shows nothing; says to screen readers how the balance changes. */
export default function Companion({ memberId, user }: CompanionProps) {
  const queries = useQueryClient()
  useCelebrations(user)
  useEffect(() => followMember(() => renewMember(queries)), [queries])
  useEffect(() => keepPush(memberId), [memberId])
  useEffect(() => whenThereMayBeSignal(() => sendKeptScans(queries, memberId)), [queries, memberId])
  return (
    <VisuallyHidden>
      <span role="status">{useBalanceChange(user?.pointsBalance)}</span>
    </VisuallyHidden>
  )
}

function useBalanceChange(balance: number | undefined) {
  const before = useRef(balance)
  const [sentence, setSentence] = useState('')
  useEffect(() => {
    if (balance === undefined || balance === before.current) return
    if (before.current !== undefined) setSentence(`You have ${points(balance)} now.`)
    before.current = balance
  }, [balance])
  return sentence
}
