import type { Member, StaffRole } from './members.ts'

export interface Members {
  /** Throws `EmailTaken` when another member has the address. */
  add(member: Member): Promise<void>
  findByEmail(email: string): Promise<Member | undefined>
  noteSignIn(id: string, at: Date): Promise<void>
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
  count(): Promise<number>
}

/** Slow, salted hashes (argon2id). */
export interface Secrets {
  hash(secret: string): Promise<string>
  /** With no hash it takes the same time and answers false. */
  verify(hash: string | undefined, secret: string): Promise<boolean>
  /** Keyed look-up hashes of a staff code: the current key's first. */
  lookups(code: string): readonly string[]
}

/** What the screens know of a signed-in member. Money in cents, points whole. */
export interface Profile {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: 'member' | 'staff'
  readonly dateOfBirth: string | null
  readonly createdAt: Date
  readonly lastLoginAt: Date | null
  readonly pointsBalance: number
  readonly milestonesReached: readonly number[]
  readonly totalSpentCents: number
  readonly totalVisits: number
  readonly tier: 'Bronze' | 'Silver' | 'Gold' | 'Platinum'
  readonly tierProgress: {
    readonly nextTier: 'Bronze' | 'Silver' | 'Gold' | 'Platinum' | null
    readonly targetCents: number | null
    readonly missingCents: number
    readonly percent: number
  }
  readonly nextReward: {
    readonly title: string
    readonly pointsRequired: number
    readonly pointsMissing: number
    readonly percent: number
  } | null
}

export interface IdentityPorts {
  readonly members: Members
  readonly staffCodes: StaffCodes
  readonly secrets: Secrets
  readonly now: () => Date
  readonly timeZone: string
  readonly profileOf: (memberId: string) => Promise<Profile | undefined>
}
