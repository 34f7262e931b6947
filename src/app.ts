import type { Server } from 'node:http'
import type { Agent } from 'node:https'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
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
import { openStreams, type StreamLimits, streamLimits } from '#platform/http/streams.ts'
import { tracesInDatabase } from '#platform/http/traces.ts'
import { type Chore, dailyMigrations, openDaily } from '#platform/jobs/daily.ts'
import { jobsMigrations } from '#platform/jobs/installation.ts'
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts'
import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { newId } from '#platform/kernel/ids.ts'
import { contentInDatabase, contentMigrations, contentTables } from './modules/content/adapters/database.ts'
import { openContent } from './modules/content/content.ts'
import { diaryInDatabase, diaryMigrations } from './modules/diary/adapters/database.ts'
import { photosInBucket } from './modules/diary/adapters/photos-in-bucket.ts'
import { photosInFolder } from './modules/diary/adapters/photos-in-folder.ts'
import { digestOf, picturesBySharp } from './modules/diary/adapters/pictures-by-sharp.ts'
import { openDiary } from './modules/diary/diary.ts'
import { auditLogInDatabase, auditLogMigrations } from './modules/identity/adapters/audit-in-database.ts'
import {
  auditInDatabase,
  identityMigrations,
  membersInDatabase,
  oldSessions,
  sessionsInDatabase,
} from './modules/identity/adapters/database.ts'
import {
  departureMigrations,
  departuresInDatabase,
} from './modules/identity/adapters/departures-in-database.ts'
import { signInLimit } from './modules/identity/adapters/http.ts'
import { oldResets, resetsInDatabase } from './modules/identity/adapters/resets-in-database.ts'
import { secretsByArgon2 } from './modules/identity/adapters/secrets.ts'
import {
  devicesInDatabase,
  oldDevices,
  staffCodesInDatabase,
  staffTodayInDatabase,
} from './modules/identity/adapters/staff-in-database.ts'
import { openIdentity } from './modules/identity/identity.ts'
import type { ResetRequest } from './modules/identity/ports.ts'
import { loyaltyInDatabase } from './modules/loyalty/adapters/database.ts'
import { reminderMigrations } from './modules/loyalty/adapters/reminder-tables.ts'
import { sealByHmac } from './modules/loyalty/adapters/seal-by-hmac.ts'
import { loyaltyMigrations, loyaltyTables } from './modules/loyalty/adapters/tables.ts'
import { verifyLedger } from './modules/loyalty/adapters/verify-ledger.ts'
import { openLoyalty } from './modules/loyalty/loyalty.ts'
import { campaignMigrations } from './modules/messaging/adapters/campaign-tables.ts'
import { campaignsInDatabase } from './modules/messaging/adapters/campaigns-in-database.ts'
import { consentMigrations, consentsInDatabase } from './modules/messaging/adapters/consents-in-database.ts'
import { messagingMigrations, notificationsInDatabase } from './modules/messaging/adapters/database.ts'
import { decisionsInDatabase } from './modules/messaging/adapters/decisions-in-database.ts'
import { deliveriesInDatabase } from './modules/messaging/adapters/deliveries-in-database.ts'
import { mailInOutbox } from './modules/messaging/adapters/mail-in-outbox.ts'
import { mailsInDatabase } from './modules/messaging/adapters/mails-in-database.ts'
import { openedLinkMigrations, openedLinksInDatabase } from './modules/messaging/adapters/opened-links.ts'
import { subscriptionsInDatabase } from './modules/messaging/adapters/push-subscriptions.ts'
import { pushesByWebPush } from './modules/messaging/adapters/pushes-by-web-push.ts'
import { sealWith } from './modules/messaging/adapters/sealed.ts'
import { textByTwilio } from './modules/messaging/adapters/text-by-twilio.ts'
import { textInOutbox } from './modules/messaging/adapters/text-in-outbox.ts'
import { trackedLinks } from './modules/messaging/adapters/tracked-links.ts'
import { signedByTwilio } from './modules/messaging/adapters/twilio-signature.ts'
import { unsubscribeLinks } from './modules/messaging/adapters/unsubscribe-links.ts'
import type { AnnouncedOffer } from './modules/messaging/announce-offer.ts'
import { openMessaging } from './modules/messaging/messaging.ts'
import type { WaitingTrial } from './modules/messaging/trials.ts'
import { audienceMigrations, audiences } from './modules/patients/adapters/audiences.ts'
import { patientsInDatabase, patientsMigrations } from './modules/patients/adapters/database.ts'
import { deskInDatabase } from './modules/patients/adapters/desk-in-database.ts'
import { figuresInDatabase } from './modules/patients/adapters/figures-in-database.ts'
import { openPatients } from './modules/patients/patients.ts'
import {
  cookieChoicesInDatabase,
  consentMigrations as cookieMigrations,
  oldConsent,
  tracksInDatabase,
} from './modules/privacy/adapters/consent-in-database.ts'
import { intakeMigrations, intakesInDatabase } from './modules/privacy/adapters/intake-in-database.ts'
import { sealingWith } from './modules/privacy/adapters/sealed.ts'
import { openPrivacy } from './modules/privacy/privacy.ts'
import { requestsInDatabase, requestsMigrations } from './modules/requests/adapters/database.ts'
import { openRequests } from './modules/requests/requests.ts'
import { standingsInDatabase, tiersMigrations } from './modules/tiers/adapters/database.ts'
import { openTiers } from './modules/tiers/tiers.ts'
import { routesByModule } from './routes.ts'
import { type Settings, WrongSetting } from './settings.ts'
import { limitsOf } from './staff-gate.ts'

