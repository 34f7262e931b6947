import type { QueryClient } from '@tanstack/react-query'
import { noteListAge } from './staleness.ts'

const againMs = 8_000

interface Word {
  readonly type: 'list-changed' | 'list-renewed' | 'list-old'
  readonly path: string
  readonly keptAt?: number
}

/**
 * Hears from the service worker, which answers public lists from its copy: asks again for one that has changed since,
 * and notes how old one is that could not be renewed.
 */
export function revalidateListsOnChange(queryClient: QueryClient): void {
  globalThis.navigator?.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isWord(data)) return
    const askAgain = () => void queryClient.invalidateQueries({ queryKey: [data.path] })
    noteListAge(data.path, data.type === 'list-old' ? data.keptAt : undefined)
    if (data.type === 'list-changed') askAgain()
    // Without a connection the device will say when there is one again; with one, it is the clinic that was not reached.
    if (data.type === 'list-old' && navigator.onLine) setTimeout(askAgain, againMs)
  })
}

const isWord = (data: unknown): data is Word =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  'path' in data &&
  typeof data.path === 'string'
