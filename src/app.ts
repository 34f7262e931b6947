import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database, Engine } from '#platform/database/database.ts'
import { openEmbedded } from '#platform/database/embedded.ts'
import { keepHouse } from '#platform/database/housekeeping.ts'
import { openDatabase } from '#platform/database/open.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { openMemory } from '#platform/database/remembered.ts'
import { attemptMigrations, attemptsInDatabase, oldAttempts } from '#platform/http/attempts.ts'
import { idempotencyInDatabase, idempotencyMigrations, oldKeys } from '#platform/http/idempotency.ts'
import { openLog } from '#platform/http/log.ts'
import { createApp, listen } from '#platform/http/server.ts'
import { jobsMigrations } from '#platform/jobs/installation.ts'
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts'
import { newId } from '#platform/kernel/ids.ts'
import { contentInDatabase, contentMigrations, contentTables } from './modules/content/adapters/database.ts'
import { openContent } from './modules/content/content.ts'
import {
  auditInDatabase,
  identityMigrations,
  membersInDatabase,
  oldSessions,
  sessionsInDatabase,
  staffCodesInDatabase,
} from './modules/identity/adapters/database.ts'
import { signInLimit } from './modules/identity/adapters/http.ts'
import { oldResets, resetsInDatabase } from './modules/identity/adapters/resets-in-database.ts'
import { secretsByArgon2 } from './modules/identity/adapters/secrets.ts'
import { openIdentity } from './modules/identity/identity.ts'
import type { ResetRequest } from './modules/identity/ports.ts'
import { loyaltyInDatabase } from './modules/loyalty/adapters/database.ts'
import { loyaltyMigrations, loyaltyTables } from './modules/loyalty/adapters/tables.ts'
import { openLoyalty } from './modules/loyalty/loyalty.ts'
import { messagingMigrations, notificationsInDatabase } from './modules/messaging/adapters/database.ts'
import { mailInOutbox } from './modules/messaging/adapters/mail-in-outbox.ts'
import { mailsInDatabase } from './modules/messaging/adapters/mails-in-database.ts'
import { sealWith } from './modules/messaging/adapters/sealed.ts'
import { openMessaging } from './modules/messaging/messaging.ts'
import { patientsInDatabase, patientsMigrations } from './modules/patients/adapters/database.ts'
import { openPatients } from './modules/patients/patients.ts'
import { standingsInDatabase, tiersMigrations } from './modules/tiers/adapters/database.ts'
import { openTiers } from './modules/tiers/tiers.ts'
import { routesByModule } from './routes.ts'
import { type Settings, WrongSetting } from './settings.ts'

export const schema = {
  tables: [...contentTables, ...loyaltyTables],
  migrations: [
    ...attemptMigrations,
    ...idempotencyMigrations,
    ...identityMigrations,
    ...contentMigrations,
    ...loyaltyMigrations,
    ...tiersMigrations,
    ...messagingMigrations,
    ...patientsMigrations,
    ...jobsMigrations,
  ],
}

export const demoAccounts = {
  member: { email: 'mia@velora.example', password: 'velora-demo' },
  staff: { email: 'staff@velora.example', password: 'velora-staff' },
}

/** The modules, introduced to each other over one database: the dependency graph of the system. */
export async function openModules(
  database: Database,
  settings: Settings,
  { now, jobs, smtpSilenceMs }: { now: () => Date; jobs: Jobs; smtpSilenceMs?: number | undefined },
) {
  const { timeZone } = settings
  const memory = await openMemory(database)
  const clinic = {
    clinicName: settings.clinicName,
    timeZone,
    bookingUrl: settings.bookingUrl,
    navVariant: settings.navVariant,
    demo: settings.demo ? { ...demoAccounts, staffCode: settings.staffCode ?? '' } : null,
  }

  const content = openContent({ ...contentInDatabase(database, memory), clinic })
  const patients = openPatients(patientsInDatabase(database, memory))
  const { smtp, clinicName, appUrl } = settings
  const bySmtp = smtp && (await loadSmtp())({ ...smtp, clinicName, appUrl, silenceMs: smtpSilenceMs })
  const messaging = openMessaging({
    notifications: notificationsInDatabase(database),
    mails: mailsInDatabase(database, sealWith(settings.sessionKeys)),
    carrier: bySmtp ?? mailInOutbox,
    wakeMail: () => jobs.publish('mail'),
    outboxIsOpen: settings.demo,
    now,
    chance: Math.random,
  })
  const tiers = openTiers({
    standings: standingsInDatabase(database, memory),
    tellMember: messaging.tellMember,
  })
  const oneStatementEach = openLoyalty({
    ...loyaltyInDatabase(database, memory),
    now,
    timeZone,
    serviceOf: content.findService,
    locationExists: async id => (await content.listLocations()).some(location => location.id === id),
    patientByEmail: patients.patientByEmail,
    addSpend: tiers.addSpend,
    tellMember: messaging.tellMember,
  })
  const { inTransaction } = database
  const loyalty = {
    ...oneStatementEach,
    codesArePublic: settings.demo,
    redeemGoal: (memberId: string, goalId: string) =>
      inTransaction(() => oneStatementEach.redeemGoal(memberId, goalId)),
    awardTreatment: (award: Parameters<typeof oneStatementEach.awardTreatment>[0]) =>
      inTransaction(() => oneStatementEach.awardTreatment(award)),
  }
  const attempts = attemptsInDatabase(database, now)
  const sessions = sessionsInDatabase(database, memory, now)
  const identity = openIdentity({
    members: membersInDatabase(database, memory),
    staffCodes: staffCodesInDatabase(database),
    secrets: secretsByArgon2(settings.sessionKeys),
    resets: resetsInDatabase(database),
    sessions,
    publishReset: request => jobs.publish('password-reset', { ...request }),
    sendMail: messaging.sendMail,
    forgetFailures: email => attempts.forget(signInLimit, email),
    together: inTransaction,
    appUrl,
    now,
    timeZone,
    findPatient: patients.findPatient,
    tierProgress: tiers.progressFrom,
    milestonesReached: loyalty.milestonesReached,
  })
  jobs.work('mail', (_contents, stopping) => messaging.deliverMails(stopping))
  jobs.every('* * * * *', 'mail')
  jobs.work('password-reset', async requests => {
    for (const request of requests) await identity.sendResetLink(request as unknown as ResetRequest)
  })
  const close = () => bySmtp?.close()
  return { memory, clinic, content, patients, messaging, tiers, identity, loyalty, attempts, sessions, close }
}

