import type { Platform } from '#platform/module.ts'
import { demoAccounts } from './demo/accounts.ts'
import type { Arrivals } from './modules/arrivals/arrivals.ts'
import { arrivalsModule } from './modules/arrivals/module.ts'
import { contentModule } from './modules/content/module.ts'
import { diaryModule } from './modules/diary/module.ts'
import { focusModule } from './modules/focus/module.ts'
import { type IdentitySettings, identityModule } from './modules/identity/module.ts'
import { type IntegrationsSettings, integrationsModule } from './modules/integrations/module.ts'
import { loyaltyModule } from './modules/loyalty/module.ts'
import { type MessagingSettings, messagingModule } from './modules/messaging/module.ts'
import { patientsModule } from './modules/patients/module.ts'
import { privacyModule } from './modules/privacy/module.ts'
import type { Privacy } from './modules/privacy/privacy.ts'
import { programModule } from './modules/program/module.ts'
import { requestsModule } from './modules/requests/module.ts'
import { tiersModule } from './modules/tiers/module.ts'
import type { Terms } from './modules/tiers/tier-terms.ts'
import type { ClinicArchive } from './server/archive-routes.ts'
import type { BackupState } from './server/backups/backup-runs.ts'
import type { BrokenRecords } from './server/daily-checks.ts'
import { openSetup } from './server/findings.ts'
import type { Settings } from './server/settings.ts'

export type Modules = Awaited<ReturnType<typeof openModules>>

/** Test replacements for the outside world. They aren't settings, so they can't weaken a real clinic. */
export type Overrides = Pick<IdentitySettings, 'hashCost'> &
  Pick<MessagingSettings, 'smtpSilenceMs' | 'pushAgent' | 'waitTimeoutMs'> &
  Pick<IntegrationsSettings, 'webhookAgent'>

type ClinicPlatform = Platform<Settings & Overrides> & {
  readonly backupState: () => Promise<BackupState>
  readonly brokenRecords: () => Promise<BrokenRecords>
  readonly recordSheetCheck: () => Promise<unknown>
  readonly archive: ClinicArchive
}

/**
 * The dependency graph of the system: each module is opened after the modules that it calls. Where two call each other, the
 * first one gets a function that looks the second one up, with a comment that says why.
 */
