import type { AuditEntry, AuditFilter, AuditPlace, PatientName } from './audit.ts'
import type { Member, StaffRole } from './members.ts'

export interface Members {
  /** Throws `EmailTaken` when another member has the address. */
  add(member: Member): Promise<void>
  findByEmail(email: string): Promise<(Member & { readonly isClosed: boolean }) | undefined>
  /** Closes the account of this address, or opens it again with null; its id when that changed something. */
  close(email: string, at: Date | null): Promise<string | undefined>
  noteSignIn(id: string, at: Date): Promise<void>
  /** Keeps a birthday where there is none yet. */
  fillBirthday(id: string, dateOfBirth: string): Promise<void>
  /**
   * The member whose password it is from now on; nothing when the account is gone. What a staff account had opened with
   * the one before is closed.
   */
  changePassword(
    id: string,
    passwordHash: string,
    at: Date,
  ): Promise<Pick<Member, 'id' | 'email' | 'firstName' | 'staffRole'> | undefined>
}

/** The account of somebody who asks what is held of them, or leaves. */
export interface HeldAccount
  extends Pick<Member, 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'dateOfBirth' | 'staffRole'> {
  readonly createdAt: Date
  readonly lastLoginAt: Date | null
}

export interface AccountRemoval {
  find(memberId: string): Promise<HeldAccount | undefined>
  /** When each of the member’s sessions ends by itself. */
  sessionsOf(memberId: string): Promise<readonly { readonly expiresAt: Date }[]>
  /** What staff have done with the member’s records; by role, never by name. */
  staffActionsOn(
    memberId: string,
  ): Promise<readonly { readonly at: Date; readonly role: string; readonly action: string }[]>
  /** Removes the account and ends its sessions on every device; the audit log keeps that it happened. */
  remove(memberId: string, at: Date): Promise<void>
}

export interface ResetRequest {
  readonly requestId: string
  readonly email: string
}

