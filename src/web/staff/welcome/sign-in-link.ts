declare global {
  var signInLink: string | undefined
}

/** What stood behind the '#' of a one-time link. */
export interface HeldLink {
  readonly token: string
  /** Whoever opens it becomes the clinic's first owner. */
  readonly isFirst: boolean
}

/** The link that was opened, out of the address and kept in memory only; `undefined`: there was none. */
export function heldSignInLink(): HeldLink | undefined {
  // first-paint.js already did this, unless the link opened in a tab with the app loaded.
  if (location.hash) {
    globalThis.signInLink = location.hash
    history.replaceState(history.state, '', location.pathname)
  }
  return linkIn(globalThis.signInLink)
}

/** It works only once. */
export function forgetSignInLink(): void {
  globalThis.signInLink = undefined
}

function linkIn(hash: string | undefined): HeldLink | undefined {
  const [, kind, token] = /^#(first|link)=([\w-]+)$/.exec(hash ?? '') ?? []
  return token ? { token, isFirst: kind === 'first' } : undefined
}
