/** What a story sent last is answered by its own handlers, not by those of the next one. */
const answeredWithinMs = 250

/**
 * Lets a story's requests end with it: an answer that never comes would fail minutes later, when the browser gives up
 * the service worker's event, and its toast would cover that of another story. Returns the clean-up.
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
    // What the screen says about it is said before the next story begins.
    await new Promise(resolve => setTimeout(resolve))
  }
}
