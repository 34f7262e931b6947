import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Account, Member } from './members.ts'

export interface Members {
  /** Throws `EmailTaken` when another member has the address. */
  add(member: Member): Promise<void>
  find(id: string): Promise<Account | undefined>
  findByEmail(email: string): Promise<(Account & { readonly email: string }) | undefined>
  recordSignIn(id: string, at: Date): Promise<void>
  /** Stores a password if there is none yet; false if there is one. */
  setFirstPassword(id: string, passwordHash: string): Promise<boolean>
  /** Changes the name; false if it is another one. */
  rename(
    id: string,
    from: Pick<Member, 'firstName' | 'lastName'>,
    to: Pick<Member, 'firstName' | 'lastName'>,
  ): Promise<boolean>
  /** Stores the date of birth if there is none yet. */
  fillBirthday(id: string, dateOfBirth: string): Promise<void>
  /**
   * Returns the member with the new password; undefined if the account is gone or has no address. Sessions that a staff
   * account opened with the old password end. `provedBefore`: when they last confirmed their address, which this reset
   * confirms again.
   */
  changePassword(
    id: string,
    passwordHash: string,
    at: Date,
  ): Promise<
    | (Pick<Member, 'id' | 'firstName' | 'staffRole'> & {
        readonly email: string
        readonly provedBefore: Date | null
      })
    | undefined
  >
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

/** At most one reset per member, so that a newer request invalidates older links. */
export interface Resets {
  /** Returns false if this request was already handled. */
  replace(reset: Reset): Promise<boolean>
  /** The link's member; undefined if it is unknown, used or expired. */
  find(tokenHash: string, at: Date): Promise<string | undefined>
  /** Consumes the link and returns its member; undefined if it is unknown, used or expired. */
  use(tokenHash: string, at: Date): Promise<string | undefined>
}

/** Ways to sign in besides the password, added after the member last confirmed their address. */
export interface AddedWaysIn {
  readonly passkeys: readonly {
    readonly id: string
    readonly name: string
    readonly createdAt: Date
    readonly lastUsedAt: Date | null
  }[]
  readonly recoveryCodes: { readonly createdAt: Date; readonly left: number } | null
}

/** The ones that the member recognizes. */
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
   * Removes those added after a given time, or all without one, except the recognized ones. Browsers first seen after that time
   * count as new again.
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
  /** When each of the member’s sessions expires. */
  of(memberId: string): Promise<readonly { readonly expiresAt: Date }[]>
}

/** The content of an email from identity. */
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

/** The member's data in other modules. Money in cents, whole points. */
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
  /** Merges of other accounts into this one, and their undoing. */
  readonly mergedAt?: Date | null
  readonly totalSpentCents: number
  readonly totalVisits: number
  readonly tier: 'Bronze' | 'Silver' | 'Gold' | 'Platinum'
  /** The cheapest active reward that the member hasn't claimed. */
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
  /** Every member who has this address: more than one if they share it. */
  readonly holdersOf: (email: string) => Promise<readonly { readonly memberId: string }[]>
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
  /** The browsers in which the member has signed in, by name. */
  readonly devicesOf: (memberId: string) => Promise<readonly unknown[]>
  /** The URL of the member's own photo in this version. */
  readonly photoPath: (version: string) => string
  /** Deletes the accounts and ends their sessions on all devices; the audit log keeps the fact. */
  readonly removeAccounts: (memberIds: readonly string[], at: Date) => Promise<void>
  /** Staff's actions on the member’s records; by role, never by name. */
  readonly staffActionsOn: (
    memberId: string,
  ) => Promise<readonly { readonly at: Date; readonly role: string; readonly action: string }[]>
  readonly secrets: Secrets
  readonly resets: Resets
  readonly sessions: Sessions
  readonly otherWaysIn: OtherWaysIn
  /** Whether a password is among the most common ones. */
  readonly isCommonPassword: (password: string) => Promise<boolean>
  /** Queues a password reset; the response doesn't wait for it. */
  readonly publishReset: (request: ResetRequest) => Promise<void>
  /** Queues the warning about a locked account; the response doesn't wait for it. */
  readonly publishWarning: (warning: { readonly email: string }) => Promise<void>
  /** Whether the account of this address had no warning within a day; calling this counts as a warning. */
  readonly isFirstWarning: (email: string) => Promise<boolean>
  /** Queues an email in the caller's transaction. */
  readonly sendMail: (message: MailMessage) => Promise<void>
  /** Unlocks sign-in for an account that was locked after wrong passwords. */
  readonly forgetFailures: (email: string) => Promise<void>
  /** A transaction. Slow hashes are computed before it, because the embedded database has a single connection. */
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  /** Recognizes placeholders such as `noemail@…`, which count as no address. */
  readonly isPlaceholderEmail: (email: string) => boolean
  readonly appUrl: string
  readonly now: () => Date
  readonly timeZone: TimeZone
  readonly minimumAge: number
  readonly findPatient: (memberId: string) => Promise<Patient | undefined>
  readonly watchMember: (memberId: string, onChange: () => void) => () => void
  /** A member's progress in the clinic's tiers and milestones. */
  readonly levelOf: (member: Pick<Patient, 'tier' | 'totalSpentCents' | 'peakBalance'>) => Promise<Level>
}
