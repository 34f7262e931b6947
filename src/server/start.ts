import type { Agent } from 'node:https'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import { connectionShare } from '#platform/database/connection-share.ts'
import type { Database, Engine } from '#platform/database/database.ts'
import { openEmbedded } from '#platform/database/embedded.ts'
import { keepHouse } from '#platform/database/housekeeping.ts'
import { openDatabase } from '#platform/database/open.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { inSentence, reachPostgres } from '#platform/database/reach-postgres.ts'
import { cipherWith } from '#platform/encryption/cipher.ts'
import { admissionLimits, openAdmission } from '#platform/http/admission.ts'
import type { StaffAction } from '#platform/http/answer-route.ts'
import { oldAttempts } from '#platform/http/attempts.ts'
import { idempotencyInDatabase, oldKeys } from '#platform/http/idempotency.ts'
import { listen } from '#platform/http/listen.ts'
import { openLog } from '#platform/http/log.ts'
import { type RequestLimits, requestLimits } from '#platform/http/request-limits.ts'
import { createApp } from '#platform/http/server.ts'
import { startingApp } from '#platform/http/starting-app.ts'
import { openStreams, type StreamLimits, streamLimits } from '#platform/http/streams.ts'
import { openWriteQueue, type WriteQueueLimits, writeQueueLimits } from '#platform/http/write-queue.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { newId } from '#platform/kernel/ids.ts'
import { type Modules, openModules, queues, schema } from '../app.ts'
import { encryptedRows } from '../health-data.ts'
import { shownClinic } from '../modules/content/adapters/http.ts'
import { auditInDatabase, oldSessions } from '../modules/identity/adapters/database.ts'
import { looksInDatabase } from '../modules/identity/adapters/looks-in-database.ts'
import { oldResets } from '../modules/identity/adapters/resets-in-database.ts'
import type { HashCost } from '../modules/identity/adapters/secrets.ts'
import {
  devicesInDatabase,
  oldDevices,
  staffTodayInDatabase,
} from '../modules/identity/adapters/staff-in-database.ts'
import { oldScanProofs } from '../modules/loyalty/adapters/scan-proofs-in-database.ts'
import { verifyLedger } from '../modules/loyalty/adapters/verify-ledger.ts'
import { oldWaitingScans } from '../modules/loyalty/adapters/waiting-scans-in-database.ts'
import { oldNumberConfirmations } from '../modules/messaging/adapters/number-confirmations-in-database.ts'
import { oldConsent } from '../modules/privacy/adapters/consent-in-database.ts'
import { checkPhiKeys } from '../modules/privacy/adapters/phi-keys.ts'
import { documentedRoutes } from '../routes.ts'
import { findingsOf, spoken } from './findings.ts'
import { type Settings, WrongSetting } from './settings.ts'

export interface RunningApp {
  readonly url: string
  readonly database: Database
  readonly modules: Modules
  /**
   * Not ready from now on. Serves on for as long as a balancer may take to notice, unless it must `hurry`; then takes no
   * more connections, finishes what is under way, and closes everything: 8 s later at most.
   */
  stop(how?: { readonly drainMs: number; readonly hurry: AbortSignal }): Promise<void>
}

interface Surroundings {
  readonly now?: () => Date
  /** Reaches push services; tests bring one that reaches theirs. */
  readonly pushAgent?: Agent
  /** What a password's hash costs. No setting: nothing but a test may make it cheaper. */
  readonly hashCost?: HashCost
  readonly engine?: Engine
  readonly webFolder?: string
  /** How long nobody has asked anything on a connection that a stop ends. */
  readonly lastAnswersMs?: number
  /** How long the mail server may say nothing. */
  readonly smtpSilenceMs?: number
  readonly streamLimits?: Partial<StreamLimits>
  readonly requestLimits?: Partial<RequestLimits>
  readonly writeQueueLimits?: Partial<WriteQueueLimits>
  /** How long an answer waits for a campaign to be through. */
  readonly patienceMs?: number
  /** Runs after the migrations and before the first request. */
  readonly prepare?: (modules: Modules, database: Database) => Promise<void>
}

