import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useSignOut } from '#api/identity/identity.ts'
import { showToast, type ToastContent } from '#ui-kit/toast/store.ts'
import { forgetDrafts } from './drafts.ts'
import { forgetSeen } from './last-seen.ts'
import { hasSeenSignedIn } from './signed-in-hint.ts'

/** Ends the session, forgets everything of the member in this browser, goes to the landing page and says farewell. */
export function useLoggingOut(farewell: Pick<ToastContent, 'title' | 'description'>) {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useSignOut({
    mutation: {
      // The landing page by itself has no place for the farewell; the root that knows members has.
      onMutate: hasSeenSignedIn,
      onSuccess: async () => {
        forgetSeen()
        forgetDrafts()
        navigator.serviceWorker?.controller?.postMessage('sign-out')
        queryClient.clear()
        await router.navigate({ to: '/' })
        await router.invalidate()
        showToast({ ...farewell, tone: 'positive' })
      },
      onError: error =>
        showToast({
          title: 'Logout failed',
          description: error.sentence || 'Failed to logout. Please try again.',
          tone: 'critical',
        }),
    },
  })
}
