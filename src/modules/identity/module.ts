import { signInLimit } from '#platform/http/rate-limit/door-limits.ts'
import type { StaffAction } from '#platform/http/route/answer-route.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { Module, Platform } from '#platform/module.ts'
import { type Accounts, openAccounts } from './accounts/accounts.ts'
import {
  accountRemovalInDatabase,
  accountRemovalMigrations,
} from './accounts/adapters/account-removal-in-database.ts'
import { accountRoutes } from './accounts/adapters/account-routes.ts'
import { isCommonPassword } from './accounts/adapters/common-passwords.ts'
import { membersInDatabase } from './accounts/adapters/members-in-database.ts'
import { resetRoutes } from './accounts/adapters/reset-routes.ts'
import { expiredResets, resetMigrations, resetsInDatabase } from './accounts/adapters/resets-in-database.ts'
import type { AccountsPorts, ResetRequest } from './accounts/ports.ts'
import { identityMigrations, searchMigrations } from './adapters/migrations.ts'
import { type HashCost, secretsByArgon2 } from './adapters/secrets.ts'
import { expiredSessions, sessionsInDatabase } from './adapters/sessions-in-database.ts'
import { auditChainMigrations, verifyAudit } from './audit/adapters/audit-chain-in-database.ts'
import { auditInDatabase } from './audit/adapters/audit-entries-in-database.ts'
import { auditLogInDatabase, auditLogMigrations } from './audit/adapters/audit-log-in-database.ts'
import { auditRoutes } from './audit/adapters/audit-routes.ts'
import { auditReadsInDatabase } from './audit/adapters/audited-reads-in-database.ts'
import { brokenAuditIn, watchAuditChain } from './audit/adapters/watch-audit-chain.ts'
import { openAudit } from './audit/audit.ts'
import type { AuditPorts } from './audit/ports.ts'
import { devicesRoom } from './devices/room.ts'
import { ownPasskeyRoutes } from './passkeys/adapters/own-passkey-routes.ts'
import { passkeySignInRoutes } from './passkeys/adapters/passkey-sign-in-routes.ts'
import {
  challengesInDatabase,
  expiredChallenges,
  passkeyMigrations,
  passkeysInDatabase,
} from './passkeys/adapters/passkeys-in-database.ts'
import { webAuthnFor } from './passkeys/adapters/web-authn.ts'
import { openPasskeys } from './passkeys/passkeys.ts'
import { ownPhotoPath, photoRoutes } from './profile-photos/adapters/photo-routes.ts'
import { profilePhotoBySharp } from './profile-photos/adapters/profile-photo-by-sharp.ts'
import {
  profilePhotoMigrations,
  profilePhotoRows,
  profilePhotosInDatabase,
} from './profile-photos/adapters/profile-photos-in-database.ts'
import { openProfilePhotos } from './profile-photos/profile-photos.ts'
import { recoveryRoom } from './recovery/room.ts'
import { gateRoutes } from './staff/adapters/gate-routes.ts'
import { signInLinkRoutes } from './staff/adapters/sign-in-link-routes.ts'
import {
  expiredSignInLinks,
  signInLinkMigrations,
  signInLinksInDatabase,
} from './staff/adapters/sign-in-links-in-database.ts'
import {
  devicesInDatabase,
  expiredDevices,
  staffCodesInDatabase,
  staffMigrations,
  staffTodayInDatabase,
} from './staff/adapters/staff-in-database.ts'
import { staffRoutes } from './staff/adapters/staff-routes.ts'
import { openStaff } from './staff/staff.ts'
import { stepUpRoom } from './step-up/room.ts'

export interface IdentitySettings {
  readonly sessionKeys: readonly string[]
  readonly appUrl: string
  /** What a password's hash costs. No setting: nothing but a test may make it cheaper. */
  readonly hashCost?: HashCost | undefined
}

/** What other modules do for the rooms. */
type Others = Pick<AccountsPorts & AuditPorts, 'findPatient' | 'namesOf' | 'sendMail' | 'levelOf'> & {
  readonly processImage: Parameters<typeof profilePhotoBySharp>[0]
}

export const identityModule = {
  migrations: [
    ...identityMigrations,
    ...staffMigrations,
    ...resetMigrations,
    ...searchMigrations,
    ...accountRemovalMigrations,
    ...profilePhotoMigrations,
    ...auditLogMigrations,
    ...auditChainMigrations,
    ...signInLinkMigrations,
    ...passkeyMigrations,
    ...devicesRoom.migrations,
    ...recoveryRoom.migrations,
    ...stepUpRoom.migrations,
  ],
  routes: {
    accounts: {
      description: 'How somebody joins, signs in and out, and gets a new password.',
      routes: [...accountRoutes, ...resetRoutes],
    },
    'profile-photos': {
      description: 'The picture of a member, as the member and staff see it.',
      routes: photoRoutes,
    },
    staff: {
      description: 'The staff area’s door: who works here, with which role and code.',
      routes: [...gateRoutes, ...signInLinkRoutes, ...staffRoutes],
    },
    passkeys: {
      description: 'Signing in by touch: for members and staff, beside password and code.',
      routes: [...ownPasskeyRoutes, ...passkeySignInRoutes],
    },
    recovery: recoveryRoom.routes,
    'step-up': stepUpRoom.routes,
    audit: { description: 'What staff did and looked at, for the owner.', routes: auditRoutes },
  },
  queues: [
    { name: 'password-reset', expireInSeconds: 60 },
    { name: 'sign-in-warning', expireInSeconds: 60 },
    { name: 'seal-audit', expireInSeconds: 600 },
  ],
  retention: [
    expiredSessions,
    expiredDevices,
    ...devicesRoom.retention,
    expiredResets,
    expiredSignInLinks,
    expiredChallenges,
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
        ...rooms.profilePhotos,
        ...rooms.staff,
        ...rooms.audit,
        ...rooms.passkeys,
        ...rooms.recovery,
        ...rooms.stepUp,
        brokenAudit: brokenAuditIn(platform.database),
      },
      access: { sessions, stepUpRule: rooms.stepUp.stepUpRule, ...accessOf(platform) },
    }
  },
} satisfies Module

