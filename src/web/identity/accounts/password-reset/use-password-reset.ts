import { useQuery } from '@tanstack/react-query'
import { forgotPassword, listAddedWaysIn, resetPassword } from '#api/accounts/accounts.ts'
import type { ForgotPasswordBody, ResetPasswordBody } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { type ApiError, hasResponse } from '../../../data/request.ts'
import { useAction } from '../../../data/use-action.ts'

/** Requests a link. A retry after a lost connection still sends only one email. */
export function useAskingForLink() {
  return useAction({
    call: forgotPassword,
    once: ({ email }: ForgotPasswordBody) => email,
    success: ({ message }) => ({ title: 'Email sent', description: message }),
    failure: error => errorOf(sentenceOf(error) ?? 'Failed to send reset email. Please try again.'),
  })
}

/** The account's other ways in, for the holder of the link. Sending the form refuses an expired link. */
export function useAddedWaysIn(token: string) {
  return useQuery({
    queryKey: ['added-ways-in', token],
    queryFn: () => listAddedWaysIn({ token }),
    enabled: token !== '',
    gcTime: 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}

/** Sets the new password. After a lost connection, a retry still uses the link only once. */
export function useResetting(onReset: () => void) {
  return useAction({
    call: resetPassword,
    once: (body: ResetPasswordBody) => JSON.stringify(body),
    success: () => ({ title: 'Success', description: 'Your password has been reset successfully.' }),
    onSuccess: onReset,
    failure: error => errorOf(sentenceOf(error) ?? 'Failed to reset password. Please try again.'),
  })
}

/** Our server's own sentence, or that there was no response, but never a proxy's error text. */
function sentenceOf(error: ApiError): string | undefined {
  return error.code || !hasResponse(error) ? error.userMessage : undefined
}

const errorOf = (description: string) => ({ title: 'Error', description })

export function tellError(description: string): void {
  showToast({ ...errorOf(description), tone: 'critical' })
}
