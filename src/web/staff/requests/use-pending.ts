import { getListPendingRequestsQueryKey, getListPendingRequestsUrl } from '#api/requests/requests.ts'
import type { PendingRequest } from '#api/schemas/index.ts'
import { useInfiniteList } from '../use-infinite-list.ts'

const askAgainMs = 15_000

/** The requests that wait for a decision; other desks decide, too, so it is asked again and again. */
export function usePending() {
  return useInfiniteList<PendingRequest>({
    queryKey: getListPendingRequestsQueryKey(),
    addressOf: getListPendingRequestsUrl,
    renewInMs: () => askAgainMs,
    renewOnFocus: true,
  })
}
