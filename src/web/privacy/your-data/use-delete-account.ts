import { useDeleteAccount } from '#api/privacy/privacy.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'
import { useLeaving } from '../../member/use-sign-out.ts'

/** Deletes the account; then this browser forgets the member and shows the landing page. */
export function useDeleting() {
  const leave = useLeaving()
  return useDeleteAccount({
    mutation: {
      onSuccess: async () => {
        await leave()
        showToast({
          title: 'Account deleted',
          description: 'Your account and your personal data are gone. Thank you for the time with us.',
          tone: 'positive',
        })
      },
      onError: error => void handleUnauthorized(error),
    },
  })
}
