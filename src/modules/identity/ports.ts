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
}

export interface TierProgress {
  readonly nextTier: Patient['tier'] | null
  readonly targetCents: number | null
  readonly missingCents: number
  readonly percent: number
}

export interface IdentityPorts {
  readonly members: Members
  readonly staffCodes: StaffCodes
  readonly secrets: Secrets
  readonly now: () => Date
  readonly timeZone: string
  readonly findPatient: (memberId: string) => Promise<Patient | undefined>
  readonly watchMember: (memberId: string, onChange: () => void) => () => void
  readonly tierProgress: (tier: Patient['tier'], totalSpentCents: number) => TierProgress
  readonly milestonesReached: (peakBalance: number) => readonly number[]
}
