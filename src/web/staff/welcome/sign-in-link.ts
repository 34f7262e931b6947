declare global {
  var signInLink: string | undefined
}

/** The part of a one-time link after the '#'. */
export interface HeldLink {
  readonly token: string
  /** Whether it creates the clinic's first owner. */
  readonly isFirst: boolean
}

/** The opened link, removed from the URL and kept only in memory; `undefined` if there was none. */
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
