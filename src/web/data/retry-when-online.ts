const againMs = 20_000

/**
 * Calls now and whenever there may be a signal again: the device says so, somebody comes back to the tab, or some time
 * has passed since an attempt that answered `true`, for "not yet".
 */
export function retryWhenOnline(attempt: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let over = false
  const go = async () => {
    clearTimeout(timer)
    if (document.hidden) return
    const notYet = await attempt()
    clearTimeout(timer)
    if (notYet && !over) timer = setTimeout(go, againMs)
  }
  const tryNow = () => void go()
  document.addEventListener('visibilitychange', tryNow)
  addEventListener('online', tryNow)
  tryNow()
  return () => {
    over = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tryNow)
    removeEventListener('online', tryNow)
  }
}
