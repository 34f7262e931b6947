import type { Agent } from 'node:https'
import { setTimeout } from 'node:timers/promises'
import type { Database } from '#platform/database/database.ts'
import { openMemory } from '#platform/database/remembered.ts'
import { transactionsOn } from '#platform/database/transactions.ts'
import { cipherWith } from '#platform/encryption/cipher.ts'
import { attemptMigrations, attemptsInDatabase } from '#platform/http/attempts.ts'
import { idempotencyMigrations } from '#platform/http/idempotency.ts'
import { tracesInDatabase } from '#platform/http/traces.ts'
import { type Chore, dailyMigrations, openDaily } from '#platform/jobs/daily.ts'
import { jobsMigrations } from '#platform/jobs/installation.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { demoAccounts } from './demo/accounts.ts'
import { encryptPlain, openPhotos, plainRows } from './health-data.ts'
import { contentInDatabase, contentMigrations, contentTables } from './modules/content/adapters/database.ts'
import { openContent } from './modules/content/content.ts'
import { diaryInDatabase, diaryMigrations } from './modules/diary/adapters/database.ts'
import { picturesBySharp } from './modules/diary/adapters/pictures-by-sharp.ts'
import { openDiary } from './modules/diary/diary.ts'
import { signInLimit } from './modules/identity/adapters/account-routes.ts'
import { auditLogInDatabase, auditLogMigrations } from './modules/identity/adapters/audit-in-database.ts'
import { isCommonPassword } from './modules/identity/adapters/common-passwords.ts'
import {
  identityMigrations,
  membersInDatabase,
  sessionsInDatabase,
} from './modules/identity/adapters/database.ts'
import {
  departureMigrations,
  departuresInDatabase,
} from './modules/identity/adapters/departures-in-database.ts'
import { profilePhotoBySharp } from './modules/identity/adapters/profile-photo-by-sharp.ts'
import {
  profilePhotoMigrations,
  profilePhotosInDatabase,
} from './modules/identity/adapters/profile-photos-in-database.ts'
import { resetsInDatabase } from './modules/identity/adapters/resets-in-database.ts'
import { type HashCost, secretsByArgon2 } from './modules/identity/adapters/secrets.ts'
import { staffCodesInDatabase } from './modules/identity/adapters/staff-in-database.ts'
import { openIdentity } from './modules/identity/identity.ts'
import type { ResetRequest } from './modules/identity/ports.ts'
import { loyaltyInDatabase } from './modules/loyalty/adapters/database.ts'
import { reminderMigrations } from './modules/loyalty/adapters/reminder-tables.ts'
import { sealByHmac } from './modules/loyalty/adapters/seal-by-hmac.ts'
import { loyaltyMigrations, loyaltyTables } from './modules/loyalty/adapters/tables.ts'
import { milestones } from './modules/loyalty/ledger.ts'
import { openLoyalty } from './modules/loyalty/loyalty.ts'
import { campaignMigrations } from './modules/messaging/adapters/campaign-tables.ts'
import { campaignsInDatabase } from './modules/messaging/adapters/campaigns-in-database.ts'
import { consentMigrations, consentsInDatabase } from './modules/messaging/adapters/consents-in-database.ts'
import { messagingMigrations, notificationsInDatabase } from './modules/messaging/adapters/database.ts'
import { decisionsInDatabase } from './modules/messaging/adapters/decisions-in-database.ts'
import { deliveriesInDatabase } from './modules/messaging/adapters/deliveries-in-database.ts'
import { mailInOutbox } from './modules/messaging/adapters/mail-in-outbox.ts'
import { mailsInDatabase } from './modules/messaging/adapters/mails-in-database.ts'
import { mailNotSetUp, textNotSetUp } from './modules/messaging/adapters/not-set-up.ts'
import { numberCodes } from './modules/messaging/adapters/number-codes.ts'
import {
  numberConfirmationMigrations,
  numberConfirmationsInDatabase,
} from './modules/messaging/adapters/number-confirmations-in-database.ts'
import { openedLinkMigrations, openedLinksInDatabase } from './modules/messaging/adapters/opened-links.ts'
import { subscriptionsInDatabase } from './modules/messaging/adapters/push-subscriptions.ts'
import { pushesByWebPush } from './modules/messaging/adapters/pushes-by-web-push.ts'
import { sealWith } from './modules/messaging/adapters/sealed.ts'
import { textByTwilio } from './modules/messaging/adapters/text-by-twilio.ts'
import { textInOutbox } from './modules/messaging/adapters/text-in-outbox.ts'
import { trackedLinks } from './modules/messaging/adapters/tracked-links.ts'
import { signedByTwilio } from './modules/messaging/adapters/twilio-signature.ts'
import { unsubscribeLinks } from './modules/messaging/adapters/unsubscribe-links.ts'
import { openMessaging } from './modules/messaging/messaging.ts'
import type { WaitingPush } from './modules/messaging/notifications.ts'
import type { WaitingCode } from './modules/messaging/number-confirmations.ts'
import type { AnnouncedOffer } from './modules/messaging/offers.ts'
import type { WaitingTrial } from './modules/messaging/trials.ts'
import { audienceMigrations, audiences } from './modules/patients/adapters/audiences.ts'
import { patientsInDatabase, patientsMigrations } from './modules/patients/adapters/database.ts'
import { deskInDatabase } from './modules/patients/adapters/desk-in-database.ts'
import { figuresInDatabase } from './modules/patients/adapters/figures-in-database.ts'
import { openPatients } from './modules/patients/patients.ts'
import {
  cookieChoicesInDatabase,
  consentMigrations as cookieMigrations,
  tracksInDatabase,
} from './modules/privacy/adapters/consent-in-database.ts'
import { intakeMigrations, intakesInDatabase } from './modules/privacy/adapters/intake-in-database.ts'
import { phiKeyMigrations } from './modules/privacy/adapters/phi-keys.ts'
import { isCurrent } from './modules/privacy/intake.ts'
import { openPrivacy } from './modules/privacy/privacy.ts'
import { requestsInDatabase, requestsMigrations } from './modules/requests/adapters/database.ts'
import { openRequests } from './modules/requests/requests.ts'
import { standingsInDatabase, tiersMigrations } from './modules/tiers/adapters/database.ts'
import { tiers } from './modules/tiers/standing.ts'
import { openTiers } from './modules/tiers/tiers.ts'
import { findingsOf } from './server/findings.ts'
import type { Settings } from './server/settings.ts'
import { limitsOf } from './server/staff-gate.ts'

