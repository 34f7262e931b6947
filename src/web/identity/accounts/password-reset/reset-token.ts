declare global {
  var resetToken: string | null | undefined
}

/** The token from an opened link, removed from the URL and kept only in memory; `undefined` if there was none. */
export function heldResetToken(): string | undefined {
  // first-paint.js already did this, unless the service worker still had an older version of it.
  const token = new URLSearchParams(location.search).get('token')
  if (token) {
    globalThis.resetToken = token
    history.replaceState(history.state, '', location.pathname)
  }
  return globalThis.resetToken ?? undefined
}

/** It works only once. */
export function forgetResetToken(): void {
  globalThis.resetToken = undefined
}
