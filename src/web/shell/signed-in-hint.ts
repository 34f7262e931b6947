/**
 * Whether the server says, by a cookie that scripts may read, that somebody is signed in here. Without it no private
 * call is made; the session itself is in a cookie that scripts can't read.
 */
export function hasSignedInHint(): boolean {
  return typeof document !== 'undefined' && /(?:^|;\s*)signed-in=1(?:;|$)/.test(document.cookie)
}

let seenHere = false

/** Whether somebody is signed in here, or was since the page was loaded. */
export function hasSeenSignedIn(): boolean {
  seenHere ||= hasSignedInHint()
  return seenHere
}
