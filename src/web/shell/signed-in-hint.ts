/**
 * Whether the server says, by a cookie that scripts may read, that somebody is signed in here. Without it no private
 * call is made; the session itself is in a cookie that scripts can't read.
 */
export function hasSignedInHint(): boolean {
  return typeof document !== 'undefined' && /(?:^|;\s*)signed-in=1(?:;|$)/.test(document.cookie)
}
