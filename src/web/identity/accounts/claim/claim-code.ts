declare global {
  var claimCode: string | undefined
}

/** The code from a scanned link, removed from the URL and kept only in memory; `undefined` if there was none. */
export function heldClaimCode(): string | undefined {
  // first-paint.js already did this, unless the link opened in a tab with the app loaded.
  if (location.hash) {
    globalThis.claimCode = location.hash
    history.replaceState(history.state, '', location.pathname)
  }
  return /^#code=([\w-]+)(?:&|$)/.exec(globalThis.claimCode ?? '')?.[1]
}

/** It works only once. */
export function forgetClaimCode(): void {
  globalThis.claimCode = undefined
}