/** A tenth of the start, for those only who send mail. */
const loadSmtp = async () => (await import('./modules/messaging/adapters/mail-by-smtp.ts')).mailBySmtp

/** A job that takes longer than its queue says counts as lost with its process. */
const queues = [
  { name: 'mail', expireInSeconds: 300 },
  { name: 'password-reset', expireInSeconds: 60 },
]

export type Modules = Awaited<ReturnType<typeof openModules>>

export interface RunningApp {
  readonly url: string
  readonly database: Database
  readonly modules: Modules
  /** Not ready from now on; open requests finish within 10 s; then everything is closed. */
  stop(): Promise<void>
}

interface Surroundings {
  readonly now?: () => Date
  readonly engine?: Engine
  readonly webFolder?: string
  /** How long a stop lets open connections hear that they are at their end. */
  readonly lastAnswersMs?: number
  /** How long the mail server may say nothing. */
  readonly smtpSilenceMs?: number
  /** Runs after the migrations and before the first request. */
  readonly prepare?: (modules: Modules, database: Database) => Promise<void>
}

/** Starts the whole product on one port. Tests bring their own clock and database. */
export async function startApp(settings: Settings, surroundings: Surroundings = {}): Promise<RunningApp> {
  const { now = () => new Date(), webFolder = join(import.meta.dirname, 'web/dist'), prepare } = surroundings
  const log = openLog(settings.logLevel)
  const { database, jobs, modules, onJobError } = await openAll(settings, surroundings, log)
  await prepare?.(modules, database)

  const audit = auditInDatabase(database)
  let draining = false
  const { demo: _demo, ...publicClinic } = modules.clinic
  const app = createApp({
    now,
    secure: settings.appUrl.startsWith('https:'),
    attempts: modules.attempts,
    idempotency: idempotencyInDatabase(database, now),
    inTransaction: database.inTransaction,
    audit: ({ staff, action, memberId, address }) =>
      audit({
        id: newId(now().getTime()),
        at: now(),
        staffId: staff.staffId,
        staffName: staff.name,
        role: staff.role,
        action,
        memberId,
        address,
      }),
    served: Object.entries(routesByModule).map(([tag, routes]) => ({
      tag,
      routes,
      door: modules[tag as keyof typeof routesByModule],
    })),
    sessions: modules.sessions,
    sessionKeys: settings.sessionKeys,
    memory: modules.memory,
    health: { databaseReady: database.ready, draining: () => draining },
    log,
    appUrl: settings.appUrl,
    trustProxy: settings.trustProxy,
    webFolder,
    clinic: publicClinic,
  })
  const stopHousekeeping = keepHouse(database, [oldAttempts, oldKeys, oldSessions, oldResets], {
    now,
    onError: error => log.warn({ err: error }, 'housekeeping'),
  })
  const server = await listen(app, settings)
  jobs.begin().catch(onJobError)
  return {
    url: addressOf(server, settings.host),
    database,
    modules,
    async stop() {
      draining = true
      stopHousekeeping()
      const worked = jobs.stop()
      // Closing the server cuts idle connections off; until then those in use hear that they are at their end.
      await setTimeout(surroundings.lastAnswersMs ?? 500)
      await Promise.all([closed(server), worked])
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
  const { database, jobs, modules } = await openAll({ ...settings, workers: true }, {}, log)
  await jobs.begin()
  return {
    async stop() {
      await jobs.stop()
      modules.close()
      await database.close()
    },
  }
}

async function openAll(settings: Settings, surroundings: Surroundings, log: Logger) {
  const { now = () => new Date(), engine, smtpSilenceMs } = surroundings
  const onJobError = (error: unknown) => log.warn({ err: error }, 'jobs')
  const database = await openDatabase(engine ?? (await openEngine(settings, log)), schema)
  const { workers: works, timeZone } = settings
  const jobs = await openJobs(database, { queues, works, timeZone, onError: onJobError })
  const modules = await openModules(database, settings, { now, jobs, smtpSilenceMs })
  return { database, jobs, modules, onJobError }
}

async function openEngine({ databaseUrl, dataDir }: Settings, log: Logger): Promise<Engine> {
  if (!databaseUrl) return openEmbedded(dataDir)
  return openPostgres({ url: databaseUrl, onError: error => log.warn({ err: error }, 'database connection') })
}

function closed(server: Server): Promise<void> {
  return new Promise(resolve => {
    const late = globalThis.setTimeout(() => server.closeAllConnections(), 10_000)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    server.closeIdleConnections()
  })
}

function addressOf(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return `http://${host}:${port}`
}
