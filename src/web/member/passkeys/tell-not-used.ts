import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { ApiError } from '../../data/request.ts'

/** Says why the sign-in failed, and names the alternative. */
export function tellNotUsed(error: Error, otherwise: string): void {
  showToast({
    title: 'We couldn’t use your passkey',
    description: error instanceof ApiError ? error.userMessage : `Please try again, or use ${otherwise}.`,
    tone: 'critical',
  })
}
