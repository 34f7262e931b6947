import type { Platform } from '#platform/module.ts'
import { demoAccounts } from './demo/accounts.ts'
import { contentModule } from './modules/content/module.ts'
import { diaryModule } from './modules/diary/module.ts'
import { type IdentitySettings, identityModule } from './modules/identity/module.ts'
import { type IntegrationsSettings, integrationsModule } from './modules/integrations/module.ts'
import { loyaltyModule } from './modules/loyalty/module.ts'
import { type MessagingSettings, messagingModule } from './modules/messaging/module.ts'
import { patientsModule } from './modules/patients/module.ts'
import { isCurrent } from './modules/privacy/intake.ts'
import { privacyModule } from './modules/privacy/module.ts'
import { programmeModule } from './modules/programme/module.ts'
import { requestsModule } from './modules/requests/module.ts'
import { tiersModule } from './modules/tiers/module.ts'
import type { BackupState } from './server/backups/backup-runs.ts'
import { openSetup } from './server/findings.ts'
import type { Settings } from './server/settings.ts'

export type Modules = Awaited<ReturnType<typeof openModules>>

/** What tests bring along instead of the world outside; no setting, so that nobody makes a clinic's weaker. */
export type Overrides = Pick<IdentitySettings, 'hashCost'> &
  Pick<MessagingSettings, 'smtpSilenceMs' | 'pushAgent' | 'waitTimeoutMs'> &
  Pick<IntegrationsSettings, 'webhookAgent'>

type ClinicPlatform = Platform<Settings & Overrides> & { readonly backupState: () => Promise<BackupState> }

/** The modules, introduced to each other over one platform: the dependency graph of the system. */
export async function openModules(platform: ClinicPlatform) {
  const known = await openKnown(platform)
  await known.content.followTimeZone()
  const earned = openEarned(platform, known)
  const accounts = openAccounts(platform, { ...known, ...earned })
  const { patients, content, messaging } = known
  const { identity, integrations } = accounts
  const focus = patientsModule.focus(platform, { ...patients, ...content, ...earned.diary })
  return {
    ...known,
    ...earned,
    ...accounts,
    patients: { ...patients, ...focus },
    server: openSetup(
      platform,
      content.saidRules,
      identity.brokenAudit,
      integrations.listGivenUp,
      integrations.listLimitedKeys,
      messaging.listTroubles,
    ),
  }
}

/** Who the patients are, how the clinic writes to them, their tiers and what it offers: all others ask for these. */
async function openKnown(platform: ClinicPlatform) {
  const { settings, now, timeZone } = platform
  const patients = patientsModule.open(platform, { intakeStands: it => isCurrent(it, now(), timeZone) })
  const { findPatient, patientByEmail } = patients

  const levels = tiersModule.levels(platform)

  const content = contentModule.open(platform, {
    levelsInForce: levels.inForce,
    demo: settings.demo ? { ...demoAccounts, staffCode: settings.staffCode ?? '' } : null,
    findPatient,
  })

  const messaging = await messagingModule.open(platform, {
    audiences: patients.audiences,
    houseRules: content.houseRules,
    clinicName: async () => (await content.readBrand()).clinicName,
    birthdayOf: birthdaysBy(findPatient),
    isMember: async memberId => (await findPatient(memberId))?.role === 'member',
    memberByEmail: patientByEmail,
    letterhead: content.readLetterhead,
  })

  const tiers = tiersModule.open(platform, { levels, notifyMember: messaging.notifyMember })

  return { patients, messaging, tiers, content }
}

const birthdaysBy =
  (findPatient: (memberId: string) => Promise<{ readonly dateOfBirth: string | null } | undefined>) =>
  async (memberId: string) =>
    (await findPatient(memberId))?.dateOfBirth ?? null

type Known = Awaited<ReturnType<typeof openKnown>>

/** What a member earns: points, and what is credited for visits and photos. */
function openEarned(platform: ClinicPlatform, { patients, messaging, tiers, content }: Known) {
  const { findPatient, patientByEmail, holdPatient, namesOf } = patients
  const { notifyMember } = messaging

  const loyalty = loyaltyModule.open(platform, {
    serviceOf: content.findService,
    worthOf: content.worthOf,
    locationOf: content.findLocation,
    patientByEmail,
    holdPatient,
    patientById: findPatient,
    namesOf,
    tierNames: tiers.tierNames,
    addSpend: tiers.addSpend,
    takeBackSpend: tiers.takeBackSpend,
    notifyMember,
    announceOffer: messaging.publishOffer,
    houseRules: content.houseRules,
  })

  const requests = requestsModule.open(platform, {
    serviceOf: content.findService,
    requestersOf: namesOf,
    award: loyalty.awardRequest,
    notifyMember,
  })

  const diary = diaryModule.open(platform, {
    birthdayOf: birthdaysBy(findPatient),
    serviceOf: content.findService,
    treatmentsOf: loyalty.treatmentsOf,
    creditBonus: loyalty.creditProgressPhoto,
    creditedAmong: loyalty.creditedAmong,
  })

  // Whoever keeps a part's tables is told what to publish, and knows of no drafts (D-169).
  const programme = programmeModule.open(platform, {
    parts: {
      places: { read: content.placesInForce, publish: content.publishPlaces },
      menu: { read: content.menuInForce, publish: content.publishMenu },
      rewards: { read: loyalty.rewardsInForce, publish: loyalty.publishRewards },
      codes: { read: loyalty.codesInForce, publish: loyalty.publishCodes },
      tiers: { read: tiers.tiersInForce, publish: tiers.publishTiers },
      pages: { read: content.pagesInForce, publish: content.publishPages },
      brand: { read: content.brandInForce, publish: content.publishBrand },
      rules: { read: content.saidRules, publish: it => content.publishRules(it).then(loyalty.timeRewards) },
    },
    reach: { ...patients, notifyMember },
    retainPictures: content.retainPicturesIn,
  })
  const seedCheckInCodes = programme.recording('Default check-in codes', loyalty.seedCheckInCodes)

  return { loyalty: { ...loyalty, seedCheckInCodes }, requests, diary, programme }
}

/** Who signs in, and what becomes of a member's data: these know all the others. */
function openAccounts(
  platform: ClinicPlatform,
  { patients, content, messaging, tiers, loyalty, requests, diary }: Known & ReturnType<typeof openEarned>,
) {
  const { findPatient, namesOf } = patients
  const { identity, access } = identityModule.open(platform, {
    findPatient,
    namesOf,
    processImage: diary.processImage,
    sendMail: messaging.sendMail,
    levelOf: tiers.levelOf,
  })

  const integrations = integrationsModule.open(platform, { ...patients, ...loyalty })

  const privacy = privacyModule.open(platform, {
    findPatient,
    isPublishedText: async (name, version) => (await content.readPage(name, version)) !== undefined,
    listTexts: content.listPages,
    fillBirthday: identity.fillBirthday,
    reauthenticate: identity.reauthenticate,
    recordConsent: messaging.recordConsent,
    consentsOf: messaging.consentsOf,
    isConfirmingNumber: messaging.isConfirmingNumber,
    holdings: { loyalty, tiers, requests, diary, messaging, content, integrations, identity },
  })

  return { identity, access, privacy, integrations }
}
