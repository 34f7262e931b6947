import type { StaffRole } from '#platform/kernel/access/roles.ts'

export interface StaffPerson {
  readonly id: string
  readonly name: string
  readonly role: StaffRole
}

export interface StaffCodes {
  /** The person whose code has one of these lookup hashes, with the hash to verify. */
  find(lookups: readonly string[]): Promise<(StaffPerson & { readonly codeHash: string }) | undefined>
  add(
    person: StaffPerson & { readonly lookup: string; readonly codeHash: string; readonly at: Date },
  ): Promise<void>
  /** The number of active people in this role. */
  count(role: StaffRole): Promise<number>
  /** The earliest person on the staff. */
  first(): Promise<{ readonly id: string; readonly isClosed: boolean; readonly codeHash: string } | undefined>
  /** Locks a person's code until there is a new one, or unlocks it with null; its sessions end. */
  close(id: string, at: Date | null): Promise<void>
  all(): Promise<readonly StaffMember[]>
  /** Throws `LastOwner` if no owner could sign in afterwards; undefined for an unknown person. */
  change(id: string, change: StaffChange): Promise<StaffMember | undefined>
  /** Replaces the code and ends the old one's sessions. */
  replaceCode(
    id: string,
    code: { readonly lookup: string; readonly codeHash: string; readonly at: Date },
  ): Promise<StaffMember | undefined>
}

export interface StaffMember extends StaffPerson {
  readonly isActive: boolean
  readonly createdAt: Date
}

/** What isn't mentioned stays. */
export type StaffChange = Partial<Pick<StaffMember, 'name' | 'role' | 'isActive'>>

/** Slow, salted hashes (argon2id). */
export interface Secrets {
  hash(secret: string): Promise<string>
  /** Without a hash it returns false after the same time. */
  verify(hash: string | undefined, secret: string): Promise<boolean>
  /** Keyed lookup hashes of a staff code: the current key's first. */
  lookups(code: string): readonly string[]
  /** Eight random digits. */
  newStaffCode(): string
  /** A fast hash, for tokens that can't be guessed. */
  digest(token: string): string
}

/** The stored part of a link. */
export interface KeptLink {
  readonly tokenHash: string
  /** Its person; null: whoever opens it becomes the clinic's first owner. */
  readonly staffId: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

export interface SignInLinks {
  add(link: KeptLink): Promise<void>
  /**
   * Stores a link for the first owner and invalidates earlier ones. Returns its expiry: at most 24 hours after the database was
   * created. Undefined if there is an owner, or those hours are over.
   */
  replaceFirst(link: KeptLink): Promise<Date | undefined>
  /** Whether the clinic has an owner, by a staff code or an account. */
  hasOwner(): Promise<boolean>
  /** Whether a link for the first owner is still valid. */
  hasFirst(at: Date): Promise<boolean>
  /** The person of this link while it is valid: 'nobody yet' if it creates the first owner. */
  find(tokenHash: string, at: Date): Promise<StaffPerson | 'nobody yet' | undefined>
  /**
   * Consumes the link with all others for the same person; false if another request was faster, or if it would create an owner
   * and there is one now.
   */
  use(tokenHash: string, at: Date): Promise<boolean>
}

/** The accounts that a demo uses. */
export interface Accounts {
  findByEmail(email: string): Promise<{ readonly staffRole: StaffRole | null } | undefined>
  /** Locks the account of this address, or unlocks it with null; returns its id if that changed something. */
  close(email: string, at: Date | null): Promise<string | undefined>
}

/** The audit log's entry for a used link. */
export interface ArrivalEntry {
  readonly staff: { readonly staffId: string; readonly name: string; readonly role: StaffRole }
  readonly action: string
  readonly memberId: undefined
  readonly subject: string
  readonly address: string
}

export interface StaffPorts {
  readonly staffCodes: StaffCodes
  readonly secrets: Secrets
  readonly accounts: Accounts
  /** Signs a member out everywhere, including requests in progress. */
  readonly endSessionsOf: (memberId: string, at: Date) => Promise<void>
  readonly signInLinks: SignInLinks
  /** Removes every passkey and recovery code of the person. */
  readonly endOtherWaysOf: (staffId: string) => Promise<void>
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  /** Writes an entry of the audit log in the caller's transaction. */
  readonly audit: (entry: ArrivalEntry) => Promise<void>
  /** The app's public address. */
  readonly appUrl: string
  readonly now: () => Date
}
