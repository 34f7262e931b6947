let seenHere = false

/**
 * Whether the server says, by a cookie that scripts may read, that somebody is signed in here. Without it no private
 * call is made; the session itself is in a cookie that scripts can't read.
 */
export function hasSignedInHint(): boolean {
  const hinted = typeof document !== 'undefined' && /(?:^|;\s*)signed-in=1(?:;|$)/.test(document.cookie)
  seenHere ||= hinted
  return hinted
}

/** Whether somebody is signed in here, or was since the page was loaded. */
export function hasSeenSignedIn(): boolean {
  return hasSignedInHint() || seenHere
}