/** The screens that visitors open from outside, and the list that each shows. */
const paintedScreens = {
  '/services': '/api/services',
  '/promotions': '/api/promotions',
  '/blog': '/api/blog-posts',
  '/blog/$slug': '/api/blog-posts',
}

const entryOf = ({ staff, ...action }: StaffAction, at: Date) => ({
  ...action,
  at,
  staffId: staff.staffId,
  staffName: staff.name,
  role: staff.role,
})

/** Starts the whole product on one port. Tests bring their own clock and database. */
export async function startApp(settings: Settings, surroundings: Surroundings = {}): Promise<RunningApp> {
  const {
    now = () => new Date(),
    webFolder = join(import.meta.dirname, '../web/dist'),
    prepare,
  } = surroundings
  const log = openLog(settings.logLevel)
  const secure = settings.appUrl.startsWith('https:')
  const limits = { ...requestLimits, ...surroundings.requestLimits }
  const engine = surroundings.engine ?? (await openEngine(settings, log))
  const server = await listen(startingApp({ secure, log }).callback(), settings, limits)
  const opening = openAll(settings, { ...surroundings, engine }, log)
  const { database, jobs, modules, onJobError } = await opening.catch(async error => {
    await server.close(0)
    throw error
  })
  await prepare?.(modules, database)
  logFindings(settings, log)

  const audit = auditInDatabase(database)
  const auditLook = looksInDatabase(database)
  const streams = openStreams(
    modules.sessions,
    (keyHash, onChange) => modules.memory.watch('session', keyHash, onChange),
    { ...streamLimits, ...surroundings.streamLimits },
  )
  let draining = false
  const { demo: _demo, ...publicClinic } = modules.clinic
  const app = createApp({
    now,
    secure,
    attempts: modules.attempts,
    devices: devicesInDatabase(database, now),
    staffTimes: { idleMinutes: settings.staffGate.idle, hours: settings.staffGate.hours },
    staffToday: staffTodayInDatabase(database, modules.memory),
    idempotency: idempotencyInDatabase(database, now, cipherWith(settings.phiKeys)),
    admission: openAdmission(admissionLimits(database.kind)),
    writeQueue: openWriteQueue({ ...writeQueueLimits, ...surroundings.writeQueueLimits }),
    inTransaction: database.inTransaction,
    audit: action => audit({ ...entryOf(action, now()), id: newId(now().getTime()) }),
    auditLook: look => auditLook(entryOf(look, now())),
    served: documentedRoutes.map(each => ({ ...each, door: modules[each.tag] })),
    sessions: modules.sessions,
    streams,
    sessionKeys: settings.sessionKeys,
    memory: modules.memory,
    health: { databaseReady: database.ready, draining: () => draining },
    log,
    limits,
    appUrl: settings.appUrl,
    trustProxy: settings.trustProxy,
    webFolder,
    clinic: shownClinic(publicClinic),
    painting: {
      screens: paintedScreens,
      openPainter: () => import(pathToFileURL(join(webFolder, '.server/painter.js')).href),
    },
  })
  const stopHousekeeping = keepHouse(
    database,
    [
      oldAttempts,
      oldKeys,
      oldSessions,
      oldDevices,
      oldResets,
      oldScanProofs,
      oldWaitingScans,
      ...oldConsent,
      oldNumberConfirmations,
    ],
    {
      now,
      onError: error => log.warn({ err: error }, 'housekeeping'),
      chores: [modules.diary.sweepPhotos],
    },
  )
  server.serve(app.callback())
  jobs.begin().catch(onJobError)
  return {
    url: server.url,
    database,
    modules,
    async stop({ drainMs, hurry } = { drainMs: 0, hurry: AbortSignal.abort() }) {
      draining = true
      stopHousekeeping()
      const worked = jobs.finish()
      await setTimeout(drainMs, undefined, { signal: hurry }).catch(() => {})
      streams.close()
      await Promise.all([server.close(surroundings.lastAnswersMs ?? 1_000), worked])
      await jobs.stop()
      modules.close()
      await database.close()
    },
  }
}

