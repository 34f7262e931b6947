const againMs = 20_000

/** Calls the listener when there may be something to do. Returns the function that stops it. */
type Watch = (listener: () => void) => () => void

/**
 * Calls `attempt` now and whenever the connection may be back: on the `online` event, when the tab becomes visible, or
 * after a while. The timer runs after `attempt` returned `true` for "not yet", or `watch` reported something new. A
 * phone with one bar may lose a request without any event.
 */
export function retryWhenOnline(attempt: () => Promise<boolean>, watch: Watch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let over = false
  const later = () => {
    clearTimeout(timer)
    if (!over) timer = setTimeout(go, againMs)
  }
  const go = async () => {
    clearTimeout(timer)
    timer = undefined
    if (document.hidden) return
    if (await attempt()) later()
  }
  const tryNow = () => void go()
  const unwatch = watch(() => timer ?? later())
  document.addEventListener('visibilitychange', tryNow)
  addEventListener('online', tryNow)
  tryNow()
  return () => {
    over = true
    clearTimeout(timer)
    unwatch()
    document.removeEventListener('visibilitychange', tryNow)
    removeEventListener('online', tryNow)
  }
}