/** The rooms, introduced to each other (D-125). */
function openRooms(platform: Platform<IdentitySettings>, { processImage, ...others }: Others) {
  const { settings, database, cache, cipher, now, timeZone } = platform
  const members = membersInDatabase(database, cache)
  const sessions = sessionsInDatabase(database, cache, now)
  const secrets = secretsByArgon2(settings.sessionKeys, settings.hashCost)
  const photos = profilePhotosInDatabase(database, cache, cipher)
  const keptPasskeys = passkeysInDatabase(database)
  const keptCodes = recoveryRoom.codes(database)
  const common = { inTransaction: database.inTransaction, appUrl: settings.appUrl, now }
  const devices = devicesRoom.open(platform, { hashOf: secrets.digest, sendMail: others.sendMail })
  const accounts = openAccounts({
    ...common,
    ...others,
    ...mailsOf(platform),
    members,
    accountRemoval: accountRemovalInDatabase(database, cache, auditInDatabase(database)),
    photoOf: photos.find,
    photoPath: ownPhotoPath,
    passkeysOf: keptPasskeys.of,
    recoveryCodesOf: keptCodes.of,
    devicesOf: devices.listDevices,
    noticeDevice: devices.noticeDevice,
    secrets,
    resets: resetsInDatabase(database),
    isCommonPassword,
    sessions,
    watchMember: (memberId, onChange) => cache.watch('member', memberId, onChange),
    timeZone,
  })
  const staff = openStaff({
    ...common,
    staffCodes: staffCodesInDatabase(database, cache),
    secrets,
    accounts: members,
    endSessionsOf: sessions.endAllOf,
    signInLinks: signInLinksInDatabase(database),
    async endOtherWaysOf(staffId) {
      await keptPasskeys.removeAllOf(staffId)
      await keptCodes.removeAllOf(staffId)
    },
    audit: auditedBy(database, now),
  })
  const recovery = recoveryRoom.open(platform, {
    recoveryCodes: keptCodes,
    ownerOf: keptPasskeys.ownerOf,
    hashOf: secrets.digest,
    recordSignIn: members.recordSignIn,
    noticeDevice: devices.noticeDevice,
    sendMail: others.sendMail,
    audit: auditedBy(database, now),
  })
  return {
    accounts,
    recovery,
    stepUp: stepUpRoom.open(platform, { ...staff, ...accounts, ...recovery }),
    profilePhotos: openProfilePhotos({
      profilePhotos: photos,
      processPhoto: profilePhotoBySharp(processImage),
      now,
    }),
    staff,
    passkeys: openPasskeys({
      ...common,
      passkeys: keptPasskeys,
      challenges: challengesInDatabase(database, secrets.digest),
      webAuthn: webAuthnFor(settings.appUrl),
      recordSignIn: members.recordSignIn,
      noticeDevice: devices.noticeDevice,
      sendMail: others.sendMail,
      audit: auditedBy(database, now),
    }),
    audit: openAudit({
      auditLog: auditLogInDatabase(database, timeZone),
      namesOf: others.namesOf,
      memberByEmail: members.findByEmail,
    }),
    sessions,
  }
}

/** What is mailed later, and the counts of wrong passwords that decide whether. */
const mailsOf = ({ jobs, attempts }: Pick<Platform, 'jobs' | 'attempts'>) =>
  ({
    publishReset: request => jobs.enqueue('password-reset', { ...request }),
    publishWarning: warning => jobs.enqueue('sign-in-warning', warning),
    isFirstWarning: email => attempts.isFirst('sign-in warning', email, 24 * 60),
    forgetFailures: email => attempts.reset(signInLimit, email),
  }) satisfies Partial<AccountsPorts>

function handleMails({ jobs }: Pick<Platform, 'jobs'>, accounts: Accounts): void {
  jobs.handle('password-reset', async requests => {
    for (const request of requests) await accounts.sendResetLink(request as unknown as ResetRequest)
  })
  jobs.handleEach('sign-in-warning', warning => accounts.warnOfGuesses((warning as { email: string }).email))
}

/** By what the server knows people and their browsers, and where it writes down what staff do. */
function accessOf({ database, cache, now }: Platform) {
  const auditRead = auditReadsInDatabase(database)
  return {
    devices: devicesInDatabase(database, now),
    staffToday: staffTodayInDatabase(database, cache),
    audit: auditedBy(database, now),
    auditRead: (read: StaffAction) => auditRead(entryOf(read, now())),
  }
}

function auditedBy(database: Platform['database'], now: () => Date) {
  const audit = auditInDatabase(database)
  return (action: StaffAction) => audit({ ...entryOf(action, now()), id: newId(now().getTime()) })
}

const entryOf = ({ staff, ...action }: StaffAction, at: Date) => ({
  ...action,
  at,
  staffId: staff.staffId,
  staffName: staff.name,
  role: staff.role,
})
