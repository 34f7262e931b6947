import { redeemGoal, useRedeemGoal } from '#api/loyalty/loyalty.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { useIdempotencyKeys } from '../../data/use-idempotency-keys.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'
import { useRenewMember } from '../../member/use-renew-member.ts'
import { sentenceFor } from '../failures.ts'

const fallback = 'Failed to claim reward. Please try again.'

/** Claims a reward, and says how it went as the catalogue does. */
export function useClaim(onSettled: () => void) {
  const renewMember = useRenewMember()
  const keys = useIdempotencyKeys()
  const { mutate, isPending, variables } = useRedeemGoal({
    mutation: {
      mutationFn: ({ id }) => redeemGoal(id, keys.headersFor(id)),
      onSuccess: ({ message }, { id }) => {
        keys.answered(id)
        showToast({ title: 'Reward Claimed!', description: message, tone: 'positive' })
      },
      onError: (error: Error, { id }) => {
        keys.failed(id, error)
        if (handleUnauthorized(error)) return
        showToast({ title: 'Claim Failed', description: sentenceFor(error, fallback), tone: 'critical' })
      },
      onSettled: () => {
        renewMember()
        onSettled()
      },
    },
  })
  return { claim: (id: string) => mutate({ id }), claiming: isPending ? variables?.id : undefined }
}
