import { getFollowMemberUrl } from '#api/accounts/accounts.ts'

const firstWaitMs = 1_000
const longestWaitMs = 60_000
/** A connection that lasted this long was good, so the next wait is short again. */
const goodMs = 30_000

/**
 * Calls `renew` when the member's data changes while this tab is visible. Also after each lost connection, which may
 * have hidden changes.
 */
export function followMember(renew: () => void): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
  const open = () => {
    close()
    if (document.hidden) return
    let openedAt: number | undefined
    source = new EventSource(getFollowMemberUrl())
    source.onopen = () => {
      openedAt = performance.now()
      renew()
    }
    source.addEventListener('changed', renew)
    source.onerror = () => {
      close()
      failures = openedAt !== undefined && performance.now() - openedAt > goodMs ? 1 : failures + 1
      // A connection that broke may mean a server restart. One that never opened may mean that the session ended.
      if (openedAt === undefined) renew()
      timer = setTimeout(open, waitAfter(failures))
    }
  }
  const afresh = () => {
    failures = 0
    open()
  }
  document.addEventListener('visibilitychange', afresh)
  addEventListener('online', afresh)
  open()
  return () => {
    document.removeEventListener('visibilitychange', afresh)
    removeEventListener('online', afresh)
    close()
  }
}

/** Exponential backoff with jitter, so that clients don't all return together. */
function waitAfter(failures: number) {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1)) * (0.5 + Math.random())
}