export async function openModules(platform: ClinicPlatform) {
  const { settings, backupState, brokenRecords, recordSheetCheck, archive, now, timeZone } = platform

  // Dependencies in the other direction: merged accounts are read as one.
  const accountsOf = (memberId: string): Promise<readonly string[]> => loyalty.accountsOf(memberId)
  const survivorOf = (memberId: string): Promise<string | undefined> => loyalty.survivorOf(memberId)

  const patients = patientsModule.open(platform, {
    // Dependencies in the other direction: privacy says which intakes are current, arrivals what was imported.
    intakeRule: (): ReturnType<Privacy['intakeRule']> => privacy.intakeRule(),
    importedFactsOf: (memberId: string): ReturnType<Arrivals['importedFactsOf']> =>
      arrivals.importedFactsOf(memberId),
    survivorOf,
  })
  const { findPatient, patientByEmail, namesOf } = patients
  const birthdayOf = async (memberId: string) => (await findPatient(memberId))?.dateOfBirth ?? null

  const content = contentModule.open(platform, {
    // A dependency in the other direction: tiers announce a new tier in the clinic's words.
    currentLevels: (): Promise<Terms> => tiers.currentLevels(),
    demo: settings.demo ? { ...demoAccounts, staffCode: settings.staffCode ?? '' } : null,
    findPatient,
  })
  await content.followTimeZone()

  const messaging = await messagingModule.open(platform, {
    audiences: patients.audiences,
    addressees: patients.addressees,
    clinicSettings: content.clinicSettings,
    clinicName: async () => (await content.readBrand()).clinicName,
    birthdayOf,
    isMember: async memberId => (await findPatient(memberId))?.role === 'member',
    accountsOf,
    survivorOf,
    memberByEmail: patientByEmail,
    letterhead: content.readLetterhead,
  })
  const { notifyMember } = messaging

  const tiers = tiersModule.open(platform, { notifyMember })

  const loyalty = loyaltyModule.open(platform, {
    serviceOf: content.findService,
    worthOf: content.worthOf,
    locationOf: content.findLocation,
    patientByEmail,
    holdPatient: patients.holdPatient,
    patientById: findPatient,
    namesOf,
    tierNames: tiers.tierNames,
    addSpend: tiers.addSpend,
    takeBackSpend: tiers.takeBackSpend,
    notifyMember,
    announceOffer: messaging.publishOffer,
    clinicSettings: content.clinicSettings,
  })

  const requests = requestsModule.open(platform, {
    serviceOf: content.findService,
    requestersOf: namesOf,
    award: loyalty.awardRequest,
    notifyMember,
  })

  const diary = diaryModule.open(platform, {
    birthdayOf,
    accountsOf,
    serviceOf: content.findService,
    treatmentsOf: loyalty.treatmentsOf,
    creditBonus: loyalty.creditProgressPhoto,
    creditedAmong: loyalty.creditedAmong,
  })

  // The modules that own a part's tables get what to publish; they never see drafts (D-169).
  const program = programModule.open(platform, {
    parts: {
      places: { read: content.currentPlaces, publish: content.publishPlaces },
      menu: { read: content.currentMenu, publish: content.publishMenu },
      rewards: { read: loyalty.currentRewards, publish: loyalty.publishRewards },
      codes: { read: loyalty.currentCodes, publish: loyalty.publishCodes },
      tiers: { read: tiers.currentTiers, publish: tiers.publishTiers },
      pages: { read: content.currentPages, publish: content.publishPages },
      brand: { read: content.currentBrand, publish: content.publishBrand },
      rules: {
        read: content.clinicRules,
        publish: it => content.publishRules(it).then(loyalty.timeRewards),
      },
    },
    countTouched: patients.countTouched,
    countTouchedByAny: patients.countTouchedByAny,
    touchedAfter: patients.touchedAfter,
    notifyMember,
    retainPictures: content.retainPicturesIn,
  })

  const { identity, access } = identityModule.open(platform, {
    findPatient,
    namesOf,
    accountsOf,
    processImage: diary.processImage,
    holdPatient: patients.holdPatient,
    sendMail: messaging.sendMail,
    consentWording: () => messaging.readConsentWords().wording,
    recordConsent: messaging.recordConsent,
    endTexts: messaging.endTexts,
    removePushDevices: messaging.removePushDevices,
    sendText: settings.twilio && messaging.sendAskedText,
    levelOf: tiers.levelOf,
    unreachedMembers: messaging.unreachedMembers,
    // Dependencies in the other direction: an import knows what other systems write instead of an address.
    isPlaceholderEmail: (email: string): boolean => arrivals.isPlaceholderEmail(email),
    membersOfImport: (importId: string): Promise<readonly string[]> => arrivals.membersOfImport(importId),
  })

  const integrations = integrationsModule.open(platform, {
    pageOfPatients: patients.pageOfPatients,
    findPatient,
    survivorOf,
    patientByEmail,
    membersByPhone: identity.membersByPhone,
    memberByExternalId: identity.memberByExternalId,
    enroll: identity.enroll,
    listVouchers: loyalty.listVouchers,
    awardTreatment: loyalty.awardTreatment,
    redeemVoucher: loyalty.redeemVoucher,
  })

  const arrivals = arrivalsModule.open(platform, {
    parsePhone: identity.parsePhone,
    holdersOf: identity.holdersOf,
    membersByExternalIds: identity.membersByExternalIds,
    addExternalIds: identity.addExternalIds,
    removeExternalIds: identity.removeExternalIds,
    importMembers: identity.importMembers,
    fillIn: identity.fillIn,
    undoFillIn: identity.undoFillIn,
    holdMember: patients.holdPatient,
    postImported: loyalty.postImported,
    countEntries: loyalty.countEntries,
    entriesByActor: loyalty.entriesByActor,
    balancesOf: loyalty.balancesOf,
    openImported: loyalty.openImported,
    placeImported: tiers.placeImported,
    tiers: async () => (await tiers.currentTiers()).tiers,
    pointRate: patients.pointRate,
    recordImportedConsents: messaging.recordImportedConsents,
    takeConsentsBack: messaging.takeConsentsBack,
    activitySince: patients.activitySince,
    findPatient,
    accountsOf,
    holdMembers: identity.holdMembers,
    mergedTier: tiers.mergedTier,
    namesOf,
    namesakesOf: identity.namesakesOf,
    listContacts: identity.listContacts,
    accountSummaryOf: identity.accountSummaryOf,
    listVouchers: loyalty.listVouchers,
    countRequests: requests.countRequests,
    countDiaryEntries: diary.countDiaryEntries,
    intakeStatus: (memberId: string): ReturnType<Privacy['intakeStatus']> => privacy.intakeStatus(memberId),
    readPreferences: messaging.readPreferences,
    mergeParts: [
      {
        name: 'requests',
        merge: ({ survivorId, absorbedId }) => requests.moveRequests(absorbedId, survivorId),
        undo: ({ survivorId, absorbedId }, ids) => requests.moveRequests(survivorId, absorbedId, ids),
      },
      { name: 'loyalty', merge: loyalty.mergeAccounts, undo: loyalty.unmergeAccounts },
      {
        name: 'tiers',
        merge: ({ survivorId, absorbedId }) => tiers.mergeStatuses(survivorId, absorbedId),
        undo: ({ survivorId, absorbedId }, merged) => tiers.unmergeStatuses(survivorId, absorbedId, merged),
      },
      {
        name: 'messaging',
        merge: ({ survivorId, absorbedId }) => messaging.mergeRecipient(survivorId, absorbedId),
        undo: messaging.unmergeRecipient,
      },
      {
        name: 'identity',
        merge: ({ survivorId, absorbedId, at }) => identity.mergeMembers(survivorId, absorbedId, at),
        undo: ({ at }, merged) => identity.unmergeMembers(merged, at),
      },
    ],
    // Privacy asks every module for its personal data, including identity.
    eraseMembers: (memberIds: readonly string[]): Promise<boolean> => privacy.removeMembers(memberIds),
  })

  const privacy = privacyModule.open(platform, {
    findPatient,
    holdMembers: identity.holdMembers,
    accountsOf,
    countPatientsWithIntake: patients.countPatientsWithIntake,
    isPublishedText: async (name, version) => (await content.readPage(name, version)) !== undefined,
    listTexts: content.listPages,
    fillBirthday: identity.fillBirthday,
    reauthenticate: identity.reauthenticate,
    recordConsent: messaging.recordConsent,
    consentsOf: messaging.consentsOf,
    isConfirmingNumber: messaging.isConfirmingNumber,
    contactsOf: identity.listContacts,
    holdings: { loyalty, tiers, requests, diary, messaging, content, integrations, arrivals, identity },
  })

  const focus = focusModule.open(platform, {
    findPatient,
    expectBonuses: diary.expectBonuses,
    listPromotions: content.listPromotions,
    intakeNeed: privacy.intakeNeed,
  })

  const server = openSetup({
    settings,
    backupState,
    recordSheetCheck,
    now,
    timeZone,
    clinicRules: content.clinicRules,
    brokenRecords,
    webhooksGivenUp: integrations.listGivenUp,
    limitedKeys: integrations.listLimitedKeys,
    channelTroubles: messaging.listTroubles,
  })

  return {
    patients,
    content,
    messaging,
    tiers,
    loyalty: {
      ...loyalty,
      seedCheckInCodes: program.recording('Default check-in codes', loyalty.seedCheckInCodes),
    },
    requests,
    diary,
    focus,
    program,
    identity,
    access,
    integrations,
    arrivals,
    privacy,
    server: { ...server, ...archive },
  }
}
