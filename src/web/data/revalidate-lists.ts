import type { QueryClient } from '@tanstack/react-query'
import { noteListAge } from './staleness.ts'

const againMs = 8_000

interface Word {
  readonly type: 'list-changed' | 'list-renewed' | 'list-old'
  readonly path: string
  readonly keptAt?: number
}

/**
 * The service worker serves public lists from its cache. This listens to it: refetches a list that has changed, and
 * records the age of one that couldn't be updated.
 */
export function revalidateListsOnChange(queryClient: QueryClient): void {
  globalThis.navigator?.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isWord(data)) return
    const askAgain = () => void queryClient.invalidateQueries({ queryKey: [data.path] })
    noteListAge(data.path, data.type === 'list-old' ? data.keptAt : undefined)
    if (data.type === 'list-changed') askAgain()
    // Without a connection, the `online` event will follow; with one, the server wasn't reachable.
    if (data.type === 'list-old' && navigator.onLine) setTimeout(askAgain, againMs)
  })
}

const isWord = (data: unknown): data is Word =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  'path' in data &&
  typeof data.path === 'string'
