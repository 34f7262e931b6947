import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useSignOut } from '#api/identity/identity.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { forgetSeen } from './last-seen.ts'

/** Forgets everything of the member in this browser and goes to the landing page. */
export function useLeaving() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    forgetSeen()
    navigator.serviceWorker?.controller?.postMessage('sign-out')
    queryClient.clear()
    await router.navigate({ to: '/' })
    await router.invalidate()
  }
}

/** Ends the session, then leaves. */
export function useLoggingOut() {
  const leave = useLeaving()
  return useSignOut({
    mutation: {
      onSuccess: async () => {
        await leave()
        showToast({
          title: 'Logged out successfully',
          description: "You've been logged out of your VIP account.",
          tone: 'positive',
        })
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
