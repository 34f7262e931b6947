import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import type { StaffRole } from '#platform/kernel/access/roles.ts'

/** A code's owner: an account, or a person on the staff without one. */
export interface Owner {
  readonly id: string
  readonly kind: 'member' | 'staff'
  readonly name: string
  readonly firstName: string
  /** Null for a person without an account. */
  readonly email: string | null
  /** Set for staff. */
  readonly role: StaffRole | null
}

/** The stored part of a code, without the code. */
export interface KeptCode {
  readonly createdAt: Date
  readonly usedAt: Date | null
}

export interface RecoveryCodes {
  /** Replaces all existing ones by these. */
  replace(owner: Pick<Owner, 'id' | 'kind'>, hashes: readonly string[], at: Date): Promise<void>
  of(ownerId: string): Promise<readonly KeptCode[]>
  /** Consumes a code and returns its owner; undefined if it is unknown or used. */
  use(hash: string, at: Date): Promise<string | undefined>
  removeAllOf(ownerId: string): Promise<void>
}

export interface RecoveryMail {
  readonly memberId: string
  readonly to: { readonly email: string; readonly firstName: string }
  readonly kind: 'service'
  readonly subject: string
  readonly lines: readonly string[]
  readonly action: { readonly label: string; readonly url: string }
}

/** The audit log's entry for a code used by staff. */
export interface UsedEntry {
  readonly staff: { readonly staffId: string; readonly name: string; readonly role: StaffRole }
  readonly action: string
  readonly memberId: undefined
  readonly subject: string
  readonly address: string
}

export interface RecoveryPorts {
  readonly recoveryCodes: RecoveryCodes
  /** Serializes with password resets of this account until the caller's transaction ends. */
  readonly lockAccount: (ownerId: string) => Promise<void>
  /** The people who could use one today; undefined if they left or lost the role. */
  readonly ownerOf: (ownerId: string) => Promise<Owner | undefined>
  readonly hashOf: (code: string) => string
  /** Queues an email in the caller's transaction. */
  readonly sendMail: (mail: RecoveryMail) => Promise<void>
  /** Writes an entry of the audit log in the caller's transaction. */
  readonly audit: (entry: UsedEntry) => Promise<void>
  readonly recordSignIn: (memberId: string, at: Date) => Promise<void>
  /** Remembers the browser of a sign-in, and emails the member if it is new to the account. */
  readonly noticeDevice: (
    member: Pick<Owner, 'id' | 'firstName'> & { readonly email: string },
    browser: SignInBrowser,
  ) => Promise<void>
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  readonly appUrl: string
  readonly now: () => Date
}
