import type { QueryClient } from '@tanstack/react-query'

/** Shows the list that the server wrote into the page, from the first render on until its screen is left. */
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

// The service worker answers the first question from its copy: with an older one the screen would go back in time.
function replaceKept(path: string, json: string | undefined) {
  if (!navigator.serviceWorker?.controller) return
  const headers = { 'Content-Type': 'application/json', 'X-Kept-At': String(performance.timeOrigin) }
  caches
    .open('public-lists')
    .then<unknown>(lists => (json ? lists.put(path, new Response(json, { headers })) : lists.delete(path)))
    .catch(() => undefined)
}