export interface Reset {
  readonly requestId: string
  readonly memberId: string
  readonly tokenHash: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** At most one reset a member, so that a newer request makes older links worthless. */
export interface Resets {
  /** Answers false when this request was seen before. */
  replace(reset: Reset): Promise<boolean>
  /** Uses the link up and gives its member; nothing when it is unknown, used or expired. */
  use(tokenHash: string, at: Date): Promise<string | undefined>
}

export interface Sessions {
  /** Signs a member out everywhere, in requests that are under way too. */
  endAllOf(memberId: string, at: Date): Promise<void>
}

/** A mail in identity's words. */
export interface Letter {
  readonly memberId: string
  readonly to: { readonly email: string; readonly firstName: string }
  readonly kind: 'service' | 'secret'
  readonly subject: string
  readonly lines: readonly string[]
  readonly action: { readonly label: string; readonly url: string }
  readonly expiresAt?: Date
}

export interface StaffPerson {
  readonly id: string
  readonly name: string
  readonly role: StaffRole
}

export interface StaffCodes {
  /** The person whose code has one of these look-up hashes, with the hash to verify against. */
  find(lookups: readonly string[]): Promise<(StaffPerson & { readonly codeHash: string }) | undefined>
  add(
    person: StaffPerson & { readonly lookup: string; readonly codeHash: string; readonly at: Date },
  ): Promise<void>
  /** How many can open the staff area in this role. */
  count(role: StaffRole): Promise<number>
  /** Who was there first. */
  first(): Promise<{ readonly id: string; readonly isClosed: boolean; readonly codeHash: string } | undefined>
  /** Closes a person's code until there is a new one, or opens it again with null; what it opened ends with it. */
  close(id: string, at: Date | null): Promise<void>
  all(): Promise<readonly StaffMember[]>
  /** Throws `LastOwner` when nobody who owns the clinic could sign in afterwards; gives nothing for an unknown person. */
  change(id: string, change: StaffChange): Promise<StaffMember | undefined>
  /** Replaces the code and ends what was opened with the one before. */
  replaceCode(
    id: string,
    code: { readonly lookup: string; readonly codeHash: string; readonly at: Date },
  ): Promise<StaffMember | undefined>
}

export interface StaffMember extends StaffPerson {
  readonly isActive: boolean
  readonly createdAt: Date
}

export interface StaffChange {
  readonly name: string
  readonly role: StaffRole
  readonly isActive: boolean
}

/** Slow, salted hashes (argon2id). */
export interface Secrets {
  hash(secret: string): Promise<string>
  /** With no hash it takes the same time and answers false. */
  verify(hash: string | undefined, secret: string): Promise<boolean>
  /** Keyed look-up hashes of a staff code: the current key's first. */
  lookups(code: string): readonly string[]
  /** Eight random digits. */
  newStaffCode(): string
  /** A fast hash, for tokens that nobody could guess. */
  digest(token: string): string
}

/** What others hold of a member. Money in cents, points whole. */
export interface Patient {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: 'member' | 'staff'
  readonly dateOfBirth: string | null
  readonly createdAt: Date
  readonly lastLoginAt: Date | null
  readonly pointsBalance: number
  readonly peakBalance: number
  readonly totalSpentCents: number
  readonly totalVisits: number
  readonly tier: 'Bronze' | 'Silver' | 'Gold' | 'Platinum'
  /** The cheapest active reward that the member has not claimed. */
  readonly nextRewardTitle: string | null
  readonly nextRewardPoints: number | null
  readonly nextRewardValue: string | null
  readonly nextRewardIcon: string | null
  readonly nextRewardColor: string | null
  /** Of the profile photo; null without one. */
  readonly photoVersion: string | null
}

/** What staff did. Written with the action itself; never changed, never removed. */
export interface AuditLog {
  /** Newest first; below `after` when it is given. */
  page(filter: AuditFilter, limit: number, after: AuditPlace | undefined): Promise<readonly AuditEntry[]>
  count(filter: AuditFilter): Promise<number>
  /** Everybody on the staff who ever did something, under the last name they had, by name. */
  people(): Promise<readonly { readonly id: string; readonly name: string }[]>
  /** What was ever done, by name. */
  actions(): Promise<readonly string[]>
}

export interface TierProgress {
  readonly nextTier: Patient['tier'] | null
  readonly targetCents: number | null
  readonly missingCents: number
  readonly percent: number
}

export interface ProfilePhotos {
  /** Replaces the one before; false when there is no such member. */
  keep(
    memberId: string,
    photo: { readonly version: string; readonly picture: Uint8Array; readonly setAt: Date },
  ): Promise<boolean>
  find(memberId: string): Promise<{ readonly picture: Uint8Array; readonly setAt: Date } | undefined>
  remove(memberId: string): Promise<void>
}

export interface IdentityPorts {
  readonly profilePhotos: ProfilePhotos
  /** Reads what was sent by its content and makes a small square of it. Refuses with `NoProfilePhoto`. */
  readonly developProfilePhoto: (sent: Uint8Array) => Promise<Uint8Array>
  readonly members: Members
  readonly accountRemoval: AccountRemoval
  readonly auditLog: AuditLog
  /** Names and addresses by member; those who left are left out. */
  readonly namesOf: (memberIds: readonly string[]) => Promise<ReadonlyMap<string, PatientName>>
  readonly staffCodes: StaffCodes
  readonly secrets: Secrets
  readonly resets: Resets
  readonly sessions: Sessions
  /** Whether a password is among those that are tried first. */
  readonly isCommonPassword: (password: string) => Promise<boolean>
  /** Leaves word that somebody asked for a new password; the answer does not wait for it. */
  readonly publishReset: (request: ResetRequest) => Promise<void>
  /** Leaves word that an account was closed after wrong passwords; the answer does not wait for it. */
  readonly publishWarning: (warning: { readonly email: string }) => Promise<void>
  /** Whether the account of this address was not warned within a day; asking counts as warning. */
  readonly isFirstWarning: (email: string) => Promise<boolean>
  /** Leaves a mail in the caller's transaction. */
  readonly sendMail: (letter: Letter) => Promise<void>
  /** Opens sign-in again for an account that was closed after wrong passwords. */
  readonly forgetFailures: (email: string) => Promise<void>
  /** All of it or nothing. Slow hashes are made before: the embedded database has one connection for everybody. */
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  readonly appUrl: string
  readonly now: () => Date
  readonly timeZone: string
  readonly findPatient: (memberId: string) => Promise<Patient | undefined>
  readonly watchMember: (memberId: string, onChange: () => void) => () => void
  readonly tierProgress: (tier: Patient['tier'], totalSpentCents: number) => TierProgress
  readonly milestonesReached: (peakBalance: number) => readonly number[]
}
