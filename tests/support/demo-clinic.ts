import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright'
import { demoAccounts } from '../../src/demo/accounts.ts'
import { prepareClinic } from '../../src/server/clinic-start.ts'
import { readSettings } from '../../src/server/settings.ts'
import { type RunningApp, startApp } from '../../src/server/start.ts'
import { chromium as resolved } from '../chromium.ts'
import { cheapestHashes } from './cheapest-hashes.ts'
import { cookiesChosenAt } from './cookies-chosen.ts'
import { demoOfRun } from './demo.ts'
import { type KeptDatabase, keptDatabase } from './kept-database.ts'

const demoStaffCode = '24682468'
export const phoneSize = { width: 390, height: 844 }

export interface DemoClinic {
  readonly app: RunningApp
  readonly browser: Browser
  /** A new phone, signed in as Mia if requested. */
  phone(
    options?: BrowserContextOptions & { readonly signedIn?: boolean; readonly cookiesChosen?: boolean },
  ): Promise<BrowserContext>
  signIn(phone: BrowserContext, origin?: string): Promise<void>
  /** Opens the staff area as the clinic's owner. */
  openStaffArea(context: BrowserContext): Promise<void>
  stop(): Promise<void>
}

/** The built app with demo data and these settings, and a browser to view it. */
export async function openDemoClinic(changes: Readonly<Record<string, string>> = {}): Promise<DemoClinic> {
  const prepared = waiting.pop() ?? (await preparedDemo())
  const dataDir = await mkdtemp(join(tmpdir(), 'velora-demo-'))
  await cp(prepared.folder, dataDir, { recursive: true })
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'error', DATA_DIR: dataDir, ...changes })
  const app = await startApp(settings, {
    engine: prepared.database.engine(),
    hashCost: cheapestHashes,
    prepare: (modules, whole) => prepareClinic(modules, whole, settings),
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
      if (await prepared.database.restore()) waiting.push(prepared)
      else await prepared.database.close()
    },
  }
}

/** The result of a demo's first start: its rows, and the folder with keys and pictures. */
interface PreparedDemo {
  readonly database: KeptDatabase
  readonly folder: string
}

/** This process's demos that are free for the next clinic: loading one is most of the cost. */
const waiting: PreparedDemo[] = []

async function preparedDemo(): Promise<PreparedDemo> {
  const made = await demoOfRun('embedded')
  const database = await keptDatabase(new Blob([await readFile(join(made, 'database.tar'))]))
  await database.keep()
  return { database, folder: join(made, 'data') }
}

/** `origin` is for a context without a base URL. */
async function signIn(context: BrowserContext, origin = ''): Promise<void> {
  const answer = await context.request.post(`${origin}/api/auth/login`, {
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
