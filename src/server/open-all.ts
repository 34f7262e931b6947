import type { Logger } from 'pino'
import { openClock } from '#platform/clock.ts'
import type { Database, Engine } from '#platform/database/database.ts'
import { openAsItIs, openDatabase } from '#platform/database/open.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { openLog } from '#platform/http/server/log.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { type Measures, unmeasured } from '#platform/metrics/measures.ts'
import { openPlatform } from '#platform/platform.ts'
import type { Tracing } from '#platform/traces/tracing.ts'
import { type Overrides, openModules } from '../app.ts'
import { backupStateIn, measureBackups, recordSheetCheck } from './backups/backup-runs.ts'
import { backUpBeforeMigrating } from './backups/before-migrating.ts'
import { noteBackupState } from './backups/noted-state.ts'
import { scheduleBackups } from './backups/schedule-backups.ts'
import { refuseUnfinishedRestore } from './backups/unfinished-restore.ts'
import { openClinicArchive } from './clinic-archive/clinic-archive.ts'
import { brokenRecordsIn, measureChecks } from './daily-checks.ts'
import { checkKeys, queues, retention, schema } from './parts.ts'
import { inSentence, reachPostgres } from './reach-postgres.ts'
import type { Settings } from './settings.ts'
import { limitsOf } from './staff-gate.ts'

export interface Environment extends Overrides {
  readonly now?: () => Date
  readonly engine?: Engine
  /** Omitted if metrics are off. */
  readonly measures?: Measures | undefined
  /** Omitted if there is no trace collector. */
  readonly tracing?: Tracing | undefined
}

/** For reading through a large table. */
export const longMs = 3_600_000

export type OpenClinic = Awaited<ReturnType<typeof openAll>>

/**
 * Opens the modules on their database without serving requests or starting jobs. For the server, the worker and
 * commands.
 */
export async function openAll(settings: Settings, environment: Environment, log: Logger) {
  const { engine, measures = unmeasured, tracing, now: _, ...overrides } = environment
  const clock = openClock(settings.timeZone, environment.now)
  const onJobError = (error: unknown) => log.warn({ err: error }, 'the job queue failed')
  const opening = engine ?? (await openEngine(settings, log))
  const database = await openSchema(opening, settings, log)
  const { workers: works, timeZone } = settings
  const traced = tracing?.job
  const jobs = await openJobs(database, { queues, works, timeZone, onError: onJobError, traced })
  const platform = await openPlatform({
    settings: { ...settings, ...overrides },
    database,
    jobs,
    measures,
    log,
    now: clock.now,
    timeZone: clock.timeZone,
    setTimeZone: clock.setTimeZone,
    withoutTimeouts: work => withoutTimeouts(work, database, settings, log),
    limits: limitsOf(settings.staffGate),
    retention,
  })
  const { cache, daily } = platform
  const clinic = {
    ...platform,
    backupState: backupStateIn(database),
    brokenRecords: brokenRecordsIn(database),
    async recordSheetCheck() {
      await recordSheetCheck(database, clock.now())
      await noteBackupState(database, settings)
    },
    archive: openClinicArchive(platform),
  }
  const modules = { ...(await openModules(clinic)), cache, daily, clock }
  scheduleBackups(clinic, settings)
  if (settings.backups) await noteBackupState(database, settings)
  measureBackups(database, measures, clock.now)
  measureChecks(database, measures)
  const close = async () => {
    await jobs.stop()
    platform.close()
    await database.close()
  }
  return { database, jobs, platform, modules, onJobError, close }
}

interface EngineOptions {
  /** The statement timeout for long queries. Bypasses a pooler, so that they don't take its connections. */
  readonly statementMs?: number
}

/** Opens the clinic's database. Refuses one with an unfinished restore. */
export async function openEngine(settings: Settings, log: Logger, options?: EngineOptions): Promise<Engine> {
  refuseUnfinishedRestore(settings.dataDir)
  return openAnyEngine(settings, log, options)
}

/** Opens the clinic's database even if it has an unfinished restore. For the restore itself. */
export async function openAnyEngine(
  {
    databaseUrl: pooledUrl,
    directDatabaseUrl: directUrl,
    databaseConnections: connections,
    dataDir,
  }: Settings,
  log: Logger,
  { statementMs }: EngineOptions = {},
): Promise<Engine> {
  if (!pooledUrl) {
    // Not loaded for PostgreSQL.
    const { openEmbedded } = await import('#platform/database/embedded.ts')
    return openEmbedded(dataDir)
  }
  await reachPostgres(pooledUrl, directUrl)
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection failed')
  const url = statementMs === undefined ? pooledUrl : (directUrl ?? pooledUrl)
  return openPostgres({ url, directUrl, connections, statementMs, onError })
}

/** Opens the clinic's database for a command. */
export async function openForCommand(settings: Settings, options?: EngineOptions): Promise<Database> {
  const log = openLog('silent')
  return openMigrated(await openEngine(settings, log, options), settings, log)
}

const openMigrated = (engine: Engine, settings: Settings, log: Logger): Promise<Database> =>
  openDatabase(
    engine,
    schema,
    words => log.warn(words),
    usual =>
      withoutTimeouts(database => backUpBeforeMigrating(database, settings, log), usual, settings, log),
  ).catch(async error => {
    await engine.close()
    throw error
  })

/** Migrates, and refuses keys that don't belong to this database; logs doubtful ones. */
async function openSchema(engine: Engine, settings: Settings, log: Logger): Promise<Database> {
  const database = await openMigrated(engine, settings, log).catch(error => {
    throw inSentence(error, settings.databaseUrl)
  })
  try {
    for (const doubt of await checkKeys(database, settings.phiKeys)) log.warn(doubt)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Uses separate connections if possible, because scanning a large table can exceed the statement timeout. */
async function withoutTimeouts<T>(
  work: (database: Database) => Promise<T>,
  usual: Database,
  { directDatabaseUrl: url }: Settings,
  log: Logger,
): Promise<T> {
  if (!url) return work(usual)
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection without timeouts failed')
  const engine = openPostgres({ url, connections: 2, statementMs: longMs, onError })
  const database = await openAsItIs(engine, schema)
  return work(database).finally(() => database.close())
}
