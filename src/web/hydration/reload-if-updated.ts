const reloadedKey = 'reloaded-from'

/**
 * Reloads the page, once, if the server has a different version of the app by now, because it no longer has this
 * version's parts. Asks first if something on the page may not be kept as a draft. Imports nothing: a page starts with it.
 */
export async function reloadIfUpdated(): Promise<void> {
  const start = document.querySelector<HTMLScriptElement>('script[src^="/assets/main-"]')?.src
  if (!start) return
  const answer = await fetch(start, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.status !== 404 || sessionStorage.getItem(reloadedKey) === start) return
  sessionStorage.setItem(reloadedKey, start)
  const mayLose = document.querySelector('dialog[open], [data-holds-input]')
  if (!mayLose || confirm('The app was updated. Reload now? You may lose what you’re working on.'))
    location.reload()
}
