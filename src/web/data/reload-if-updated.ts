import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { hasInputInMemory } from './unauthorized.ts'

const reloadedKey = 'reloaded-from'

/**
 * Reloads the page if the server has a different version of the app by now, because it no longer has this version's
 * parts. Typed input is kept as drafts; if the page's memory holds some that isn't, only offers it.
 */
export async function reloadIfUpdated(): Promise<void> {
  const start = document.querySelector<HTMLScriptElement>('script[src^="/assets/main-"]')?.src
  if (!start) return
  const answer = await fetch(start, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.status !== 404) return
  const reload = () => {
    // If the reloaded page is the same one again, it isn't reloaded forever.
    if (sessionStorage.getItem(reloadedKey) === start) return
    sessionStorage.setItem(reloadedKey, start)
    location.reload()
  }
  if (!hasInputInMemory()) return reload()
  showToast({
    title: 'The app was updated',
    description: 'Finish what you’re doing, then reload the page.',
    action: { label: 'Reload', onPress: reload },
    durationMs: 60_000,
  })
}
