import type { StaffAction } from '#platform/http/route/answer-route.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { Module, Platform } from '#platform/module.ts'
import { signInLimit } from './adapters/account-routes.ts'
import { auditLogInDatabase, auditLogMigrations } from './adapters/audit-in-database.ts'
import { isCommonPassword } from './adapters/common-passwords.ts'
import { auditInDatabase, identityMigrations, membersInDatabase } from './adapters/database.ts'
import { accountRemovalInDatabase, accountRemovalMigrations } from './adapters/departures-in-database.ts'
import { identityRoutes } from './adapters/http.ts'
import { auditReadsInDatabase } from './adapters/looks-in-database.ts'
import { profilePhotoBySharp } from './adapters/profile-photo-by-sharp.ts'
import {
  profilePhotoMigrations,
  profilePhotoRows,
  profilePhotosInDatabase,
} from './adapters/profile-photos-in-database.ts'
import { expiredResets, resetsInDatabase } from './adapters/resets-in-database.ts'
import { type HashCost, secretsByArgon2 } from './adapters/secrets.ts'
import { expiredSessions, sessionsInDatabase } from './adapters/sessions-in-database.ts'
import {
  devicesInDatabase,
  expiredDevices,
  staffCodesInDatabase,
  staffTodayInDatabase,
} from './adapters/staff-in-database.ts'
import { openIdentity } from './identity.ts'
import type { IdentityPorts, ResetRequest } from './ports.ts'

export interface IdentitySettings {
  readonly sessionKeys: readonly string[]
  readonly appUrl: string
  /** What a password's hash costs. No setting: nothing but a test may make it cheaper. */
  readonly hashCost?: HashCost | undefined
}

type Others = Pick<
  IdentityPorts,
  'findPatient' | 'namesOf' | 'sendMail' | 'tierProgress' | 'milestonesReached'
> & { readonly developPicture: Parameters<typeof profilePhotoBySharp>[0] }

export const identityModule = {
  migrations: [
    ...identityMigrations,
    ...accountRemovalMigrations,
    ...profilePhotoMigrations,
    ...auditLogMigrations,
  ],
  routes: {
    identity: {
      description: 'Members and staff: who they are, how they sign in, and what staff did.',
      routes: identityRoutes,
    },
  },
  queues: [
    { name: 'password-reset', expireInSeconds: 60 },
    { name: 'sign-in-warning', expireInSeconds: 60 },
  ],
  retention: [expiredSessions, expiredDevices, expiredResets],
  encrypted: [profilePhotoRows],
  open(platform: Platform<IdentitySettings>, { developPicture, ...others }: Others) {
    const { settings, database, cache, cipher, attempts, jobs, now, timeZone } = platform
    const sessions = sessionsInDatabase(database, cache, now)
    const identity = openIdentity({
      members: membersInDatabase(database, cache),
      accountRemoval: accountRemovalInDatabase(database, cache),
      profilePhotos: profilePhotosInDatabase(database, cache, cipher),
      developProfilePhoto: profilePhotoBySharp(developPicture),
      auditLog: auditLogInDatabase(database, timeZone),
      staffCodes: staffCodesInDatabase(database, cache),
      secrets: secretsByArgon2(settings.sessionKeys, settings.hashCost),
      resets: resetsInDatabase(database),
      isCommonPassword,
      sessions,
      publishReset: request => jobs.enqueue('password-reset', { ...request }),
      publishWarning: warning => jobs.enqueue('sign-in-warning', warning),
      isFirstWarning: email => attempts.isFirst('sign-in warning', email, 24 * 60),
      forgetFailures: email => attempts.reset(signInLimit, email),
      watchMember: (memberId, onChange) => cache.watch('member', memberId, onChange),
      inTransaction: database.inTransaction,
      appUrl: settings.appUrl,
      now,
      timeZone,
      ...others,
    })
    jobs.handle('password-reset', async requests => {
      for (const request of requests) await identity.sendResetLink(request as unknown as ResetRequest)
    })
    jobs.handleEach('sign-in-warning', warning =>
      identity.warnOfGuesses((warning as { email: string }).email),
    )
    return { identity, access: { sessions, ...accessOf(platform) } }
  },
} satisfies Module

/** By what the server knows people and their browsers, and where it writes down what staff do. */
function accessOf({ database, cache, now }: Platform) {
  const audit = auditInDatabase(database)
  const auditRead = auditReadsInDatabase(database)
  return {
    devices: devicesInDatabase(database, now),
    staffToday: staffTodayInDatabase(database, cache),
    audit: (action: StaffAction) => audit({ ...entryOf(action, now()), id: newId(now().getTime()) }),
    auditRead: (read: StaffAction) => auditRead(entryOf(read, now())),
  }
}

const entryOf = ({ staff, ...action }: StaffAction, at: Date) => ({
  ...action,
  at,
  staffId: staff.staffId,
  staffName: staff.name,
  role: staff.role,
})
