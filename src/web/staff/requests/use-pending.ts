import { getListPendingRequestsQueryKey, getListPendingRequestsUrl } from '#api/requests/requests.ts'
import type { PendingRequest } from '#api/schemas/index.ts'
import { useInfiniteList } from '../use-infinite-list.ts'

const askAgainMs = 15_000

/** The pending requests. Refetched regularly, because other desks decide, too. */
export function usePending() {
  return useInfiniteList<PendingRequest>({
    queryKey: getListPendingRequestsQueryKey(),
    addressOf: getListPendingRequestsUrl,
    renewInMs: () => askAgainMs,
    renewOnFocus: true,
  })
}
