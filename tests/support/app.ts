import type { Engine } from '#platform/database/database.ts'
import type { StreamLimits } from '#platform/http/streams.ts'
import { newId } from '#platform/kernel/ids.ts'
import { type RunningApp, startApp } from '../../src/app.ts'
import { prepareClinic } from '../../src/clinic-start.ts'
import { staffCodesInDatabase } from '../../src/modules/identity/adapters/database.ts'
import { secretsByArgon2 } from '../../src/modules/identity/adapters/secrets.ts'
import { readSettings, type Settings } from '../../src/settings.ts'
import { type Cast, castOf } from './cast.ts'
import { type Network, networkTo } from './client.ts'
import { type Clock, clockAt } from './clock.ts'
import { type DatabaseKind, openEngine } from './databases.ts'

export const sessionKey = 'a session key for tests with enough letters'

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
  readonly streamLimits?: Partial<StreamLimits>
}

export const testSettings = (env: Readonly<Record<string, string>> = {}): Settings =>
  readSettings({
    PORT: '0',
    DEMO: '0',
    SESSION_KEYS: sessionKey,
    LOG_LEVEL: 'silent',
    APP_URL: 'http://velora.test',
    ...env,
  })

/** The whole product in this process on a free port: a first catalogue, three codes, no members and no staff yet. */
export async function openTestApp(options: TestAppOptions): Promise<TestApp> {
  const { database: kind, now = '2026-11-21T18:00:00Z', env = {} } = options
  const clock = clockAt(now)
  const settings = testSettings(env)
  const running = await startApp(settings, {
    now: clock.now,
    engine: options.engine ?? (await openEngine(kind)),
    webFolder: '/nowhere',
    lastAnswersMs: 0,
    ...(options.streamLimits && { streamLimits: options.streamLimits }),
    prepare: async (modules, database) => {
      await prepareClinic(modules, database, settings)
      await modules.loyalty.seedCheckInCodes()
    },
  })
  const network = networkTo(running.url)
  const staffCodes = staffCodesInDatabase(running.database)
  const secrets = secretsByArgon2(settings.sessionKeys)
  const stop = async () => {
    network.close()
    await running.stop()
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