/** Does the jobs of the product in a process without HTTP. */
export async function startWorker(settings: Settings): Promise<{ stop(): Promise<void> }> {
  if (!settings.databaseUrl)
    throw new WrongSetting(
      'DATABASE_URL must be set for a worker: the embedded database is for one process, and that one works by itself.',
    )
  const log = openLog(settings.logLevel)
  const { jobs, close } = await openAll({ ...settings, workers: true }, {}, log)
  logFindings(settings, log)
  await jobs.begin()
  return { stop: close }
}

/** What the clinic would regret, all at once. */
function logFindings(settings: Settings, log: Logger): void {
  for (const finding of findingsOf(settings))
    log[finding.severity === 'critical' ? 'error' : 'warn']({ finding: finding.code }, spoken(finding))
}

/** The modules over their database, with nothing served and no job begun: for the server, the worker and commands. */
export async function openAll(settings: Settings, surroundings: Surroundings, log: Logger) {
  const { now = () => new Date(), engine, smtpSilenceMs, pushAgent, hashCost, patienceMs } = surroundings
  const onJobError = (error: unknown) => log.warn({ err: error }, 'jobs')
  const opened = engine ?? (await openEngine(settings, log))
  const onWait = () =>
    log.warn('another instance is migrating the database: this one waits, and serves nobody until it is done')
  const database = await openDatabase(opened, schema, onWait).catch(error => {
    throw inSentence(error, settings.databaseUrl)
  })
  await checkKeys(database, settings, log)
  const { workers: works, timeZone } = settings
  const jobs = await openJobs(database, { queues, works, timeZone, onError: onJobError })
  const checkLedger = () => checkedLedger(database, settings, log)
  const reportUnsent = (mail: object) =>
    log.error(mail, 'a mail did not leave: e-mail is not set up (SMTP_URL and MAIL_FROM)')
  const outside = { now, jobs, checkLedger, reportUnsent, smtpSilenceMs, pushAgent, hashCost, patienceMs }
  const modules = await openModules(database, settings, outside)
  const close = async () => {
    await jobs.stop()
    modules.close()
    await database.close()
  }
  return { database, jobs, modules, onJobError, close }
}

async function checkKeys(database: Database, { phiKeys }: Settings, log: Logger): Promise<void> {
  try {
    for (const doubt of await checkPhiKeys(database, phiKeys, encryptedRows)) log.warn(doubt)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Where it can be, over a connection of its own: a large ledger takes longer than a statement may. */
async function checkedLedger(database: Database, { databaseUrl }: Settings, log: Logger): Promise<string> {
  const onError = (error: Error) => log.warn({ err: error }, 'ledger check')
  const apart =
    databaseUrl && openPostgres({ url: databaseUrl, connections: 2, statementMs: 3_600_000, onError })
  const patient = apart ? await openDatabase(apart, schema) : undefined
  const { members, entries, violations } = await verifyLedger(patient ?? database).finally(() =>
    patient?.close(),
  )
  if (violations.length === 0) return `holds: ${members} members, ${entries} entries`
  log.error({ violations: violations.length, first: violations.slice(0, 20) }, 'the ledger does not hold')
  return `${violations.length} violations`
}

async function openEngine({ databaseUrl, dataDir }: Settings, log: Logger): Promise<Engine> {
  if (!databaseUrl) return openEmbedded(dataDir)
  await reachPostgres(databaseUrl)
  const connections = await connectionShare(databaseUrl)
  const onError = (error: Error) => log.warn({ err: error }, 'database connection')
  return openPostgres({ url: databaseUrl, connections, onError })
}
