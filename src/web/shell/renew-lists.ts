import type { QueryClient } from '@tanstack/react-query'

/** Asks again for a public list when the service worker, which answered from its copy, finds that it has changed. */
export function renewListsOnChange(queryClient: QueryClient): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const path = changedList(data)
    if (path) void queryClient.invalidateQueries({ queryKey: [path] })
  })
}

function changedList(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('path' in data) || !('type' in data)) return undefined
  return data.type === 'list-changed' && typeof data.path === 'string' ? data.path : undefined
}
