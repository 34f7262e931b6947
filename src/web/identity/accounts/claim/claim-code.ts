declare global {
  var claimCode: string | undefined
}

/** The code of a scanned link, out of the address and kept in memory only; `undefined`: there was none. */
export function heldClaimCode(): string | undefined {
  // first-paint.js has done this already, unless the link was opened in a tab that was here before.
  if (location.hash) {
    globalThis.claimCode = location.hash
    history.replaceState(history.state, '', location.pathname)
  }
  return /^#code=([\w-]+)$/.exec(globalThis.claimCode ?? '')?.[1]
}

/** Once it is used it opens nothing any more. */
export function forgetClaimCode(): void {
  globalThis.claimCode = undefined
}
