import { type ComponentType, lazy } from 'react'

type LoadedModule<Props> = { readonly default: ComponentType<Props> }

/** A phone with one bar stays "online" while its requests get lost, so the `online` event isn't enough. */
const againMs = 20_000

/** A lazy component that the screen can do without. If loading fails, it retries later. */
export const lazyWithRetry = <Props>(load: () => Promise<LoadedModule<Props>>) =>
  lazy(() => load().catch(error => loadLater(load, error)))

async function loadLater<Props>(
  load: () => Promise<LoadedModule<Props>>,
  error: unknown,
): Promise<LoadedModule<Props>> {
  await new Promise(resolve => {
    addEventListener('online', resolve, { once: true })
    setTimeout(resolve, againMs)
  })
  const url = failedUrl(error)
  try {
    return await (url ? import(/* @vite-ignore */ url) : load())
  } catch (next) {
    // As Vite does for its own imports.
    dispatchEvent(new Event('vite:preloadError'))
    return loadLater(load, next)
  }
}

/**
 * Browsers remember a failed module import for the life of the page, so a retry needs a different URL. The error
 * message usually ends with the module's URL; if not, the import is retried unchanged.
 */
function failedUrl(error: unknown): string | undefined {
  const [address] = /https?:\S+$/.exec(error instanceof Error ? error.message : '') ?? []
  if (!address) return undefined
  const url = new URL(address)
  url.searchParams.set('again', String(Date.now()))
  return url.href
}
