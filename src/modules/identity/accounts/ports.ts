import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Member } from './members.ts'

export interface Members {
  /** Throws `EmailTaken` when another member has the address. */
  add(member: Member): Promise<void>
  findByEmail(
    email: string,
  ): Promise<(Member & { readonly email: string; readonly isClosed: boolean }) | undefined>
  recordSignIn(id: string, at: Date): Promise<void>
  /** Keeps a password where there is none yet; false where there is one. */
  setFirstPassword(id: string, passwordHash: string): Promise<boolean>
  /** Keeps a birthday where there is none yet. */
  fillBirthday(id: string, dateOfBirth: string): Promise<void>
  /**
   * The member whose password it is from now on; nothing when the account is gone. What a staff account had opened with
   * the one before is closed. `provedBefore`: when they last showed that the address is theirs, which they do now.
   */
  changePassword(
    id: string,
    passwordHash: string,
    at: Date,
  ): Promise<
    | (Pick<Member, 'id' | 'firstName' | 'staffRole'> & {
        /** Whose link it was has one. */
        readonly email: string
        readonly provedBefore: Date | null
      })
    | undefined
  >
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
  /** Whose link it is; nothing when it is unknown, used or expired. */
  find(tokenHash: string, at: Date): Promise<string | undefined>
  /** Uses the link up and gives its member; nothing when it is unknown, used or expired. */
  use(tokenHash: string, at: Date): Promise<string | undefined>
}

/** What lets in beside the password, and was added after the member last showed that the address is theirs. */
export interface AddedWaysIn {
  readonly passkeys: readonly {
    readonly id: string
    readonly name: string
    readonly createdAt: Date
    readonly lastUsedAt: Date | null
  }[]
  readonly recoveryCodes: { readonly createdAt: Date; readonly left: number } | null
}

/** Which of them the member recognizes. */
export interface RecognizedWaysIn {
  readonly passkeys: readonly string[]
  readonly recoveryCodes: boolean
}

export interface EndedWaysIn {
  /** By name. */
  readonly passkeys: readonly string[]
  readonly recoveryCodes: number
}

export interface OtherWaysIn {
  addedTo(memberId: string): Promise<AddedWaysIn>
  /**
   * Ends those that were added since a moment, all of them where there is none, except those that are recognized. Of
   * browsers that were first seen since then the member is told again.
   */
  endAdded(
    memberId: string,
    moment: { readonly since: Date | null; readonly at: Date },
    recognized: RecognizedWaysIn,
  ): Promise<EndedWaysIn>
}

export interface Sessions {
  /** Signs a member out everywhere, including requests in progress. */
  endAllOf(memberId: string, at: Date): Promise<void>
}

/** A mail in identity's words. */
export interface MailMessage {
  readonly memberId: string
  readonly to: { readonly email: string; readonly firstName: string }
  readonly kind: 'service' | 'secret'
  readonly subject: string
  readonly lines: readonly string[]
  readonly action?: { readonly label: string; readonly url: string }
  readonly expiresAt?: Date
}

/** Slow, salted hashes (argon2id). */
export interface Secrets {
  hash(secret: string): Promise<string>
  /** Without a hash it returns false after the same time. */
  verify(hash: string | undefined, secret: string): Promise<boolean>
  /** A fast hash, for tokens that can't be guessed. */
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
  /** When another account was merged into this one, or taken apart from it. */
  readonly mergedAt?: Date | null
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

export interface TierProgress {
  readonly nextTier: Patient['tier'] | null
  readonly targetCents: number | null
  readonly missingCents: number
  readonly percent: number
}

export interface Level {
  readonly tierProgress: TierProgress
  readonly milestonesReached: readonly number[]
}

export interface AccountsPorts {
  readonly members: Members
  readonly photoOf: (
    memberId: string,
  ) => Promise<{ readonly picture: Uint8Array; readonly setAt: Date } | undefined>
  /** The member's contacts. */
  readonly contactsOf: (memberId: string) => Promise<readonly unknown[]>
  /** The member's ids in other systems. */
  readonly externalIdsOf: (memberId: string) => Promise<readonly string[]>
  /** The member's passkeys, by name. */
  readonly passkeysOf: (memberId: string) => Promise<readonly unknown[]>
  /** Remembers a browser in which the member signed in, and mails the member about one that is new to the account. */
  readonly noticeDevice: (
    member: Pick<Member, 'id' | 'firstName'> & { readonly email: string },
    browser: SignInBrowser,
  ) => Promise<void>
  /** When each of the member's recovery codes was made and used. */
  readonly recoveryCodesOf: (memberId: string) => Promise<readonly unknown[]>
  /** The browsers in which the member signed in, by name. */
  readonly devicesOf: (memberId: string) => Promise<readonly unknown[]>
  /** Where the app finds the member's own photo of this version. */
  readonly photoPath: (version: string) => string
  readonly accountRemoval: AccountRemoval
  readonly secrets: Secrets
  readonly resets: Resets
  readonly sessions: Sessions
  readonly otherWaysIn: OtherWaysIn
  /** Whether a password is among those that are tried first. */
  readonly isCommonPassword: (password: string) => Promise<boolean>
  /** Leaves word that somebody asked for a new password; the answer does not wait for it. */
  readonly publishReset: (request: ResetRequest) => Promise<void>
  /** Leaves word that an account was closed after wrong passwords; the answer does not wait for it. */
  readonly publishWarning: (warning: { readonly email: string }) => Promise<void>
  /** Whether the account of this address was not warned within a day; asking counts as warning. */
  readonly isFirstWarning: (email: string) => Promise<boolean>
  /** Queues an email in the caller's transaction. */
  readonly sendMail: (message: MailMessage) => Promise<void>
  /** Opens sign-in again for an account that was closed after wrong passwords. */
  readonly forgetFailures: (email: string) => Promise<void>
  /** All of it or nothing. Slow hashes are made before: the embedded database has one connection for everybody. */
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  readonly appUrl: string
  readonly now: () => Date
  readonly timeZone: TimeZone
  readonly minimumAge: number
  readonly findPatient: (memberId: string) => Promise<Patient | undefined>
  readonly watchMember: (memberId: string, onChange: () => void) => () => void
  /** How far a member is, by what the clinic's tiers take and its milestones are. */
  readonly levelOf: (member: Pick<Patient, 'tier' | 'totalSpentCents' | 'peakBalance'>) => Promise<Level>
}
