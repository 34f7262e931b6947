import type { AccountFields, ContactRow } from './merged-fields.ts'

/** A row of a table as it is, for the same table to take back. */
export type StoredRow = Readonly<Record<string, unknown>>

/** All that goes with an account. */
export interface StoredAccount {
  readonly member: StoredRow & AccountFields
  readonly contacts: readonly (StoredRow & ContactRow)[]
  readonly externalIds: readonly string[]
  readonly passkeys: readonly StoredRow[]
  readonly recoveryCodes: readonly StoredRow[]
  readonly devices: readonly StoredRow[]
}

export interface StoredAccounts {
  /** Those of the members who are here and no staff, until the caller's transaction ends. */
  lock(memberIds: readonly string[]): Promise<readonly string[]>
  read(memberId: string): Promise<StoredAccount | undefined>
  /** Makes contacts and names in other systems the survivor's, and removes the absorbed account with what is left. */
  absorb(survivorId: string, absorbed: StoredAccount, at: Date): Promise<void>
  /** Puts the account back with all that went with it. Throws `ContactTakenSince` where somebody else has a contact by now. */
  restore(survivor: StoredAccount, absorbed: StoredAccount): Promise<void>
  change(memberId: string, fields: AccountFields): Promise<void>
  namesakesOf(memberId: string): Promise<readonly { readonly memberId: string; readonly name: string }[]>
}

export interface PhotoOfMember {
  readonly version: string
  /** In base64. */
  readonly picture: string
  readonly setAt: string
}

export interface MergingPorts {
  readonly accounts: StoredAccounts
  readonly photos: {
    find(memberId: string): Promise<PhotoOfMember | null>
    keep(memberId: string, photo: PhotoOfMember): Promise<void>
  }
  readonly endSessionsOf: (memberId: string, at: Date) => Promise<void>
}