export const schema = {
  tables: [...contentTables, ...loyaltyTables],
  migrations: [
    ...attemptMigrations,
    ...idempotencyMigrations,
    ...identityMigrations,
    ...departureMigrations,
    ...profilePhotoMigrations,
    ...auditLogMigrations,
    ...contentMigrations,
    ...loyaltyMigrations,
    ...tiersMigrations,
    ...messagingMigrations,
    ...consentMigrations,
    ...campaignMigrations,
    ...numberConfirmationMigrations,
    ...intakeMigrations,
    ...phiKeyMigrations,
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

/** The modules, introduced to each other over one database: the dependency graph of the system. */
export async function openModules(
  database: Database,
  settings: Settings,
  { now, jobs, checkLedger, reportUnsent, smtpSilenceMs, pushAgent, hashCost, patienceMs = 3_000 }: Outside,
) {
  const { timeZone } = settings
  const { inTransaction } = database
  const eachInTransaction = transactionsOn(database)
  const memory = await openMemory(database)
  const cipher = cipherWith(settings.phiKeys)
  const clinic = {
    clinicName: settings.clinicName,
    timeZone,
    bookingUrl: settings.bookingUrl ?? null,
    navVariant: settings.navVariant,
    tiers,
    milestones,
    demo: settings.demo ? { ...demoAccounts, staffCode: settings.staffCode ?? '' } : null,
  }

  const patients = openPatients({
    ...patientsInDatabase(database, memory),
    ...deskInDatabase(database),
    figures: figuresInDatabase(database, timeZone),
    intakeStands: intake => isCurrent(intake, now(), timeZone),
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
    confirmations: numberConfirmationsInDatabase(database),
    codesOf: numberCodes(settings.sessionKeys),
    publishCode: code => jobs.publish('number-code', { ...code }),
    isMember: async memberId => (await patients.findPatient(memberId))?.role === 'member',
    mails: mailsInDatabase(database, sealWith(settings.sessionKeys)),
    carrier: bySmtp ?? (settings.demo ? mailInOutbox : mailNotSetUp(reportUnsent)),
    isSetUp: channel => isSetUp(channel, settings),
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
    texts: settings.twilio
      ? textByTwilio(settings.twilio, appUrl)
      : settings.demo
        ? textInOutbox
        : textNotSetUp,
    isSignedText: signedByTwilio(settings.twilio?.authToken, appUrl),
    wakeCampaigns: () => jobs.publish('campaigns'),
    together: inTransaction,
    ...unsubscribeLinks(settings.sessionKeys, appUrl),
    ...trackedLinks(settings.sessionKeys, appUrl),
    openedLinks: openedLinksInDatabase(database),
    bookingUrl: settings.bookingUrl,
    publishTrial: trial => jobs.publish('trial', { ...trial }),
    publishPush: push => jobs.publish('notification-push', { ...push }),
    announceLater: (offer, notBefore) => jobs.publish('offer-push', { ...offer }, notBefore),
    memberByEmail: patients.patientByEmail,
    timeZone,
    quietHours: settings.quietHours,
    marketingCap: settings.marketingCap,
    patienceMs,
    sleep: ms => setTimeout(ms, undefined, { ref: false }),
    now,
    chance: Math.random,
  })
  const messaging = eachInTransaction(
    separately,
    'choosePreference',
    'confirmNumber',
    'subscribePush',
    'unsubscribePush',
    'startCampaign',
    'sendTodaysSpecials',
    'startBirthdaySpecials',
    'receiveText',
    'steerCampaign',
  )
  const standings = openTiers({
    standings: standingsInDatabase(database, memory),
    tellMember: messaging.tellMember,
  })
  const oneStatementEach = openLoyalty({
    ...loyaltyInDatabase(database, memory),
    now,
    timeZone,
    serviceOf: content.findService,
    locationOf: content.findLocation,
    patientByEmail: patients.patientByEmail,
    namesOf: patients.namesOf,
    patientById: patients.findPatient,
    together: inTransaction,
    announceOffer: (memberId, offer) => jobs.publish('offer-push', { memberId, ...offer }),
    addSpend: standings.addSpend,
    takeBackSpend: standings.takeBackSpend,
    tellMember: messaging.tellMember,
    seal: sealByHmac(settings.sessionKeys),
    printedCodesCount: settings.printedCodes,
  })
  const loyalty = {
    ...eachInTransaction(
      oneStatementEach,
      'redeemGoal',
      'awardTreatment',
      'undoAward',
      'redeemVoucher',
      'takeBackVoucher',
      'confirmScan',
      'declineScan',
      'adjustPoints',
      'sendOffer',
    ),
    codesArePublic: settings.demo,
  }
  const undecided = openRequests({
    requests: requestsInDatabase(database, cipher),
    now,
    timeZone,
    serviceOf: content.findService,
    requestersOf: patients.namesOf,
    award: loyalty.awardRequest,
    tellMember: messaging.tellMember,
  })
  const requests = eachInTransaction(undecided, 'approveRequest', 'denyRequest')
  const photos = openPhotos(database, cipher, settings)
  const develop = picturesBySharp()
  const oneStatementDiary = openDiary({
    ...diaryInDatabase(database, cipher),
    store: photos.store,
    develop,
    digestOf: photos.digests.of,
    now,
    timeZone,
    serviceOf: content.findService,
    treatmentsOf: loyalty.treatmentsOf,
    creditBonus: loyalty.creditProgressPhoto,
    creditedAmong: loyalty.creditedAmong,
    // What fails here is tried again by the housekeeping.
    sweepSoon: () => database.afterCommit(() => void oneStatementDiary.sweepPhotos().catch(() => undefined)),
  })
  const diary = eachInTransaction(oneStatementDiary, 'addDiaryEntry', 'forgetMember')
  const attempts = attemptsInDatabase(database, now, limitsOf(settings.staffGate))
  const sessions = sessionsInDatabase(database, memory, now)
  const identity = openIdentity({
    members: membersInDatabase(database, memory),
    departures: departuresInDatabase(database, memory),
    profilePhotos: profilePhotosInDatabase(database, memory, cipher),
    developProfilePhoto: profilePhotoBySharp(develop),
    auditLog: auditLogInDatabase(database, timeZone),
    namesOf: patients.namesOf,
    staffCodes: staffCodesInDatabase(database, memory),
    secrets: secretsByArgon2(settings.sessionKeys, hashCost),
    resets: resetsInDatabase(database),
    isCommonPassword,
    sessions,
    publishReset: request => jobs.publish('password-reset', { ...request }),
    publishWarning: warning => jobs.publish('sign-in-warning', warning),
    isFirstWarning: email => attempts.isFirst('sign-in warning', email, 24 * 60),
    sendMail: messaging.sendMail,
    forgetFailures: email => attempts.forget(signInLimit, email),
    together: inTransaction,
    appUrl,
    now,
    timeZone,
    findPatient: patients.findPatient,
    watchMember: (memberId, onChange) => memory.watch('member', memberId, onChange),
    tierProgress: standings.progressFrom,
    milestonesReached: loyalty.milestonesReached,
  })
  const forgetTracesOf = tracesInDatabase(database)
  const oneFactEach = openPrivacy({
    intakes: intakesInDatabase(database, cipher),
    now,
    timeZone,
    fillBirthday: identity.fillBirthday,
    recordConsent: messaging.recordConsent,
    consentsOf: messaging.consentsOf,
    isConfirmingNumber: messaging.isConfirmingNumber,
    cookieChoices: cookieChoicesInDatabase(database),
    tracks: tracksInDatabase(database),
    holdings: [
      { name: 'loyalty', ...loyalty },
      { name: 'tiers', ...standings },
      { name: 'requests', ...requests },
      { name: 'diary', ...diary },
      { name: 'messaging', ...messaging },
      { name: 'identity', ...identity },
    ],
    confirmSelf: identity.confirmSelf,
    async forgetTraces(memberId) {
      const patient = await patients.findPatient(memberId)
      if (patient) await forgetTracesOf(patient)
      for (const held of patient ? [memberId, patient.email] : [memberId]) await jobs.forget(held)
    },
    together: inTransaction,
  })
  const privacy = eachInTransaction(oneFactEach, 'submitIntake')
  jobs.work('mail', (_contents, stopping) => messaging.deliverMails(stopping))
  jobs.every('* * * * *', 'mail')
  jobs.work('campaigns', (_contents, stopping) => messaging.deliverCampaigns(stopping))
  jobs.every('* * * * *', 'campaigns')
  jobs.often(5, 'campaigns')
  jobs.work('password-reset', async requests => {
    for (const request of requests) await identity.sendResetLink(request as unknown as ResetRequest)
  })
  jobs.workEach('sign-in-warning', warning => identity.warnOfGuesses((warning as { email: string }).email))
  jobs.workEach('offer-push', offer => messaging.announceOffer(offer as unknown as AnnouncedOffer))
  jobs.workEach('notification-push', push => messaging.pushNotification(push as unknown as WaitingPush))
  jobs.workEach('number-code', code => messaging.textCode(code as unknown as WaitingCode))
  jobs.workEach('trial', trial => messaging.carryTrial(trial as unknown as WaitingTrial))
  const plain = plainRows(database, cipher, photos)
  jobs.work('encrypt-plain', (_contents, stopping) => encryptPlain(plain, stopping).then(() => undefined))
  jobs.often(10, 'encrypt-plain')
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
    tiers: standings,
    identity,
    loyalty,
    desk: loyalty,
    requests,
    diary,
    privacy,
    daily,
    attempts,
    sessions,
    setup: { findings: findingsOf(settings) },
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

/** Keys for pushes are always there; in demo mode the outbox takes what no provider does. */
const isSetUp = (channel: 'email' | 'sms' | 'push', { demo, smtp, twilio }: Settings): boolean =>
  demo || channel === 'push' || Boolean(channel === 'email' ? smtp : twilio)

/** A tenth of the start, for those only who send mail. */
const loadSmtp = async () => (await import('./modules/messaging/adapters/mail-by-smtp.ts')).mailBySmtp

/** A job that takes longer than its queue says counts as lost with its process. */
export const queues = [
  { name: 'mail', expireInSeconds: 300 },
  { name: 'campaigns', expireInSeconds: 300 },
  { name: 'password-reset', expireInSeconds: 60 },
  { name: 'sign-in-warning', expireInSeconds: 60 },
  // A minute, two, four … until the next morning.
  { name: 'offer-push', expireInSeconds: 300, retryAfterSeconds: 60, retries: 9 },
  { name: 'notification-push', expireInSeconds: 300, retryAfterSeconds: 60, retries: 9 },
  { name: 'daily', expireInSeconds: 3_600 },
  { name: 'encrypt-plain', expireInSeconds: 3_600 },
  // Whoever tries a message looks at the phone; an SMS must not come twice after a crash.
  { name: 'number-code', expireInSeconds: 60, retries: 0 },
  { name: 'trial', expireInSeconds: 60, retries: 0 },
]

export type Modules = Awaited<ReturnType<typeof openModules>>

interface Outside {
  readonly now: () => Date
  readonly jobs: Jobs
  /** Looks whether the ledger's invariants hold; says it in a few words. */
  readonly checkLedger: () => Promise<string>
  /** Hears of a mail that could not leave because no mail server is set. */
  readonly reportUnsent: (mail: object) => void
  /** How long an answer waits for a campaign to be through. */
  readonly patienceMs?: number | undefined
  /** How long the mail server may say nothing. */
  readonly smtpSilenceMs?: number | undefined
  /** Reaches push services; tests bring one that reaches theirs. */
  readonly pushAgent?: Agent | undefined
  /** What a password's hash costs, where tests want it to cost nothing. */
  readonly hashCost?: HashCost | undefined
}
