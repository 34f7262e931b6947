/** A story's last requests are answered by its own handlers, not by the next story's. */
const answeredWithinMs = 250

/**
 * Aborts a story's requests when the story ends. A request without a response would fail minutes later, when the browser
 * gives up on the service worker's event, and its toast would cover another story's. Returns the cleanup.
 */
export function abortRequestsAtEnd(page: { fetch: typeof fetch }): () => Promise<void> {
  const ended = new AbortController()
  const { fetch } = page
  const sent = new Set<Promise<Response>>()
  page.fetch = (input, init) => {
    const own = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    const answer = fetch.call(page, input, {
      ...init,
      signal: own ? AbortSignal.any([own, ended.signal]) : ended.signal,
    })
    sent.add(answer)
    void answer.catch(() => {}).then(() => sent.delete(answer))
    return answer
  }
  return async () => {
    const tooLate = new Promise(resolve => setTimeout(resolve, answeredWithinMs))
    await Promise.race([Promise.allSettled(sent), tooLate])
    page.fetch = fetch
    ended.abort()
    // Lets the screen show its error before the next story begins.
    await new Promise(resolve => setTimeout(resolve))
  }
}
