import { useListPendingRequests } from '#api/requests/requests.ts'

const askAgainMs = 15_000

/** The requests that wait for a decision; other desks decide, too, so it is asked again and again. */
export function usePending() {
  return useListPendingRequests(undefined, {
    query: { refetchInterval: askAgainMs, refetchOnWindowFocus: true },
  })
}
