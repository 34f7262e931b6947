import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDemoCatalogue } from '../../../src/demo/seed-catalogue.ts'
import { prepareClinic } from '../../../src/server/clinic-start.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { type RunningApp, startApp } from '../../../src/server/start.ts'
import { cheapestHashes } from '../../support/cheapest-hashes.ts'
import { type Answer, type Headers, networkTo } from '../../support/client.ts'
import { vapidKeys } from '../../support/vapid-keys.ts'
import { hourMs, minuteMs, type VirtualClock } from './calendar.ts'
import { type CrashableEngine, crashable } from './faults.ts'
import type { Service } from './model.ts'
import { openProviders, type Providers } from './providers.ts'
import type { Store } from './store.ts'

export const ownerCode = '58204617'

/** A browser's cookies, which outlive the process that set them. */
export interface Visitor {
  cookies: ReadonlyMap<string, string>
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly body?: unknown
  readonly headers?: Headers
}

/** The whole product over one database: its process can be killed, and another one takes its place. */
export interface Clinic {
  readonly store: Store
  readonly clock: VirtualClock
  readonly providers: Providers
  readonly services: readonly (Service & { readonly id: string })[]
  readonly goals: readonly { readonly id: string; readonly points: number }[]
  readonly codes: readonly { readonly id: string; readonly code: string; readonly points: number }[]
  readonly process: () => CrashableEngine
  readonly modules: () => RunningApp['modules']
  readonly database: () => RunningApp['database']
  /** Sends a request as somebody; undefined when the process died before the answer. */
  ask(visitor: Visitor, call: Call): Promise<Answer | undefined>
  /** The owner's browser with the staff area open. */
  desk(): Promise<Visitor>
  /** What the desk's screen showed of a code some milliseconds ago. */
  codeOnScreen(n: number, agoMs: number): Promise<string>
  /** Puts a new process in the place of the one that died. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const deskIdleMs = 20 * minuteMs
const longestScreenMs = 15 * hourMs

export async function openClinic(store: Store, clock: VirtualClock): Promise<Clinic> {
  const providers = await openProviders()
  const dataDir = join(tmpdir(), `velora-simulation-${randomUUID()}`)
  const settings = readSettings({
    PORT: '0',
    DEMO: '0',
    WORKERS: '0',
    SESSION_KEYS: randomBytes(32).toString('base64'),
    PHI_KEYS: `simulation:${randomBytes(32).toString('base64')}`,
    STAFF_CODE: ownerCode,
    LOG_LEVEL: 'silent',
    APP_URL: 'http://velora.test',
    DATA_DIR: dataDir,
    BIRTHDAY_SPECIALS: 'daily',
    ...vapidKeys,
    ...providers.env,
  })
  const start = async () => {
    const engine = crashable(store.open())
    const running = await startApp(settings, {
      now: clock.now,
      engine: engine.engine,
      webFolder: '/nowhere',
      drainConnectionsMs: 0,
      hashCost: cheapestHashes,
      waitTimeoutMs: 0,
      smtpSilenceMs: 1_500,
      pushAgent: providers.pushAgent,
      prepare: async (modules, database) => {
        await prepareClinic(modules, database, settings)
        await addDemoCatalogue(modules)
      },
    })
    return { engine, running, network: networkTo(running.url) }
  }
  let instance = await start()
  const end = async () => {
    instance.network.close()
    await instance.running.stop().catch(() => {})
  }

  const ask = async (visitor: Visitor, { method, path, body, headers }: Call) => {
    const { engine, network } = instance
    const browser = network.browser(visitor.cookies)
    const { death, isDead } = engine
    const sent = browser.send(method, path, body, headers)
    sent.catch(() => {})
    const answer = await Promise.race([sent, death]).catch(error => {
      if (isDead()) return undefined
      throw error
    })
    // What was said while the process died reached nobody.
    if (isDead() || !answer) return undefined
    visitor.cookies = browser.cookies
    return answer
  }
  const owner: Visitor = { cookies: new Map() }
  let openedAt = Number.NEGATIVE_INFINITY
  const desk = async () => {
    const at = clock.now().getTime()
    if (Math.abs(at - openedAt) < deskIdleMs) return owner
    const opened = await ask(owner, { method: 'POST', path: '/api/admin/verify', body: { code: ownerCode } })
    if (opened?.status !== 200) throw new Error(`The desk can’t open: ${opened?.status} ${opened?.text}`)
    openedAt = at
    return owner
  }
  const catalogue = await catalogueOf(instance.running.modules)
  const screens = new Map<number, { readonly pass: string; readonly startedAt: number }>()
  const screen = async (n: number) => {
    const at = clock.now().getTime()
    const shown = screens.get(n)
    if (shown && at > shown.startedAt + minuteMs && at < shown.startedAt + longestScreenMs) return shown.pass
    const body = { codeId: catalogue.codes[n]?.id }
    const started = await ask(await desk(), { method: 'POST', path: '/api/admin/desk-screens', body })
    if (started?.status !== 200) throw new Error(`No screen: ${started?.status} ${started?.text}`)
    const { pass } = started.json<{ pass: string }>()
    screens.set(n, { pass, startedAt: at })
    return pass
  }
  return {
    store,
    clock,
    providers,
    ...catalogue,
    process: () => instance.engine,
    modules: () => instance.running.modules,
    database: () => instance.running.database,
    ask,
    desk,
    async codeOnScreen(n, agoMs) {
      const body = { pass: await screen(n) }
      const call = { method: 'POST', path: '/api/desk-code', body } as const
      const shown = await clock.earlier(agoMs, () => ask({ cookies: new Map() }, call))
      if (shown?.status !== 200) throw new Error(`The screen shows nothing: ${shown?.status} ${shown?.text}`)
      return shown.json<{ code: string }>().code
    },
    async restart() {
      await end()
      instance = await start()
    },
    async stop() {
      await end()
      await providers.stop()
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function catalogueOf({ content, loyalty }: RunningApp['modules']) {
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
  const services = [...(await content.listServices())].sort(byName)
  const goals = [...(await loyalty.listGoals())].sort((a, b) => a.pointsRequired - b.pointsRequired)
  const codes = [...(await loyalty.listCheckInCodes())].sort((a, b) =>
    a.description < b.description ? -1 : 1,
  )
  return {
    services: services.map(({ id, priceCents, pointsEarned: points }, index) => ({
      id,
      index,
      points,
      priceCents,
    })),
    goals: goals.map(({ id, pointsRequired }) => ({ id, points: pointsRequired })),
    codes: codes.map(({ id, code, pointsValue }) => ({ id, code, points: pointsValue })),
  }
}
