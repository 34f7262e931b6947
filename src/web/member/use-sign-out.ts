import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { signOut } from '#api/accounts/accounts.ts'
import { showToast, type ToastContent } from '#ui-kit/feedback/toast/store.ts'
import { clearDrafts } from '../data/drafts.ts'
import { hasSeenSignedIn } from '../data/signed-in-hint.ts'
import { clearSeen } from './celebrated-milestones.ts'

/** Forgets everything of the member in this browser and goes to the landing page. */
export function useLeaving() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    clearSeen()
    clearDrafts()
    // Not the page's own controller: a page that was loaded past the worker has none.
    void navigator.serviceWorker?.getRegistration().then(found => found?.active?.postMessage('sign-out'))
    queryClient.clear()
    await router.navigate({ to: '/' })
    await router.invalidate()
    // On a slow phone the screen that was left may have noted the member once more.
    clearSeen()
  }
}

/** Ends the session, leaves and says farewell. */
export function useLoggingOut(farewell: Pick<ToastContent, 'title' | 'description'>) {
  const leave = useLeaving()
  return useMutation({
    mutationFn: () => signOut(),
    // The landing page by itself has no place for the farewell; the root that knows members has.
    onMutate: hasSeenSignedIn,
    onSuccess: async () => {
      await leave()
      showToast({ ...farewell, tone: 'positive' })
    },
    onError: error =>
      showToast({
        title: 'Logout failed',
        description: error.userMessage || 'Failed to logout. Please try again.',
        tone: 'critical',
      }),
  })
}
