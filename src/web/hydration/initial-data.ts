import type { QueryClient } from '@tanstack/react-query'

/** Shows the list that the server wrote into the page, from the first render on until its screen is left. */
export function showListInPage(queryClient: QueryClient): void {
  const written = globalThis.document?.getElementById('list')
  const path = written?.dataset['path']
  if (!path) return
  const json = written.textContent
  keepOffline(path, json)
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
function keepOffline(path: string, json: string) {
  if (!navigator.serviceWorker?.controller) return
  const headers = { 'Content-Type': 'application/json', 'X-Kept-At': String(performance.timeOrigin) }
  caches.open('public-lists').then(
    lists => lists.put(path, new Response(json, { headers })),
    () => undefined,
  )
}
