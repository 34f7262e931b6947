let seenHere = false

/**
 * Whether a cookie that scripts can read says that a user is signed in. Without it, no private call is made. The
 * session itself is in a cookie that scripts can't read.
 */
export function hasSignedInHint(): boolean {
  const hinted = typeof document !== 'undefined' && /(?:^|;\s*)signed-in=1(?:;|$)/.test(document.cookie)
  seenHere ||= hinted
  return hinted
}

/** Whether a user is signed in here, or was since the page loaded. */
export function hasSeenSignedIn(): boolean {
  return hasSignedInHint() || seenHere
}