export const schema = {
  tables: [...contentTables, ...loyaltyTables],
  migrations: [
    ...attemptMigrations,
    ...idempotencyMigrations,
    ...identityMigrations,
    ...departureMigrations,
    ...auditLogMigrations,
    ...contentMigrations,
    ...loyaltyMigrations,
    ...tiersMigrations,
    ...messagingMigrations,
    ...consentMigrations,
    ...campaignMigrations,
    ...intakeMigrations,
    ...patientsMigrations,
    ...audienceMigrations,
    ...requestsMigrations,
    ...diaryMigrations,
    ...cookieMigrations,
    ...reminderMigrations,
    ...openedLinkMigrations,
    ...dailyMigrations,
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
  { now, jobs, checkLedger, smtpSilenceMs, pushAgent, patienceMs = 3_000 }: Outside,
) {
  const { timeZone } = settings
  const { inTransaction } = database
  const memory = await openMemory(database)
  const clinic = {
    clinicName: settings.clinicName,
    timeZone,
    bookingUrl: settings.bookingUrl,
    navVariant: settings.navVariant,
    demo: settings.demo ? { ...demoAccounts, staffCode: settings.staffCode ?? '' } : null,
  }

  const patients = openPatients({
    ...patientsInDatabase(database, memory),
    ...deskInDatabase(database),
    figures: figuresInDatabase(database, timeZone),
    now,
    timeZone,
  })
  const content = openContent({
    ...contentInDatabase(database, memory, () => clinicDay(now(), timeZone)),
    clinic,
    now,
    findPatient: patients.findPatient,
  })
  const { smtp, clinicName, appUrl } = settings
  const bySmtp = smtp && (await loadSmtp())({ ...smtp, clinicName, appUrl, silenceMs: smtpSilenceMs })
  const separately = openMessaging({
    notifications: notificationsInDatabase(database, memory),
    consents: consentsInDatabase(database),
    decisions: decisionsInDatabase(database),
    isMember: async memberId => (await patients.findPatient(memberId))?.role === 'member',
    mails: mailsInDatabase(database, sealWith(settings.sessionKeys)),
    carrier: bySmtp ?? mailInOutbox,
    wakeMail: () => jobs.publish('mail'),
    outboxIsOpen: settings.demo,
    subscriptions: subscriptionsInDatabase(database),
    push: pushesByWebPush({
      vapid: settings.vapid,
      hosts: settings.pushHosts,
      ...(pushAgent && { agent: pushAgent }),
    }),
    pushKey: settings.vapid.publicKey,
    pushHosts: settings.pushHosts,
    clinicName,
    campaigns: campaignsInDatabase(database),
    deliveries: deliveriesInDatabase(database, audiences),
    texts: settings.twilio ? textByTwilio(settings.twilio, appUrl) : textInOutbox,
    isSignedText: signedByTwilio(settings.twilio?.authToken, appUrl),
    wakeCampaigns: () => jobs.publish('campaigns'),
    together: inTransaction,
    ...unsubscribeLinks(settings.sessionKeys, appUrl),
    ...trackedLinks(settings.sessionKeys, appUrl),
    openedLinks: openedLinksInDatabase(database),
    bookingUrl: settings.bookingUrl,
    publishTrial: trial => jobs.publish('trial', { ...trial }),
    timeZone,
    quietHours: settings.quietHours,
    marketingCap: settings.marketingCap,
    patienceMs,
    sleep: ms => setTimeout(ms, undefined, { ref: false }),
    now,
    chance: Math.random,
  })
  const messaging: typeof separately = {
    ...separately,
    subscribePush: (...device) => inTransaction(() => separately.subscribePush(...device)),
    unsubscribePush: (...device) => inTransaction(() => separately.unsubscribePush(...device)),
    startCampaign: (...order) => inTransaction(() => separately.startCampaign(...order)),
    sendTodaysSpecials: actor => inTransaction(() => separately.sendTodaysSpecials(actor)),
    startBirthdaySpecials: actor => inTransaction(() => separately.startBirthdaySpecials(actor)),
    receiveText: call => inTransaction(() => separately.receiveText(call)),
    steerCampaign: (...steering) => inTransaction(() => separately.steerCampaign(...steering)),
  }
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
    namesOf: patients.namesOf,
    patientById: patients.findPatient,
    together: inTransaction,
    announceOffer: (memberId, offer) => jobs.publish('offer-push', { memberId, ...offer }),
    addSpend: tiers.addSpend,
    takeBackSpend: tiers.takeBackSpend,
    tellMember: messaging.tellMember,
    seal: sealByHmac(settings.sessionKeys),
    printedCodesCount: settings.printedCodes,
  })
  const loyalty = {
    ...oneStatementEach,
    codesArePublic: settings.demo,
    redeemGoal: (memberId: string, goalId: string) =>
      inTransaction(() => oneStatementEach.redeemGoal(memberId, goalId)),
    awardTreatment: (award: Parameters<typeof oneStatementEach.awardTreatment>[0]) =>
      inTransaction(() => oneStatementEach.awardTreatment(award)),
    undoAward: (award: Parameters<typeof oneStatementEach.undoAward>[0]) =>
      inTransaction(() => oneStatementEach.undoAward(award)),
    redeemVoucher: (voucher: Parameters<typeof oneStatementEach.redeemVoucher>[0]) =>
      inTransaction(() => oneStatementEach.redeemVoucher(voucher)),
    takeBackVoucher: (voucher: Parameters<typeof oneStatementEach.takeBackVoucher>[0]) =>
      inTransaction(() => oneStatementEach.takeBackVoucher(voucher)),
    adjustPoints: (adjustment: Parameters<typeof oneStatementEach.adjustPoints>[0]) =>
      inTransaction(() => oneStatementEach.adjustPoints(adjustment)),
    sendOffer: (memberId: string) => inTransaction(() => oneStatementEach.sendOffer(memberId)),
  }
  const undecided = openRequests({
    requests: requestsInDatabase(database),
    now,
    timeZone,
    serviceOf: content.findService,
    requestersOf: patients.namesOf,
    award: loyalty.awardRequest,
    tellMember: messaging.tellMember,
  })
  const requests = {
    ...undecided,
    approveRequest: (approval: Parameters<typeof undecided.approveRequest>[0]) =>
      inTransaction(() => undecided.approveRequest(approval)),
    denyRequest: (verdict: Parameters<typeof undecided.denyRequest>[0]) =>
      inTransaction(() => undecided.denyRequest(verdict)),
  }
  const { photosUrl, dataDir } = settings
  const oneStatementDiary = openDiary({
    ...diaryInDatabase(database),
    store: photosUrl ? photosInBucket(photosUrl) : photosInFolder(join(dataDir, 'photos')),
    develop: picturesBySharp(),
    digestOf,
    now,
    timeZone,
    serviceOf: content.findService,
    treatmentsSince: loyalty.treatmentsSince,
    creditBonus: loyalty.creditProgressPhoto,
    creditedAmong: loyalty.creditedAmong,
    // What fails here is tried again by the housekeeping.
    sweepSoon: () => database.afterCommit(() => void oneStatementDiary.sweepPhotos().catch(() => undefined)),
  })
  const diary = {
    ...oneStatementDiary,
    addDiaryEntry: (...entry: Parameters<typeof oneStatementDiary.addDiaryEntry>) =>
      inTransaction(() => oneStatementDiary.addDiaryEntry(...entry)),
    forgetMember: (memberId: string) => inTransaction(() => oneStatementDiary.forgetMember(memberId)),
  }
  const attempts = attemptsInDatabase(database, now, limitsOf(settings.staffGate))
  const sessions = sessionsInDatabase(database, memory, now)
  const identity = openIdentity({
    members: membersInDatabase(database, memory),
    departures: departuresInDatabase(database, memory),
    auditLog: auditLogInDatabase(database, timeZone),
    namesOf: patients.namesOf,
    staffCodes: staffCodesInDatabase(database, memory),
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
    watchMember: (memberId, onChange) => memory.watch('member', memberId, onChange),
    tierProgress: tiers.progressFrom,
    milestonesReached: loyalty.milestonesReached,
  })
  const forgetTracesOf = tracesInDatabase(database)
  const oneFactEach = openPrivacy({
    intakes: intakesInDatabase(database, sealingWith(settings.phiKeys)),
    now,
    timeZone,
    fillBirthday: identity.fillBirthday,
    recordConsent: messaging.recordConsent,
    consentsOf: messaging.consentsOf,
    cookieChoices: cookieChoicesInDatabase(database),
    tracks: tracksInDatabase(database),
    holdings: [
      { name: 'loyalty', ...loyalty },
      { name: 'tiers', ...tiers },
      { name: 'requests', ...requests },
      { name: 'diary', ...diary },
      { name: 'messaging', ...messaging },
      { name: 'identity', ...identity },
    ],
    confirmSelf: identity.confirmSelf,
    async forgetTraces(memberId) {
      const patient = await patients.findPatient(memberId)
      if (patient)
        await forgetTracesOf({ ...patient, name: `${patient.firstName} ${patient.lastName}`.trim() })
    },
    together: inTransaction,
  })
  const privacy = {
    ...oneFactEach,
    submitIntake: (...submission: Parameters<typeof oneFactEach.submitIntake>) =>
      inTransaction(() => oneFactEach.submitIntake(...submission)),
  }
  jobs.work('mail', (_contents, stopping) => messaging.deliverMails(stopping))
  jobs.every('* * * * *', 'mail')
  jobs.work('campaigns', (_contents, stopping) => messaging.deliverCampaigns(stopping))
  jobs.every('* * * * *', 'campaigns')
  jobs.often(5, 'campaigns')
  jobs.work('password-reset', async requests => {
    for (const request of requests) await identity.sendResetLink(request as unknown as ResetRequest)
  })
  jobs.work('offer-push', async offers => {
    for (const offer of offers) await messaging.announceOffer(offer as unknown as AnnouncedOffer)
  })
  jobs.work('trial', async trials => {
    for (const trial of trials) await messaging.carryTrial(trial as unknown as WaitingTrial)
  })
  const daily = openDaily(database, {
    now,
    timeZone,
    chores: choresOf({ loyalty, messaging }, settings, checkLedger),
  })
  jobs.work('daily', () => daily.doWhatIsDue())
  jobs.every('*/10 * * * *', 'daily')
  const close = () => bySmtp?.close()
  return {
    memory,
    clinic,
    content,
    patients,
    messaging,
    preferences: messaging,
    trial: messaging,
    tiers,
    identity,
    loyalty,
    desk: loyalty,
    requests,
    diary,
    privacy,
    daily,
    attempts,
    sessions,
    close,
  }
}

