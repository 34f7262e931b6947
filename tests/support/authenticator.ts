import type { BrowserContext, CDPSession, Page } from 'playwright'

/** A device's built-in authenticator whose user always consents. */
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

/** Adds a virtual authenticator for the rest of the page's life. It only works for host names. */
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
