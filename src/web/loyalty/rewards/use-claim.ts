import { redeemGoal } from '#api/rewards/rewards.ts'
import { useAction } from '../../data/use-action.ts'
import { useRenewMember } from '../../member/use-renew-member.ts'
import { sentenceFor } from '../failures.ts'

const fallback = 'Failed to claim reward. Please try again.'

/** Claims a reward, and says how it went as the catalogue does. */
export function useClaim(onSettled: () => void) {
  const renewMember = useRenewMember()
  const { mutate, isPending, variables } = useAction({
    call: redeemGoal,
    once: (goalId: string) => goalId,
    success: ({ message }) => {
      // Its ticket is on its way, and is played with the same.
      import('#ui-kit/foundations/motion/play-ticket.ts').then(
        ({ feelClaim }) => feelClaim(),
        () => undefined,
      )
      return { title: 'Reward Claimed!', description: message }
    },
    failure: error => ({ title: 'Claim Failed', description: sentenceFor(error, fallback) }),
    onSettled: () => {
      renewMember()
      onSettled()
    },
  })
  return { claim: mutate, claiming: isPending ? variables : undefined }
}
