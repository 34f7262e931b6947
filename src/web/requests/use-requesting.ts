import { useQueryClient } from '@tanstack/react-query'
import { getListRequestsQueryKey, requestPoints, useRequestPoints } from '#api/requests/requests.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import type { ApiError } from '../data/request.ts'
import { useIdempotencyKeys } from '../data/use-idempotency-keys.ts'
import { handleUnauthorized } from '../member/unauthorized.ts'

/** Sends a request once, however often it is tried again, and says how it went. */
export function useRequesting() {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  return useRequestPoints({
    mutation: {
      mutationFn: ({ data }) => requestPoints(data, keys.headersFor(JSON.stringify(data))),
      onSuccess: ({ serviceName }, { data }) => {
        keys.answered(JSON.stringify(data))
        showToast({
          title: 'Request Sent',
          description: `We’ll look at your visit for ${serviceName} and tell you here.`,
          tone: 'positive',
        })
        return queries.invalidateQueries({ queryKey: getListRequestsQueryKey() })
      },
      onError: (error: ApiError, { data }) => {
        keys.failed(JSON.stringify(data), error)
        if (handleUnauthorized(error)) return
        showToast({ title: 'Request Failed', description: error.sentence, tone: 'critical' })
      },
    },
  })
}
