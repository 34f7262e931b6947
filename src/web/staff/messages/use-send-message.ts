import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getListAdminNotificationsQueryKey, getListCampaignsQueryKey } from '#api/messaging/messaging.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import type { ApiError } from '../../data/request.ts'
import { useIdempotencyKeys } from '../../data/use-idempotency-keys.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'

interface Sending<Body, Answer> {
  /** Under which name the tab keeps what is sent until it was. */
  readonly draft?: string
  readonly send: (body: Body, options: { headers: Record<string, string> }) => Promise<Answer>
  readonly onSent: (answer: Answer) => { readonly title: string; readonly description?: string | undefined }
  /** Says what went wrong; the fields' own errors are the caller's. */
  readonly onFailed: (error: ApiError) => { readonly title: string; readonly description: string }
}

/** Sends a message once, however often it is tried again, and says how it went. */
export function useSending<Body, Answer>({ draft, send, onSent, onFailed }: Sending<Body, Answer>) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys(draft)
  return useMutation<Answer, ApiError, Body>({
    mutationFn: body => send(body, keys.headersFor(JSON.stringify(body ?? null))),
    onSuccess: (answer, body) => {
      keys.answered(JSON.stringify(body ?? null))
      showToast({ tone: 'positive', ...onSent(answer) })
      return renewCampaigns(queries)
    },
    onError: (error, body) => {
      keys.failed(JSON.stringify(body ?? null), error)
      if (!handleUnauthorized(error)) showToast({ tone: 'critical', ...onFailed(error) })
    },
  })
}

export const renewCampaigns = (queries: ReturnType<typeof useQueryClient>) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: getListCampaignsQueryKey() }),
    queries.invalidateQueries({ queryKey: getListAdminNotificationsQueryKey() }),
    queries.invalidateQueries({ queryKey: ['/api/admin/campaign-preview'] }),
  ])
