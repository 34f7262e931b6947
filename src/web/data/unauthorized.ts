import { showToast, toastsAppear } from '#ui-kit/feedback/toast/store.ts'

const longestWaitMs = 3_000

let leaving = false
let onThisPage: (() => Promise<void>) | undefined

/**
 * Returns whether an error means that the session is gone. If so, shows a toast and, 500 ms later, leads to sign-in and
 * back.
 */
export function handleUnauthorized(error: unknown): boolean {
  if (!(error instanceof Error) || !error.message.startsWith('401: Unauthorized')) return false
  sendToSignIn()
  return true
}

/** Says that the session ended, and leads to sign-in and back; only once, however often it's called. */
export function sendToSignIn(): void {
  if (leaving || location.pathname === '/auth') return
  leaving = true
  showToast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    tone: 'critical',
  })
  // On a slow connection the first toast takes a while, and users shouldn't be redirected without a warning.
  const atLast = new Promise(resolve => setTimeout(resolve, longestWaitMs))
  void Promise.race([toastsAppear, atLast]).then(() => setTimeout(() => void signInAgain(), 500))
}

/**
 * Makes sign-in stay on the page from now on, because its memory holds input that is kept nowhere else. Undefined
 * restores the normal way.
 */
export function signInOnThisPage(way: (() => Promise<void>) | undefined): void {
  onThisPage = way
  document.documentElement.toggleAttribute('data-holds-input', way !== undefined)
}

/** Whether the page's memory holds input that a reload would lose. */
export const hasInputInMemory = () => onThisPage !== undefined

async function signInAgain() {
  if (onThisPage) await onThisPage()
  else {
    const { pathname, search } = location
    location.assign(`/api/login?returnTo=${encodeURIComponent(pathname + search)}`)
  }
  leaving = false
}
