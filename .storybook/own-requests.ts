/**
 * Lets a story's requests end with it: an answer that never comes would fail minutes later, when the browser gives up
 * the service worker's event, and its toast would cover that of another story. Returns the clean-up.
 */
export function abortRequestsAtEnd(page: { fetch: typeof fetch }): () => Promise<void> {
  const ended = new AbortController()
  const { fetch } = page
  page.fetch = (input, init) => {
    const own = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    return fetch.call(page, input, {
      ...init,
      signal: own ? AbortSignal.any([own, ended.signal]) : ended.signal,
    })
  }
  return async () => {
    page.fetch = fetch
    ended.abort()
    // What the screen says about it is said before the next story begins.
    await new Promise(resolve => setTimeout(resolve))
  }
}
