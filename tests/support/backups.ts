import { randomBytes, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from '#platform/database/database.ts'
import { openEmbedded } from '#platform/database/embedded.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { type MadeBackup, makeBackup } from '../../src/server/backups/make-backup.ts'
import { openPlace } from '../../src/server/backups/open-place.ts'
import { readBackup } from '../../src/server/backups/read-backup.ts'
import { restoreBackup } from '../../src/server/backups/restore-backup.ts'
import type { Settings } from '../../src/server/settings.ts'
import { openTestApp, phiKey, sessionKey, type TestApp, testSettings } from './app.ts'
import { type DatabaseKind, newPostgresDatabase } from './databases.ts'
import { migratedFolder } from './migrated-folder.ts'
import type { PostgresServer } from './postgres-server.ts'
import { vapidKeys } from './vapid-keys.ts'

export const passphrase = randomBytes(24).toString('base64')

/** The path of a new folder, which doesn't exist yet. */
export const newFolder = (what: string) => join(tmpdir(), `velora-${what}-${randomUUID()}`)

/** A place for a clinic: a data folder, and the settings for its database. */
export interface ClinicPlace {
  readonly kind: DatabaseKind
  readonly env: Readonly<Record<string, string>>
  readonly settings: Settings
  /** The keys with which another process can read the same clinic. */
  readonly keys: Readonly<Record<string, string>>
  openEngine(): Promise<Engine>
}

/** A place for a clinic that will be opened. Its database is already migrated, which takes seconds of CPU. */
export const newClinicPlace = async (
  kind: DatabaseKind,
  settingsOf: Readonly<Record<string, string>> = {},
  server?: PostgresServer,
) => {
  const url = kind === 'postgresql' && !server && { DATABASE_URL: await newPostgresDatabase() }
  return newPlace(kind, { DATA_DIR: migratedFolder('clinic', kind), ...url, ...settingsOf }, server)
}

async function emptyDatabaseOn(server: PostgresServer): Promise<string> {
  const name = `velora_${randomUUID().replaceAll('-', '')}`
  await server.createDatabase(name)
  return server.url(name)
}

/** An empty place, in the run’s PostgreSQL or another one. */
export async function newPlace(
  kind: DatabaseKind,
  settingsOf: Readonly<Record<string, string>> = {},
  server?: PostgresServer,
): Promise<ClinicPlace> {
  const env = {
    DATA_DIR: newFolder(`clinic-${kind}`),
    ...(kind === 'postgresql' &&
      !settingsOf['DATABASE_URL'] && {
        DATABASE_URL: await (server ? emptyDatabaseOn(server) : newPostgresDatabase('template1')),
      }),
    ...settingsOf,
  }
  const settings = testSettings(env)
  const url = settings.databaseUrl
  return {
    kind,
    env,
    settings,
    keys: { DEMO: '0', SESSION_KEYS: sessionKey, PHI_KEYS: phiKey, ...vapidKeys },
    openEngine: async () => (url ? openPostgres({ url, onError: () => {} }) : openEmbedded(settings.dataDir)),
  }
}

/** The same place, where a transaction fails at this statement. */
export const failingPlace = (
  place: ClinicPlace,
  failure: string,
  failsAt: (text: string) => boolean,
): ClinicPlace => ({
  ...place,
  async openEngine() {
    const engine = await place.openEngine()
    const transaction: typeof engine.transaction = work =>
      engine.transaction(run =>
        work((name, text, values) => {
          if (failsAt(text)) throw new Error(failure)
          return run(name, text, values)
        }),
      )
    return { ...engine, withoutTimeouts: transaction, transaction }
  },
})

/** Opens the clinic in this place. */
export const openClinic = async ({ kind, env, openEngine }: ClinicPlace, now?: string): Promise<TestApp> =>
  openTestApp({ database: kind, env, engine: await openEngine(), ...(now && { now }) })

export const backUp = (
  { database }: Pick<TestApp, 'database'>,
  { settings }: ClinicPlace,
  to: string,
  at = new Date(),
): Promise<MadeBackup> =>
  makeBackup({
    atOneMoment: work => database.inTransaction(() => work(database.run)),
    settings,
    place: openPlace(to),
    passphrase,
    at,
  })

export async function restore(from: string, file: string, { settings, openEngine }: ClinicPlace) {
  const backup = await readBackup(openPlace(from), file, passphrase)
  return restoreBackup({ file, backup, settings, openEngine, keepKeys: async () => undefined })
}
