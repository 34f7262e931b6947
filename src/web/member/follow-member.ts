import { getFollowMemberUrl } from '#api/accounts/accounts.ts'

const firstWaitMs = 1_000
const longestWaitMs = 60_000
/** A connection that lived this long was a good one: the next wait is short again. */
const goodMs = 30_000

/**
 * Calls `renew` whenever something of the member's has changed, as long as somebody looks at this tab; also after each
 * time without a connection, in which changes may have gone unheard.
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
      // The first time it may be a server that stops, and another one is there; then it may be the session that ended.
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

/** Doubling, and spread by half, so that a crowd does not come back at once. */
function waitAfter(failures: number) {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1)) * (0.5 + Math.random())
}
