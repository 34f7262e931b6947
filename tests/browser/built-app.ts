import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright'
import { openEmbedded } from '#platform/database/embedded.ts'
import { demoAccounts, type RunningApp, startApp } from '../../src/app.ts'
import { prepareClinic } from '../../src/clinic-start.ts'
import { readSettings } from '../../src/settings.ts'
import { chromium as resolved } from '../chromium.ts'

export interface BuiltApp {
  readonly app: RunningApp
  /** A phone of its own, with nothing of an earlier visit on it. */
  phone(options?: BrowserContextOptions): Promise<BrowserContext>
  signIn(phone: BrowserContext): Promise<void>
  stop(): Promise<void>
}

/** The app as it was built, with its demo data, and a real browser. */
export async function openBuiltApp(): Promise<BuiltApp> {
  const settings = readSettings({
    PORT: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: '/nonexistent',
    SESSION_KEYS: 'browser-browser-browser-browser-browser',
  })
  const app = await startApp(settings, {
    engine: await openEmbedded(undefined),
    prepare: (modules, database) => prepareClinic(modules, database, settings),
  })
  const { executablePath, args, env } = await resolved()
  const browser: Browser = await chromium.launch({
    executablePath,
    args,
    env: { ...(process.env as Record<string, string>), ...env },
  })
  return {
    app,
    phone: options =>
      browser.newContext({
        baseURL: app.url,
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'block',
        ...options,
      }),
    async signIn(phone) {
      const answer = await phone.request.post('/api/auth/login', {
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        data: demoAccounts.member,
      })
      if (answer.status() !== 200) throw new Error(`Mia can’t sign in: ${answer.status()}`)
    },
    async stop() {
      await browser.close()
      await app.stop()
    },
  }
}
