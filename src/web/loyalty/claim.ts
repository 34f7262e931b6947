import { redeemGoal, useRedeemGoal } from '#api/loyalty/loyalty.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { useOnceKeys } from '../shell/once-keys.ts'
import { whenUnauthorized } from '../shell/unauthorized.ts'
import { sentenceFor } from './failures.ts'
import { useRefetchStanding } from './refetch-standing.ts'

const fallback = 'Failed to claim reward. Please try again.'

/** Claims a reward, and says how it went as the catalogue does. */
export function useClaim(onSettled: () => void) {
  const refetchStanding = useRefetchStanding()
  const keys = useOnceKeys()
  const { mutate, isPending, variables } = useRedeemGoal({
    mutation: {
      mutationFn: ({ id }) => redeemGoal(id, keys.headersFor(id)),
      onSuccess: ({ message }, { id }) => {
        keys.answered(id)
        showToast({ title: 'Reward Claimed!', description: message, tone: 'positive' })
      },
      onError: (error: Error, { id }) => {
        keys.failed(id, error)
        if (whenUnauthorized(error)) return
        showToast({ title: 'Claim Failed', description: sentenceFor(error, fallback), tone: 'critical' })
      },
      onSettled: () => {
        refetchStanding()
        onSettled()
      },
    },
  })
  return { claim: (id: string) => mutate({ id }), claiming: isPending ? variables?.id : undefined }
}
