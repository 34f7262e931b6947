import { type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { wholeChromium } from '../chromium.ts'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'

const whole = await wholeChromium()
const soon = { timeout: 30_000 }
const visitors = [
  { path: '/', signedIn: false },
  { path: '/services', signedIn: false },
  { path: '/', signedIn: true },
  { path: '/rewards', signedIn: true },
]

describe('a phone that was here before', () => {
  let clinic: DemoClinic
  beforeAll(async () => {
    clinic = await openDemoClinic()
  })
  afterAll(() => clinic?.stop())

  it.each(visitors)('loads no script again at $path (signed in: $signedIn)', async ({ path, signedIn }) => {
    const phone = await clinic.phone({ signedIn })
    onTestFinished(() => phone.close())
    const first = await visited(await phone.newPage(), path)
    // There was something to load, and the figures say so.
    expect(bytesOf(first)).toBeGreaterThan(1_000)
    const second = await visited(await phone.newPage(), path)
    expect(second.length).toBeGreaterThanOrEqual(3)
    // On a busy machine what comes last may not have been there yet when the first visit ended: that is not again.
    const known = new Set(first.map(({ path }) => path))
    expect(second.filter(({ path, bytes }) => known.has(path) && bytes > 0)).toEqual([])
  })

  // A shell without windows keeps no pages.
  it.skipIf(!whole).each(visitors)(
    'finds $path as it was left when it goes back (signed in: $signedIn)',
    async ({ path, signedIn }) => {
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
    },
  )
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

interface Script {
  readonly path: string
  readonly bytes: number
}

const bytesOf = (scripts: readonly Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

/** What a visit loads of scripts, and how much of each came over the network. */
async function visited(page: Page, path: string): Promise<Script[]> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  // What the app brings along once the screen stands.
  await page.waitForTimeout(1_000)
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate<Script[]>(scriptsLoaded)
  await page.close()
  return scripts
}

const scriptsLoaded = `performance.getEntriesByType('resource')
  .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  .map(({ name, transferSize }) => ({ path: new URL(name).pathname, bytes: transferSize }))`

const keepingHowShown = `addEventListener('pageshow', ({ persisted }) => {
  globalThis.shown = persisted ? 'as it was left' : 'made anew'
})`
