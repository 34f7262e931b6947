import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright'
import { openEmbedded } from '#platform/database/embedded.ts'
import { demoAccounts } from '../../src/demo/accounts.ts'
import { prepareClinic } from '../../src/server/clinic-start.ts'
import { readSettings } from '../../src/server/settings.ts'
import { type RunningApp, startApp } from '../../src/server/start.ts'
import { chromium as resolved } from '../chromium.ts'
import { cheapestHashes } from './cheapest-hashes.ts'
import { cookiesChosenAt } from './cookies-chosen.ts'
import { emptyDatabase } from './empty-database.ts'

const demoStaffCode = '24682468'
export const phoneSize = { width: 390, height: 844 }

export interface DemoClinic {
  readonly app: RunningApp
  readonly browser: Browser
  /** A phone with nothing on it, signed in as Mia when asked to. */
  phone(
    options?: BrowserContextOptions & { readonly signedIn?: boolean; readonly cookiesChosen?: boolean },
  ): Promise<BrowserContext>
  signIn(phone: BrowserContext): Promise<void>
  /** Opens the staff area as the clinic's owner. */
  openStaffArea(context: BrowserContext): Promise<void>
  stop(): Promise<void>
}

/** The built app with its demo data and settings by their names, and a browser to look at it with. */
export async function openDemoClinic(changes: Readonly<Record<string, string>> = {}): Promise<DemoClinic> {
  const dataDir = await mkdtemp(join(tmpdir(), 'velora-demo-'))
  const settings = readSettings({
    PORT: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    SESSION_KEYS: 'demo-clinic-demo-clinic-demo-clinic-demo',
    ...changes,
  })
  const app = await startApp(settings, {
    engine: await openEmbedded(undefined, await emptyDatabase()),
    hashCost: cheapestHashes,
    prepare: (modules, database) => prepareClinic(modules, database, settings),
  })
  const { executablePath, args, env } = await resolved()
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...(process.env as Record<string, string>), ...env },
  })
  return {
    app,
    browser,
    signIn,
    openStaffArea,
    async phone({ signedIn = false, cookiesChosen = true, ...options } = {}) {
      const context = await browser.newContext({
        baseURL: app.url,
        viewport: phoneSize,
        serviceWorkers: 'block',
        ...(cookiesChosen && { storageState: cookiesChosenAt(app.url) }),
        ...options,
      })
      if (signedIn) await signIn(context)
      return context
    },
    async stop() {
      await browser.close()
      await app.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function signIn(context: BrowserContext): Promise<void> {
  const answer = await context.request.post('/api/auth/login', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: demoAccounts.member,
  })
  if (answer.status() !== 200) throw new Error(`Mia can’t sign in: ${answer.status()}`)
}

async function openStaffArea(context: BrowserContext): Promise<void> {
  const answer = await context.request.post('/api/admin/verify', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: { code: demoStaffCode },
  })
  if (answer.status() !== 200) throw new Error(`The staff area stays closed: ${answer.status()}`)
}
