import type { StaffAction } from '#platform/http/route/answer-route.ts'
import type { Module, Platform } from '#platform/module.ts'
import { openAccounts } from './accounts/accounts.ts'
import { handleMails, mailsOf } from './accounts/adapters/account-mails.ts'
import { accountRemovalInDatabase } from './accounts/adapters/account-removal-in-database.ts'
import { accountRoutes } from './accounts/adapters/account-routes.ts'
import { isCommonPassword } from './accounts/adapters/common-passwords.ts'
import { MemberTable, membersInDatabase } from './accounts/adapters/members-in-database.ts'
import { otherWaysInDatabase } from './accounts/adapters/other-ways-in-in-database.ts'
import { resetRoutes } from './accounts/adapters/reset-routes.ts'
import {
  expiredResets,
  PasswordResetTable,
  resetsInDatabase,
} from './accounts/adapters/resets-in-database.ts'
import { checkBirthday } from './accounts/members.ts'
import type { AccountsPorts } from './accounts/ports.ts'
import { identityArchive } from './adapters/archive.ts'
import { identityMigrations } from './adapters/migrations.ts'
import { type HashCost, secretsByArgon2 } from './adapters/secrets.ts'
import { expiredSessions, SessionTable, sessionsInDatabase } from './adapters/sessions-in-database.ts'
import { AuditSealTable, AuditUnsealedTable, verifyAudit } from './audit/adapters/audit-chain-in-database.ts'
import {
  AuditEntryTable,
  auditInDatabase,
  staffActionsIn,
} from './audit/adapters/audit-entries-in-database.ts'
import { auditLogInDatabase } from './audit/adapters/audit-log-in-database.ts'
import { auditRoutes } from './audit/adapters/audit-routes.ts'
import { auditedBy, entryOf } from './audit/adapters/audited-by.ts'
import { auditReadsInDatabase } from './audit/adapters/audited-reads-in-database.ts'
import { watchAuditChain } from './audit/adapters/watch-audit-chain.ts'
import { openAudit } from './audit/audit.ts'
import type { AuditPorts } from './audit/ports.ts'
import { codesByHmac } from './claims/adapters/codes-by-hmac.ts'
import type { ClaimsPorts } from './claims/ports.ts'
import { claimsRoom } from './claims/room.ts'
import { contactChangesRoom } from './contact-changes/room.ts'
import type { ContactsPorts } from './contacts/ports.ts'
import { contactsRoom } from './contacts/room.ts'
import { detailRoutes } from './details/adapters/detail-routes.ts'
import { openDetails } from './details/details.ts'
import type { Devices } from './devices/devices.ts'
import { devicesRoom } from './devices/room.ts'
import { storedAccountsInDatabase } from './merging/adapters/stored-accounts-in-database.ts'
import { openMerging } from './merging/merging.ts'
import { passkeysRoom } from './passkeys/room.ts'
import { ownPhotoPath, photoRoutes } from './profile-photos/adapters/photo-routes.ts'
import { profilePhotoBySharp } from './profile-photos/adapters/profile-photo-by-sharp.ts'
import {
  ProfilePhotoTable,
  profilePhotoRows,
  profilePhotosInDatabase,
} from './profile-photos/adapters/profile-photos-in-database.ts'
import { openProfilePhotos } from './profile-photos/profile-photos.ts'
import { recoveryRoom } from './recovery/room.ts'
import { gateRoutes } from './staff/adapters/gate-routes.ts'
import { signInLinkRoutes } from './staff/adapters/sign-in-link-routes.ts'
import { expiredSignInLinks, signInLinksInDatabase } from './staff/adapters/sign-in-links-in-database.ts'
import {
  devicesInDatabase,
  expiredDevices,
  expiredStaffNetworks,
  staffCodesInDatabase,
  staffTables,
  staffTodayInDatabase,
} from './staff/adapters/staff-in-database.ts'
import { staffRoutes } from './staff/adapters/staff-routes.ts'
import { openStaff } from './staff/staff.ts'
import { stepUpRoom } from './step-up/room.ts'

export interface IdentitySettings {
  readonly sessionKeys: readonly string[]
  readonly appUrl: string
  readonly minimumAge: number
  /** The country to assume for phone numbers without a country code, such as 'US'. */
  readonly clinicCountry: string
  /** The cost of a password's hash. Not a setting: only a test may make it cheaper. */
  readonly hashCost?: HashCost | undefined
}

/** What the rooms need from other modules. */
type Others = Pick<
  AccountsPorts & AuditPorts,
  'findPatient' | 'namesOf' | 'accountsOf' | 'sendMail' | 'levelOf' | 'isPlaceholderEmail'
> &
  Pick<ContactsPorts, 'consentWording' | 'recordConsent' | 'endTexts'> &
  Pick<ClaimsPorts, 'sendText' | 'unreachedMembers' | 'membersOfImport'> & {
    readonly holdPatient: ContactsPorts['holdMember']
    readonly removePushDevices: (memberId: string) => Promise<void>
    readonly processImage: Parameters<typeof profilePhotoBySharp>[0]
  }

