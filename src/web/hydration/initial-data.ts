import type { QueryClient } from '@tanstack/react-query'

/** Uses the list that the server wrote into the page, from the first render until the user leaves its screen. */
export function showListInPage(queryClient: QueryClient): void {
  const written = globalThis.document?.getElementById('list')
  if (!written) return
  const { path = '', abridged } = written.dataset
  const json = written.textContent
  replaceKept(path, abridged === undefined ? json : undefined)
  queryClient.setQueryDefaults([path], {
    initialData: JSON.parse(json),
    initialDataUpdatedAt: performance.timeOrigin,
  })
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.queryKey[0] !== path) return
    queryClient.setQueryDefaults([path], {})
    stop()
  })
}

// The service worker responds to the first request from its cache, which may be older than the page's list.
function replaceKept(path: string, json: string | undefined) {
  if (!navigator.serviceWorker?.controller) return
  const headers = { 'Content-Type': 'application/json', 'X-Kept-At': String(performance.timeOrigin) }
  caches
    .open('public-lists')
    .then<unknown>(lists => (json ? lists.put(path, new Response(json, { headers })) : lists.delete(path)))
    .catch(() => undefined)
}
