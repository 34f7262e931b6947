import { useQueryClient } from '@tanstack/react-query'
import { getListRequestsQueryKey, requestPoints, useRequestPoints } from '#api/requests/requests.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import type { RequestFailed } from '../request.ts'
import { useOnceKeys } from '../shell/once-keys.ts'
import { whenUnauthorized } from '../shell/unauthorized.ts'

/** Sends a request once, however often it is tried again, and says how it went. */
export function useRequesting() {
  const queries = useQueryClient()
  const keys = useOnceKeys()
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
      onError: (error: RequestFailed, { data }) => {
        keys.failed(JSON.stringify(data), error)
        if (whenUnauthorized(error)) return
        showToast({ title: 'Request Failed', description: error.sentence, tone: 'critical' })
      },
    },
  })
}
