import type { StaffAction } from '#platform/http/answer-route.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { Module, Platform } from '#platform/module.ts'
import { signInLimit } from './adapters/account-routes.ts'
import { auditLogInDatabase, auditLogMigrations } from './adapters/audit-in-database.ts'
import { isCommonPassword } from './adapters/common-passwords.ts'
import { auditInDatabase, identityMigrations, membersInDatabase } from './adapters/database.ts'
import { departureMigrations, departuresInDatabase } from './adapters/departures-in-database.ts'
import { identityRoutes } from './adapters/http.ts'
import { looksInDatabase } from './adapters/looks-in-database.ts'
import { profilePhotoBySharp } from './adapters/profile-photo-by-sharp.ts'
import {
  profilePhotoMigrations,
  profilePhotoRows,
  profilePhotosInDatabase,
} from './adapters/profile-photos-in-database.ts'
import { oldResets, resetsInDatabase } from './adapters/resets-in-database.ts'
import { type HashCost, secretsByArgon2 } from './adapters/secrets.ts'
import { oldSessions, sessionsInDatabase } from './adapters/sessions-in-database.ts'
import {
  devicesInDatabase,
  oldDevices,
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
    ...departureMigrations,
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
  retention: [oldSessions, oldDevices, oldResets],
  encrypted: [profilePhotoRows],
  open(platform: Platform<IdentitySettings>, { developPicture, ...others }: Others) {
    const { settings, database, memory, cipher, attempts, jobs, now, timeZone } = platform
    const sessions = sessionsInDatabase(database, memory, now)
    const identity = openIdentity({
      members: membersInDatabase(database, memory),
      departures: departuresInDatabase(database, memory),
      profilePhotos: profilePhotosInDatabase(database, memory, cipher),
      developProfilePhoto: profilePhotoBySharp(developPicture),
      auditLog: auditLogInDatabase(database, timeZone),
      staffCodes: staffCodesInDatabase(database, memory),
      secrets: secretsByArgon2(settings.sessionKeys, settings.hashCost),
      resets: resetsInDatabase(database),
      isCommonPassword,
      sessions,
      publishReset: request => jobs.publish('password-reset', { ...request }),
      publishWarning: warning => jobs.publish('sign-in-warning', warning),
      isFirstWarning: email => attempts.isFirst('sign-in warning', email, 24 * 60),
      forgetFailures: email => attempts.forget(signInLimit, email),
      watchMember: (memberId, onChange) => memory.watch('member', memberId, onChange),
      together: database.inTransaction,
      appUrl: settings.appUrl,
      now,
      timeZone,
      ...others,
    })
    jobs.work('password-reset', async requests => {
      for (const request of requests) await identity.sendResetLink(request as unknown as ResetRequest)
    })
    jobs.workEach('sign-in-warning', warning => identity.warnOfGuesses((warning as { email: string }).email))
    return { identity, access: { sessions, ...accessOf(platform) } }
  },
} satisfies Module

/** By what the server knows people and their browsers, and where it writes down what staff do. */
function accessOf({ database, memory, now }: Platform) {
  const audit = auditInDatabase(database)
  const auditLook = looksInDatabase(database)
  return {
    devices: devicesInDatabase(database, now),
    staffToday: staffTodayInDatabase(database, memory),
    audit: (action: StaffAction) => audit({ ...entryOf(action, now()), id: newId(now().getTime()) }),
    auditLook: (look: StaffAction) => auditLook(entryOf(look, now())),
  }
}

const entryOf = ({ staff, ...action }: StaffAction, at: Date) => ({
  ...action,
  at,
  staffId: staff.staffId,
  staffName: staff.name,
  role: staff.role,
})
