import { showToast, toastsAppear } from '#ui-kit/feedback/toast/store.ts'

const longestWaitMs = 3_000

let leaving = false
let onThisPage: (() => Promise<void>) | undefined

/**
 * Answers whether an error says that the session is gone; if so, says it in a toast and sends the browser to sign in
 * again and back here, 500 ms later.
 */
export function handleUnauthorized(error: unknown): boolean {
  if (!(error instanceof Error) || !error.message.startsWith('401: Unauthorized')) return false
  sendToSignIn()
  return true
}

/** Says that nobody is signed in any more, and leads to signing in and back here; not twice, however many ask for it. */
export function sendToSignIn(): void {
  if (leaving || location.pathname === '/auth') return
  leaving = true
  showToast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    tone: 'critical',
  })
  // On a slow line the first toast takes a while to come; nobody should be led away unawares.
  const atLast = new Promise(resolve => setTimeout(resolve, longestWaitMs))
  void Promise.race([toastsAppear, atLast]).then(() => setTimeout(() => void signInAgain(), 500))
}

/**
 * From now on the way to sign in does not leave the page, whose memory holds what was typed and is kept nowhere else;
 * undefined: it does again.
 */
export function signInOnThisPage(way: (() => Promise<void>) | undefined): void {
  onThisPage = way
}

async function signInAgain() {
  if (onThisPage) await onThisPage()
  else {
    const { pathname, search } = location
    location.assign(`/api/login?returnTo=${encodeURIComponent(pathname + search)}`)
  }
  leaving = false
}
