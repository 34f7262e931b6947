import type { StaffRole } from '#platform/kernel/access/roles.ts'

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
  /** Without a hash it returns false after the same time. */
  verify(hash: string | undefined, secret: string): Promise<boolean>
  /** Keyed look-up hashes of a staff code: the current key's first. */
  lookups(code: string): readonly string[]
  /** Eight random digits. */
  newStaffCode(): string
  /** A fast hash, for tokens that can't be guessed. */
  digest(token: string): string
}

/** What is kept of a link. */
export interface KeptLink {
  readonly tokenHash: string
  /** Whose it is; null: whoever opens it becomes the clinic's first owner. */
  readonly staffId: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

export interface SignInLinks {
  add(link: KeptLink): Promise<void>
  /**
   * Keeps a link for the first owner and ends those before it. Gives when it ends: at the latest 24 hours after the
   * database was created. Undefined where there is an owner, or where those hours are over.
   */
  replaceFirst(link: KeptLink): Promise<Date | undefined>
  /** Whether somebody owns the clinic: by a staff code or by an account. */
  hasOwner(): Promise<boolean>
  /** Whether a link for the first owner still opens anything. */
  hasFirst(at: Date): Promise<boolean>
  /** Whose link this is while it still opens anything: 'nobody yet' where it makes the first owner. */
  find(tokenHash: string, at: Date): Promise<StaffPerson | 'nobody yet' | undefined>
  /**
   * Ends the link together with the others for the same person; false when somebody was faster, or when there is an
   * owner by now and this link makes one.
   */
  use(tokenHash: string, at: Date): Promise<boolean>
}

/** The accounts, as far as a demo goes. */
export interface Accounts {
  findByEmail(email: string): Promise<{ readonly staffRole: StaffRole | null } | undefined>
  /** Closes the account of this address, or opens it again with null; its id when that changed something. */
  close(email: string, at: Date | null): Promise<string | undefined>
}

/** What the audit log says of somebody who came in by a link. */
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
  /** Takes every passkey and recovery code of the person away. */
  readonly endOtherWaysOf: (staffId: string) => Promise<void>
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  /** Writes an entry of the audit log in the caller's transaction. */
  readonly audit: (entry: ArrivalEntry) => Promise<void>
  /** The app's public address. */
  readonly appUrl: string
  readonly now: () => Date
}
