const againMs = 20_000

/** Calls the listener whenever something may be to do, until the function that it gives is called. */
type Watch = (listener: () => void) => () => void

/**
 * Calls now and whenever there may be a signal again: the device says so, somebody comes back to the tab, or some time
 * has passed since an attempt that answered `true`, for "not yet", or since `watch` told of something new. A phone with one
 * bar says nothing of a call that was lost.
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
