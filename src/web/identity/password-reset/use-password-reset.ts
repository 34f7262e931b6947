import { forgotPassword, resetPassword, useForgotPassword, useResetPassword } from '#api/identity/identity.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { type ApiError, hasResponse } from '../../data/request.ts'
import { useIdempotencyKeys } from '../../data/use-idempotency-keys.ts'

/** Asking for a link: sent again after a lost connection it is still one mail. */
export function useAskingForLink() {
  const keys = useIdempotencyKeys()
  return useForgotPassword({
    mutation: {
      mutationFn: ({ data }) => forgotPassword(data, keys.headersFor(data.email)),
      onSuccess: ({ message }, { data }) => {
        keys.answered(data.email)
        showToast({ title: 'Email sent', description: message, tone: 'positive' })
      },
      onError: (error: ApiError, { data }) => {
        keys.failed(data.email, error)
        tellError(sentenceOf(error) ?? 'Failed to send reset email. Please try again.')
      },
    },
  })
}

/** Setting the new password: sent again after a lost connection the link still counts as used once. */
export function useResetting(onReset: () => void) {
  const keys = useIdempotencyKeys()
  return useResetPassword({
    mutation: {
      mutationFn: ({ data }) => resetPassword(data, keys.headersFor(data.newPassword)),
      onSuccess: () => {
        showToast({
          title: 'Success',
          description: 'Your password has been reset successfully.',
          tone: 'positive',
        })
        onReset()
      },
      onError: (error: ApiError, { data }) => {
        keys.failed(data.newPassword, error)
        tellError(sentenceOf(error) ?? 'Failed to reset password. Please try again.')
      },
    },
  })
}

/** Our server's own sentence, or that there was no answer; not what a proxy in between may have written. */
function sentenceOf(error: ApiError): string | undefined {
  return error.code || !hasResponse(error) ? error.sentence : undefined
}

export function tellError(description: string): void {
  showToast({ title: 'Error', description, tone: 'critical' })
}
