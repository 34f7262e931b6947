declare global {
  /** What `first-paint.js` asked for before any code of the app was there: by address, the answers on their way. */
  var prefetched: Map<string, Promise<Response>> | undefined
}

/** What nobody took by then is asked anew: somebody may have changed it. */
const longestKeptMs = 10_000

/** The answer to a question that was asked while the app was on its way, once (D-163). */
export function takePrefetched(url: string): Promise<Response> | undefined {
  if (performance.now() > longestKeptMs) dropPrefetched()
  const answer = globalThis.prefetched?.get(url)
  globalThis.prefetched?.delete(url)
  return answer
}

/** Before anything is changed: what was asked before does not show it. */
export function dropPrefetched(): void {
  globalThis.prefetched = undefined
}
