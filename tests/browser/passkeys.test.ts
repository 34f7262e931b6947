import type { BrowserContext, CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { pageWithAuthenticator } from '../support/authenticator.ts'
import { cookiesChosenAt } from '../support/cookies-chosen.ts'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'
import { expectOnPage } from '../support/expect-on-page.ts'
import { freePort } from '../support/free-port.ts'

const credentialsOf = async (cdp: CDPSession, authenticatorId: string) =>
  (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials

describe('passkeys in a browser', () => {
  let clinic: DemoClinic
  let url: string
  beforeAll(async () => {
    const port = await freePort()
    // An address of numbers has no passkeys: browsers want a name.
    url = `http://localhost:${port}`
    clinic = await openDemoClinic({ PORT: String(port), APP_URL: url })
  })
  afterAll(() => clinic?.stop())

  const context = async (options = {}) => {
    const opened = await clinic.phone({ baseURL: url, storageState: cookiesChosenAt(url), ...options })
    onTestFinished(() => opened.close())
    return opened
  }
  const desk = { viewport: { width: 1280, height: 800 } }
  async function addAsMia(options = {}) {
    const opened = await context(options)
    await clinic.signIn(opened)
    const device = await pageWithAuthenticator(opened)
    await openPasskeys(device.page)
    await device.page.getByRole('button', { name: 'Add a Passkey' }).click()
    // The toast itself: the words that are read out leave after a second, which a busy machine misses.
    await expectOnPage(device.page.getByText('Passkey added').first()).toBeVisible()
    return { opened, ...device }
  }
  async function openPasskeys(page: Page) {
    await page.goto('/profile')
    await page.getByRole('button', { name: /^Passkeys/ }).click()
  }
  const signOut = (opened: BrowserContext) =>
    opened.request.post('/api/auth/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } })
  const isIn = (page: Page) => expectOnPage(page.getByText('Logged in as Mia').first()).toBeVisible()
  const touchAtSignIn = async (page: Page) => {
    await page.goto('/')
    await page.evaluate('document.querySelector("[data-hydrate]").scrollIntoView()')
    await page.getByRole('button', { name: 'Sign In with a Passkey' }).click()
  }

  it('are added in the profile, named, and sign in without a word typed', async () => {
    const { opened, page } = await addAsMia()
    await page.getByRole('button', { name: /(?:computer|phone|Mac) Added/ }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Mia’s phone')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectOnPage(page.getByRole('button', { name: /Mia’s phone/ })).toBeVisible()
    await signOut(opened)
    await touchAtSignIn(page)
    await isIn(page)
    await openPasskeys(page)
    await page.getByRole('button', { name: /Mia’s phone/ }).click()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove Passkey' }).click()
    await expectOnPage(page.getByText('Passkey removed').first()).toBeVisible()
    await signOut(opened)
    await touchAtSignIn(page)
    await expectOnPage(page.getByText('This passkey didn’t work').first()).toBeVisible()
  })

  it('open the staff area again by touch, on the page that is there, and the code stays beside them', async () => {
    const opened = await context(desk)
    await clinic.openStaffArea(opened)
    const { page } = await pageWithAuthenticator(opened)
    await page.goto('/admin/sign-in')
    await page.getByRole('button', { name: 'Add a Passkey' }).click()
    await expectOnPage(page.getByText('Passkey added').first()).toBeVisible()
    await page.getByRole('button', { name: 'Lock' }).click()
    const touch = page.getByRole('button', { name: 'Open with a Passkey' })
    await expectOnPage(page.getByLabel('Admin code')).toBeVisible()
    // The page isn't loaded again, and two calls open it.
    const asked: string[] = []
    page.on('request', request => {
      if (request.isNavigationRequest() || request.method() !== 'GET')
        asked.push(new URL(request.url()).pathname)
    })
    await touch.click()
    await page.getByRole('button', { name: 'Lock' }).waitFor()
    expect(asked).toEqual(['/api/auth/passkey/options', '/api/auth/passkey'])
  })

  it('are stopped when a copy of one is used', async () => {
    const { opened, page, cdp, authenticatorId } = await addAsMia()
    const [original] = await credentialsOf(cdp, authenticatorId)
    if (!original) throw new Error('There is no passkey to copy.')
    await signOut(opened)
    await touchAtSignIn(page)
    await isIn(page)
    await signOut(opened)
    await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId: original.credentialId })
    await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...original, signCount: 0 } })
    await touchAtSignIn(page)
    await expectOnPage(page.getByText('We turned off this passkey').first()).toBeVisible()
    await clinic.signIn(opened)
    await openPasskeys(page)
    await expectOnPage(page.getByText('This passkey may have been copied').first()).toBeVisible()
  })
})
