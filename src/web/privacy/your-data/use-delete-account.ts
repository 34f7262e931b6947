import { deleteAccount } from '#api/privacy/privacy.ts'
import { useAction } from '../../data/use-action.ts'
import { useLeaving } from '../../member/use-sign-out.ts'

/** Deletes the account, removes the member's data from this browser, and shows the landing page. */
export function useDeleting() {
  return useAction({
    call: deleteAccount,
    onSuccess: useLeaving(),
    success: () => ({
      title: 'Account deleted',
      description: 'Your account and your personal data are gone. Thank you for being a member.',
    }),
  })
}
