import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Dispatcher } from 'undici'
import type { Engine } from '#platform/database/database.ts'
import { openEmbedded } from '#platform/database/embedded.ts'
import type { RequestLimits } from '#platform/http/route/request-body.ts'
import type { StreamLimits } from '#platform/http/route/server-sent-events.ts'
import { newId } from '#platform/kernel/ids.ts'
import { addDemoCatalogue } from '../../src/demo/seed-catalogue.ts'
import { secretsByArgon2 } from '../../src/modules/identity/adapters/secrets.ts'
import { staffCodesInDatabase } from '../../src/modules/identity/staff/adapters/staff-in-database.ts'
import { prepareClinic } from '../../src/server/clinic-start.ts'
import type { Settings } from '../../src/server/settings.ts'
import { readSettings } from '../../src/server/settings.ts'
import { type RunningApp, startApp } from '../../src/server/start.ts'
import { type Cast, castOf } from './cast.ts'
import { cheapestHashes } from './cheapest-hashes.ts'
import { type Network, networkTo } from './client.ts'
import { type Clock, clockAt } from './clock.ts'
import { type DatabaseKind, openEngine } from './databases.ts'
import { newDemo } from './demo.ts'
import { vapidKeys } from './vapid-keys.ts'

/** When a test app begins, unless told otherwise. */
export const usualTime = '2026-11-21T18:00:00Z'
/** Random for each test file, because a key written here would be published. */
export const sessionKey = randomBytes(32).toString('base64')
/** The tests' key for health data: its name, and 32 bytes in base64. */
export const phiKey = `test:${randomBytes(32).toString('base64')}`

export interface TestApp extends Cast {
  readonly running: RunningApp
  readonly modules: RunningApp['modules']
  readonly database: RunningApp['database']
  readonly network: Network
  readonly clock: Clock
  stop(): Promise<void>
}

interface TestAppOptions {
  readonly database: DatabaseKind
  readonly now?: string
  /** Settings by their names in the environment. */
  readonly env?: Readonly<Record<string, string>>
  readonly engine?: Engine
  /** Reaches the test's push service. */
  readonly pushAgent?: Agent
  /** Reaches the test's webhook receiver. */
  readonly webhookAgent?: Dispatcher
  readonly smtpSilenceMs?: number
  readonly streamLimits?: Partial<StreamLimits>
  readonly requestLimits?: Partial<RequestLimits>
  /** How long a response waits for a campaign; not at all by default, because most tests run no background work. */
  readonly waitTimeoutMs?: number
  /** A copy of the run's demo clinic, as its first start leaves it. */
  readonly demo?: boolean
  /** A clinic that was never opened, as after a first start in production: it has no offer. */
  readonly isNew?: boolean
  /** The folder of the built web app, for tests that view pages. */
  readonly webFolder?: string
}

export const testSettings = (env: Readonly<Record<string, string>> = {}): Settings =>
  readSettings({
    PORT: '0',
    DEMO: '0',
    WORKERS: '0',
    SESSION_KEYS: sessionKey,
    PHI_KEYS: phiKey,
    ...vapidKeys,
    LOG_LEVEL: 'silent',
    APP_URL: 'http://velora.test',
    ...env,
  })

/** The whole product in this process on a free port: the demo's catalog, three codes, no members and no staff yet. */
export async function openTestApp(options: TestAppOptions): Promise<TestApp> {
  const { database: kind, now = usualTime, env = {} } = options
  const clock = clockAt(now)
  const demo = options.demo && (await newDemo(kind, now))
  // Created by the first code that writes there.
  const dataDir = demo ? demo.DATA_DIR : join(tmpdir(), `velora-test-${randomUUID()}`)
  const settings = testSettings({
    DATA_DIR: dataDir,
    ...(demo && { ...demo, DEMO: '1', SESSION_KEYS: `${sessionKey},${demo.SESSION_KEYS}` }),
    ...env,
  })
  const engine =
    options.engine ??
    (demo && kind === 'embedded' ? await openEmbedded(dataDir) : await openEngine(kind, settings.databaseUrl))
  // Most of an opening is adding the catalogue, so the next app of this moment and these settings gets a copy.
  const isLent = !options.engine && !demo && !settings.databaseUrl
  const inCatalogue = (what: string) =>
    engine.run(undefined, `select kept.${what}($1) as done`, [now + JSON.stringify(env)])
  const added = isLent && !options.isNew ? (await inCatalogue('add_catalogue')).rows : []
  const isThere = (added as { done: boolean }[])[0]?.done === true
  const running = await startApp(settings, {
    now: clock.now,
    engine,
    webFolder: options.webFolder ?? '/nowhere',
    drainConnectionsMs: 0,
    hashCost: cheapestHashes,
    waitTimeoutMs: options.waitTimeoutMs ?? 0,
    ...(options.webhookAgent && { webhookAgent: options.webhookAgent }),
    ...(options.pushAgent && { pushAgent: options.pushAgent }),
    ...(options.smtpSilenceMs && { smtpSilenceMs: options.smtpSilenceMs }),
    ...(options.streamLimits && { streamLimits: options.streamLimits }),
    ...(options.requestLimits && { requestLimits: options.requestLimits }),
    prepare: async (modules, database) => {
      await prepareClinic(modules, database, settings)
      if (options.isNew || isThere) return
      await addDemoCatalogue(modules)
      if (isLent) await inCatalogue('keep_catalogue')
    },
  })
  const network = networkTo(running.url)
  const staffCodes = staffCodesInDatabase(running.database, running.modules.cache)
  const secrets = secretsByArgon2(settings.sessionKeys, cheapestHashes)
  const stop = async () => {
    network.close()
    await running.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    running,
    modules: running.modules,
    database: running.database,
    network,
    clock,
    ...castOf(network, running.modules, async (name, role, code) => {
      const [lookup = ''] = secrets.lookups(code)
      const codeHash = await secrets.hash(code)
      await staffCodes.add({ id: newId(), name, role, lookup, codeHash, at: clock.now() })
    }),
    stop,
  }
}