export const identityModule = {
  archive: identityArchive(profilePhotoRows),
  migrations: [
    ...identityMigrations,
    ...contactsRoom.migrations,
    ...claimsRoom.migrations,
    ...contactChangesRoom.migrations,
  ],
  tables: [
    MemberTable,
    PasswordResetTable,
    ProfilePhotoTable,
    SessionTable,
    AuditEntryTable,
    AuditSealTable,
    AuditUnsealedTable,
    ...staffTables,
    ...devicesRoom.tables,
    ...contactsRoom.tables,
    ...claimsRoom.tables,
    ...contactChangesRoom.tables,
    ...passkeysRoom.tables,
    ...recoveryRoom.tables,
    ...stepUpRoom.tables,
  ],
  routes: {
    accounts: {
      description: 'Joining, signing in and out, and resetting a password.',
      routes: [...accountRoutes, ...resetRoutes],
    },
    details: { description: 'Patients’ names and birthdays.', routes: detailRoutes },
    'profile-photos': {
      description: 'Members’ profile photos.',
      routes: photoRoutes,
    },
    staff: {
      description: 'Access to the staff area: staff members, roles and codes.',
      routes: [...gateRoutes, ...signInLinkRoutes, ...staffRoutes],
    },
    contacts: contactsRoom.routes,
    claims: claimsRoom.routes,
    'contact-changes': contactChangesRoom.routes,
    passkeys: passkeysRoom.routes,
    recovery: recoveryRoom.routes,
    'step-up': stepUpRoom.routes,
    audit: { description: 'The audit log of what staff did and viewed.', routes: auditRoutes },
  },
  queues: [
    { name: 'password-reset', expireInSeconds: 60 },
    { name: 'sign-in-warning', expireInSeconds: 60 },
    { name: 'seal-audit', expireInSeconds: 600 },
    ...claimsRoom.queues,
    ...contactChangesRoom.queues,
  ],
  retention: [
    expiredSessions,
    expiredDevices,
    expiredStaffNetworks,
    ...devicesRoom.retention,
    expiredResets,
    expiredSignInLinks,
    ...passkeysRoom.retention,
    ...claimsRoom.retention,
    ...contactChangesRoom.retention,
  ],
  encrypted: [profilePhotoRows],
  verify: async database => [(await verifyAudit(database)).broken ?? []].flat(),
  open(platform: Platform<IdentitySettings>, others: Others) {
    const { sessions, accounts, ...rooms } = openRooms(platform, others)
    handleMails(platform, accounts)
    watchAuditChain(platform)
    return {
      identity: {
        ...accounts,
        ...rooms.details,
        ...rooms.profilePhotos,
        ...rooms.staff,
        ...rooms.contacts,
        ...rooms.claims,
        ...rooms.contactChanges,
        ...rooms.audit,
        ...rooms.passkeys,
        ...rooms.recovery,
        ...rooms.stepUp,
        ...rooms.merging,
      },
      access: { sessions, stepUpRule: rooms.stepUp.stepUpRule, ...accessOf(platform) },
    }
  },
} satisfies Module

/** Storage shared by several rooms. */
function storesOf(
  { settings, database, cache, cipher, now }: Platform<IdentitySettings>,
  { removePushDevices }: Others,
) {
  return {
    members: membersInDatabase(database, cache),
    sessions: sessionsInDatabase(database, cache, now, removePushDevices),
    secrets: secretsByArgon2(settings.sessionKeys, settings.hashCost),
    photos: profilePhotosInDatabase(database, cache, cipher),
    keptPasskeys: passkeysRoom.kept(database),
    keptCodes: recoveryRoom.codes(database),
  }
}

