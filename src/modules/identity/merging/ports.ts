import type { AccountFields, ContactRow } from './merged-fields.ts'

/** A database row, kept so that it can be restored later. */
export type StoredRow = Readonly<Record<string, unknown>>

/** The rows of an account that undoing a merge restores. */
export interface StoredAccount {
  readonly member: StoredRow & AccountFields
  readonly contacts: readonly (StoredRow & ContactRow)[]
  readonly externalIds: readonly string[]
  readonly passkeys: readonly StoredRow[]
  readonly recoveryCodes: readonly StoredRow[]
  readonly devices: readonly StoredRow[]
}

export interface StoredAccounts {
  /** Locks the members who exist and aren't staff until the caller's transaction ends; returns their IDs. */
  lock(memberIds: readonly string[]): Promise<readonly string[]>
  read(memberId: string): Promise<StoredAccount | undefined>
  /** Moves contacts and external IDs to the survivor. Deletes the absorbed account and everything else it has. */
  absorb(survivorId: string, absorbed: StoredAccount, at: Date): Promise<void>
  /** Restores the account with these rows. Throws `ContactTakenSince` if another member now has one of its contacts. */
  restore(survivor: StoredAccount, absorbed: StoredAccount): Promise<void>
  change(memberId: string, fields: AccountFields): Promise<void>
  namesakesOf(memberId: string): Promise<readonly { readonly memberId: string; readonly name: string }[]>
}

export interface PhotoOfMember {
  readonly version: string
  /** Base64. */
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