/** What is done by itself every day: at night what reads much, by day what members hear of. */
function choresOf(
  {
    loyalty,
    messaging,
  }: {
    loyalty: { remindOfEndingVouchers(): Promise<number> }
    messaging: { sendTodaysSpecials(actor: string): Promise<number> }
  },
  { birthdaySpecials, clinicName }: Settings,
  checkLedger: () => Promise<string>,
): readonly Chore[] {
  const specials = async () => `${await messaging.sendTodaysSpecials(`${clinicName}, by itself`)} specials`
  return [
    { name: 'ledger check', from: '03:00', until: '23:50', work: checkLedger },
    {
      name: 'ending vouchers',
      from: '10:00',
      until: '19:00',
      work: async () => `${await loyalty.remindOfEndingVouchers()} reminded`,
    },
    ...(birthdaySpecials === 'daily'
      ? [{ name: 'birthday specials', from: '09:00', until: '19:00', work: specials }]
      : []),
  ]
}

/** A tenth of the start, for those only who send mail. */
const loadSmtp = async () => (await import('./modules/messaging/adapters/mail-by-smtp.ts')).mailBySmtp

/** A job that takes longer than its queue says counts as lost with its process. */
const queues = [
  { name: 'mail', expireInSeconds: 300 },
  { name: 'campaigns', expireInSeconds: 300 },
  { name: 'password-reset', expireInSeconds: 60 },
  { name: 'offer-push', expireInSeconds: 60 },
  { name: 'daily', expireInSeconds: 3_600 },
  { name: 'trial', expireInSeconds: 60 },
]