/** Opens the rooms in order; each may use earlier ones (D-124). */
function openRooms(platform: Platform<IdentitySettings>, others: Others) {
  const { settings, database, cache, now, timeZone } = platform
  const stores = storesOf(platform, others)
  const { members, sessions, secrets, photos, keptPasskeys, keptCodes } = stores
  const { sendMail, namesOf } = others
  const { listDevices, noticeDevice } = devicesRoom.open(platform, { hashOf: secrets.digest, sendMail })
  const audit = auditedBy(database, now)
  const entering = {
    hashOf: secrets.digest,
    recordSignIn: members.recordSignIn,
    noticeDevice,
    sendMail,
    audit,
  }
  const accounts = openAccountsRoom(platform, others, { ...stores, listDevices, noticeDevice })
  const staff = openStaff({
    staffCodes: staffCodesInDatabase(database, cache),
    secrets,
    accounts: members,
    endSessionsOf: sessions.endAllOf,
    signInLinks: signInLinksInDatabase(database),
    async endOtherWaysOf(staffId) {
      await keptPasskeys.removeAllOf(staffId)
      await keptCodes.removeAllOf(staffId)
    },
    audit,
    inTransaction: database.inTransaction,
    appUrl: settings.appUrl,
    now,
  })
  const recovery = recoveryRoom.open(platform, {
    ...entering,
    recoveryCodes: keptCodes,
    ownerOf: keptPasskeys.ownerOf,
    lockAccount: keptPasskeys.lockAccount,
  })
  const contacts = contactsRoom.open(platform, {
    addMember: accounts.joinWithoutPassword,
    renameMember: members.rename,
    isPlaceholderEmail: others.isPlaceholderEmail,
    consentWording: others.consentWording,
    recordConsent: others.recordConsent,
    endTexts: others.endTexts,
    holdMember: others.holdPatient,
  })
  const { rename } = members
  const { changeBirthday } = contactsRoom.contacts(database, cache)
  return {
    accounts,
    staff,
    details: openDetails({
      ...{ rename, changeBirthday, now, timeZone },
      findPatient: others.findPatient,
      checkBirthday: dateOfBirth => checkBirthday(dateOfBirth, now(), timeZone),
      minimumAge: settings.minimumAge,
      inTransaction: database.inTransaction,
    }),
    recovery,
    stepUp: stepUpRoom.open(platform, { ...staff, ...accounts, ...recovery }),
    contacts,
    claims: claimsRoom.open(platform, {
      ...entering,
      parsePhone: contacts.parsePhone,
      sendText: others.sendText,
      unreachedMembers: others.unreachedMembers,
      membersOfImport: others.membersOfImport,
    }),
    contactChanges: contactChangesRoom.open(platform, {
      contacts: contactsRoom.contacts(database, cache),
      codesFor: codesByHmac(settings.sessionKeys).sentCodes,
      parsePhone: contacts.parsePhone,
      isPlaceholderEmail: others.isPlaceholderEmail,
      sendMail,
      sendText: others.sendText,
      endTexts: others.endTexts,
      audit,
    }),
    merging: openMerging({
      accounts: storedAccountsInDatabase(database, cache),
      photos: photosInText(photos),
      endSessionsOf: sessions.endAllOf,
      endTexts: others.endTexts,
    }),
    passkeys: passkeysRoom.open(platform, { ...entering, passkeys: keptPasskeys }),
    profilePhotos: openProfilePhotos({
      profilePhotos: photos,
      processPhoto: profilePhotoBySharp(others.processImage),
      now,
    }),
    audit: openAudit({
      auditLog: auditLogInDatabase(database, timeZone),
      namesOf,
      accountsOf: others.accountsOf,
      memberByEmail: members.findByEmail,
    }),
    sessions,
  }
}

/** The stored account of a merged member is plain data, so its picture is stored as base64. */
const photosInText = (photos: ReturnType<typeof profilePhotosInDatabase>) => ({
  async find(memberId: string) {
    const found = await photos.find(memberId)
    if (!found) return null
    const { version, picture, setAt } = found
    return { version, picture: Buffer.from(picture).toString('base64'), setAt: setAt.toISOString() }
  },
  async keep(memberId: string, photo: { version: string; picture: string; setAt: string }) {
    const picture = Buffer.from(photo.picture, 'base64')
    await photos.keep(memberId, { ...photo, picture, setAt: new Date(photo.setAt) })
  },
  remove: photos.remove,
})

function openAccountsRoom(
  platform: Platform<IdentitySettings>,
  { processImage: _, ...others }: Others,
  stores: ReturnType<typeof storesOf> & Pick<Devices, 'listDevices' | 'noticeDevice'>,
) {
  const { settings, database, cache, now, timeZone } = platform
  const { photos, keptPasskeys, keptCodes, listDevices, ...rest } = stores
  const contacts = contactsRoom.contacts(database, cache)
  return openAccounts({
    ...others,
    ...mailsOf(platform),
    ...rest,
    removeAccounts: accountRemovalInDatabase(database, cache, {
      removeSessionsOf: stores.sessions.removeAllOf,
      audit: auditInDatabase(database),
    }),
    staffActionsOn: staffActionsIn(database),
    photoOf: photos.find,
    photoPath: ownPhotoPath,
    contactsOf: contacts.of,
    holdersOf: email => contacts.holders({ kind: 'email', value: email }),
    externalIdsOf: contacts.externalIdsOf,
    passkeysOf: keptPasskeys.of,
    recoveryCodesOf: keptCodes.of,
    devicesOf: listDevices,
    resets: resetsInDatabase(database),
    otherWaysIn: otherWaysInDatabase(database),
    isCommonPassword,
    minimumAge: settings.minimumAge,
    watchMember: (memberId, onChange) => cache.watch('member', memberId, onChange),
    inTransaction: database.inTransaction,
    appUrl: settings.appUrl,
    now,
    timeZone,
  })
}

/** What the server needs to check and audit access: known browsers, current staff roles and the audit log. */
function accessOf({ database, cache, now }: Platform) {
  const auditRead = auditReadsInDatabase(database)
  return {
    devices: devicesInDatabase(database, now),
    staffToday: staffTodayInDatabase(database, cache),
    audit: auditedBy(database, now),
    auditRead: (read: StaffAction) => auditRead(entryOf(read, now())),
  }
}
