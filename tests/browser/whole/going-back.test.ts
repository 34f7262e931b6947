import { type BrowserContext, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { wholeChromium } from '../../chromium.ts'
import { type DemoClinic, openDemoClinic } from '../../support/demo-clinic.ts'

const whole = await wholeChromium()
const soon = { timeout: 90_000 }
const visitors = [
  { path: '/', signedIn: false },
  { path: '/services', signedIn: false },
  { path: '/', signedIn: true },
  { path: '/rewards', signedIn: true },
]

// A shell without windows keeps no pages.
describe.skipIf(!whole)('a phone that goes back', () => {
  let clinic: DemoClinic
  beforeAll(async () => {
    clinic = await openDemoClinic()
  })
  afterAll(() => clinic?.stop())

  it.each(visitors)('finds $path as it was left (signed in: $signedIn)', async ({ path, signedIn }) => {
    const phone = await browserThatKeepsPages(clinic.app.url)
    if (signedIn) await clinic.signIn(phone)
    const page = await phone.newPage()
    const reasons: unknown[] = []
    const devtools = await phone.newCDPSession(page)
    await devtools.send('Page.enable')
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations),
    )
    await page.addInitScript(keepingHowShown)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.goto('/healthz')
    // Neither `load` nor another event tells of a page that was never away.
    await page.goBack({ waitUntil: 'commit' })
    const shown = async () => {
      const { result } = await devtools.send('Runtime.evaluate', { expression: 'globalThis.shown' })
      return result.value
    }
    await expect.poll(shown, soon).toBeDefined()
    expect({ shown: await shown(), reasons }).toEqual({ shown: 'as it was left', reasons: [] })
  })
})

/** Playwright takes the pages that were left from browsers that it starts in its own way. */
async function browserThatKeepsPages(baseURL: string): Promise<BrowserContext> {
  const { executablePath = '', args = [], env = {} } = whole ?? {}
  const browser = await chromium.launch({
    executablePath,
    args,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    env: { ...(process.env as Record<string, string>), ...env },
  })
  onTestFinished(() => browser.close())
  return browser.newContext({ baseURL })
}

const keepingHowShown = `addEventListener('pageshow', ({ persisted }) => {
  globalThis.shown = persisted ? 'as it was left' : 'made anew'
})`