export type Modules = Awaited<ReturnType<typeof openModules>>

export interface RunningApp {
  readonly url: string
  readonly database: Database
  readonly modules: Modules
  /** Not ready from now on; open requests finish within 10 s; then everything is closed. */
  stop(): Promise<void>
}

interface Outside {
  readonly now: () => Date
  readonly jobs: Jobs
  /** Looks whether the ledger's invariants hold; says it in a few words. */
  readonly checkLedger: () => Promise<string>
  /** How long an answer waits for a campaign to be through. */
  readonly patienceMs?: number | undefined
  /** How long the mail server may say nothing. */
  readonly smtpSilenceMs?: number | undefined
  /** Reaches push services; tests bring one that reaches theirs. */
  readonly pushAgent?: Agent | undefined
}

interface Surroundings {
  readonly now?: () => Date
  /** Reaches push services; tests bring one that reaches theirs. */
  readonly pushAgent?: Agent
  readonly engine?: Engine
  readonly webFolder?: string
  /** How long a stop lets open connections hear that they are at their end. */
  readonly lastAnswersMs?: number
  /** How long the mail server may say nothing. */
  readonly smtpSilenceMs?: number
  readonly streamLimits?: Partial<StreamLimits>
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
}

/** Starts the whole product on one port. Tests bring their own clock and database. */
export async function startApp(settings: Settings, surroundings: Surroundings = {}): Promise<RunningApp> {
  const { now = () => new Date(), webFolder = join(import.meta.dirname, 'web/dist'), prepare } = surroundings
  const log = openLog(settings.logLevel)
  const { database, jobs, modules, onJobError } = await openAll(settings, surroundings, log)
  await prepare?.(modules, database)

  const audit = auditInDatabase(database)
  const streams = openStreams(
    modules.sessions,
    (keyHash, onChange) => modules.memory.watch('session', keyHash, onChange),
    { ...streamLimits, ...surroundings.streamLimits },
  )
  let draining = false
  const { demo: _demo, ...publicClinic } = modules.clinic
  const app = createApp({
    now,
    secure: settings.appUrl.startsWith('https:'),
    attempts: modules.attempts,
    devices: devicesInDatabase(database, now),
    staffTimes: { idleMinutes: settings.staffGate.idle, hours: settings.staffGate.hours },
    staffToday: staffTodayInDatabase(database, modules.memory),
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
    streams,
    sessionKeys: settings.sessionKeys,
    memory: modules.memory,
    health: { databaseReady: database.ready, draining: () => draining },
    log,
    appUrl: settings.appUrl,
    trustProxy: settings.trustProxy,
    webFolder,
    clinic: publicClinic,
    painting: {
      screens: paintedScreens,
      openPainter: () => import(pathToFileURL(join(webFolder, '.server/painter.js')).href),
    },
  })
  const stopHousekeeping = keepHouse(
    database,
    [oldAttempts, oldKeys, oldSessions, oldDevices, oldResets, ...oldConsent],
    {
      now,
      onError: error => log.warn({ err: error }, 'housekeeping'),
      chores: [modules.diary.sweepPhotos],
    },
  )
  const server = await listen(app, settings)
  jobs.begin().catch(onJobError)
  return {
    url: addressOf(server, settings.host),
    database,
    modules,
    async stop() {
      draining = true
      streams.close()
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
  const { jobs, close } = await openAll({ ...settings, workers: true }, {}, log)
  await jobs.begin()
  return { stop: close }
}

/** The modules over their database, with nothing served and no job begun: for the server, the worker and commands. */
export async function openAll(settings: Settings, surroundings: Surroundings, log: Logger) {
  const { now = () => new Date(), engine, smtpSilenceMs, pushAgent, patienceMs } = surroundings
  const onJobError = (error: unknown) => log.warn({ err: error }, 'jobs')
  const database = await openDatabase(engine ?? (await openEngine(settings, log)), schema)
  const { workers: works, timeZone } = settings
  const jobs = await openJobs(database, { queues, works, timeZone, onError: onJobError })
  const checkLedger = () => checkedLedger(database, settings, log)
  const outside = { now, jobs, checkLedger, smtpSilenceMs, pushAgent, patienceMs }
  const modules = await openModules(database, settings, outside)
  const close = async () => {
    await jobs.stop()
    modules.close()
    await database.close()
  }
  return { database, jobs, modules, onJobError, close }
}

/** Where it can be, over a connection of its own: a large ledger takes longer than a statement may. */
async function checkedLedger(database: Database, { databaseUrl }: Settings, log: Logger): Promise<string> {
  const onError = (error: Error) => log.warn({ err: error }, 'ledger check')
  const apart = databaseUrl && openPostgres({ url: databaseUrl, statementMs: 3_600_000, onError })
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
