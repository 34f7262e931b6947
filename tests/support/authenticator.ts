import type { BrowserContext, CDPSession, Page } from 'playwright'

/** A device's own authenticator, with somebody's finger on it. */
const options = {
  protocol: 'ctap2' as const,
  transport: 'internal' as const,
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
}

interface Authenticator {
  readonly cdp: CDPSession
  readonly authenticatorId: string
}

/** The browser's own, for the rest of the page's life. It signs at addresses with a name only. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
  return { cdp, authenticatorId }
}

export async function pageWithAuthenticator(
  context: BrowserContext,
): Promise<Authenticator & { readonly page: Page }> {
  const page = await context.newPage()
  return { page, ...(await addAuthenticator(page)) }
}
