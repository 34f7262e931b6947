import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedCatalogue, seedGoals } from '../../src/demo/seed-catalogue.ts'
import { readSettings } from '../../src/server/settings.ts'
import { type RunningApp, startApp } from '../../src/server/start.ts'
import { cheapestHashes } from '../../tests/support/cheapest-hashes.ts'
import { emptyDatabase } from '../../tests/support/empty-database.ts'
import { type KeptDatabase, keptDatabase } from '../../tests/support/kept-database.ts'
import { PushService } from '../../tests/support/push-service.ts'
import { vapidKeys } from '../../tests/support/vapid-keys.ts'

/** The push service for every phone in the features: the real protocol, on this machine. */
export const pushService = await PushService.open()

export const staffCode = '13572468'

const dataDir = mkdtempSync(join(tmpdir(), 'velora-clinic-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))

const settings = readSettings({
  PORT: '0',
  LOG_LEVEL: 'error',
  SESSION_KEYS: 'features-features-features-features',
  DATA_DIR: dataDir,
  PHI_KEYS: `features:${Buffer.alloc(32, 'features').toString('base64')}`,
  ...vapidKeys,
  PUSH_HOSTS: pushService.host,
})

/** When each example begins. */
export const morning = new Date('2026-11-20T11:00:00-08:00')

/** Every example's app uses this port, so that the browser can reuse its cached files. */
let port = 0
/** The empty clinic: created once, restored before each example. */
let kept: Promise<KeptDatabase> | undefined

/** The latest example's app. */
let latest: Promise<RunningApp> | undefined

/** Starts the app with an empty clinic, at the same URL as the previous one. */
export async function startClinic(now: () => Date): Promise<RunningApp> {
  const before = latest
  latest = stopped(before).then(async () => stoppedOnce(await start(await restored(), now)))
  return latest
}

/** A start or stop that timed out in its hook is still running, and uses the port until it's done. */
async function stopped(app: Promise<RunningApp> | undefined): Promise<void> {
  const running = await app?.catch(() => undefined)
  await running?.stop()
}

function stoppedOnce(app: RunningApp): RunningApp {
  let stopping: Promise<void> | undefined
  return { ...app, stop: () => (stopping ??= app.stop()) }
}

async function restored(): Promise<KeptDatabase> {
  kept ??= preparedDatabase()
  const database = await kept
  if (await database.restore()) return database
  // An example changed something that can't be restored.
  await database.close()
  kept = preparedDatabase()
  return kept
}

async function preparedDatabase(): Promise<KeptDatabase> {
  const database = await keptDatabase(await emptyDatabase())
  const first = await start(
    database,
    () => morning,
    async ({ content, loyalty, identity, program }) => {
      await content.seedCatalogue(seedCatalogue)
      await loyalty.seedGoals([...seedGoals, handMassage])
      await loyalty.seedCheckInCodes()
      await program.recordCurrentVersion({ note: 'What the examples begin with', by: 'Velora', begins: true })
      await identity.addFirstStaff('Ines', 'front desk', staffCode)
    },
  )
  port = Number(new URL(first.url).port)
  await first.stop()
  await database.keep()
  return database
}

/** Starts a new app for each example, so that neither its memory nor its pending work can affect the next. */
function start(
  database: KeptDatabase,
  now: () => Date,
  prepare?: (modules: RunningApp['modules']) => Promise<void>,
): Promise<RunningApp> {
  return startApp(
    // By host name, because browsers don't keep passkeys for IP addresses.
    { ...settings, port, appUrl: `http://localhost:${port}` },
    {
      engine: database.engine(),
      now,
      pushAgent: pushService.agent(),
      hashCost: cheapestHashes,
      drainConnectionsMs: 0,
      ...(prepare && { prepare }),
    },
  )
}

const handMassage = {
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d99',
  title: 'Hand Massage',
  description: 'Ten minutes with warm oil.',
  pointsRequired: 50,
  rewardValue: 'Hand Massage',
  icon: 'hand',
  color: 'sage',
  isActive: true,
  sortOrder: 9,
}
