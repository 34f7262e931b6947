declare global {
  var resetToken: string | null | undefined
}

/** The token of the link that was opened, out of the address and kept in memory only; `undefined`: there was none. */
export function heldResetToken(): string | undefined {
  // first-paint.js has done this already, unless an older one was still kept by the service worker.
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
