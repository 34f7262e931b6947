import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { signOut } from '#api/accounts/accounts.ts'
import { showToast, type ToastContent } from '#ui-kit/feedback/toast/store.ts'
import { clearDrafts } from '../data/drafts.ts'
import { hasSeenSignedIn } from '../data/signed-in-hint.ts'
import { signInOnThisPage } from '../data/unauthorized.ts'
import { clearSeen } from './celebrated-milestones.ts'

/** Removes all of the member's data from this browser and goes to the landing page. */
export function useLeaving() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    clearSeen()
    clearDrafts()
    // What the page's memory held goes with the queries.
    signInOnThisPage(undefined)
    // Not `controller`: a page that was force-reloaded has none.
    void navigator.serviceWorker?.getRegistration().then(found => found?.active?.postMessage('sign-out'))
    queryClient.clear()
    await router.navigate({ to: '/' })
    await router.invalidate()
    // On a slow phone, the previous screen may have stored the member again.
    clearSeen()
  }
}

/** Ends the session, leaves, and shows a goodbye. */
export function useLoggingOut(farewell: Pick<ToastContent, 'title' | 'description'>) {
  const leave = useLeaving()
  return useMutation({
    mutationFn: () => signOut(),
    // The landing page alone can't show the goodbye toast. This records that a member was here, so the root that can
    // stays.
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
