import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getListGoalsQueryKey, redeemGoal } from '#api/rewards/rewards.ts'
import type { RedemptionAnswer } from '#api/schemas/index.ts'
import { useAction } from '../../data/use-action.ts'
import { useRenewMember } from '../../member/use-renew-member.ts'
import { sentenceFor } from '../failures.ts'
import type { MeasuredGoal } from './goals-in-order.ts'

const fallback = 'Failed to claim reward. Please try again.'

/** Claims a reward. Shows the voucher on success, or the specified error text. */
export function useClaim(onSettled: () => void) {
  const queries = useQueryClient()
  const renewMember = useRenewMember()
  const [claimed, setClaimed] = useState<RedemptionAnswer>()
  const { mutate, isPending, variables } = useAction({
    call: ({ id, pointsRequired }: MeasuredGoal, options) =>
      redeemGoal(id, { shownPoints: pointsRequired }, options),
    once: ({ id }) => id,
    onSuccess: setClaimed,
    onFailed: ({ code }) => {
      if (code === 'reward-takes-more') void queries.invalidateQueries({ queryKey: getListGoalsQueryKey() })
    },
    failure: error => ({ title: 'Claim Failed', description: sentenceFor(error, fallback) }),
    onSettled: () => {
      renewMember()
      onSettled()
    },
  })
  return {
    claim: mutate,
    claiming: isPending ? variables.id : undefined,
    claimed,
    putAway: () => setClaimed(undefined),
  }
}
