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
  /** Printed claim cards. Missing if an earlier version merged the account. */
  readonly cards?: readonly StoredRow[]
}

/** The parts of an account, besides names, contacts and the photo, that a merge can change. */
export interface AccountSummary {
  /** With an address to sign in with. */
  readonly hasPassword: boolean
  readonly passkeys: number
  readonly externalIds: readonly string[]
}

/** The survivor's account after the merge, and whether the other account's recovery codes replace its own. */
export interface AccountMerge {
  readonly fields: AccountFields
  readonly takesCodes: boolean
}

/** What the survivor got since the merge that signs somebody in. */
export interface AddedWaysIn {
  readonly keyIds: readonly unknown[]
  readonly codeHashes: readonly unknown[]
  /** Confirmed ones. */
  readonly contacts: readonly (StoredRow & ContactRow)[]
}

export interface AccountUnmerge extends AccountMerge {
  /** The survivor's sign-in address from now on. */
  readonly email: string | null
  readonly added: AddedWaysIn
  /** Which of the added contacts the survivor keeps, unconfirmed. */
  readonly keptContacts: AddedWaysIn['contacts']
  /** Whether the merge moved passkeys and recovery codes. Otherwise it deleted the absorbed account's. */
  readonly movesWaysIn: boolean
}

export interface StoredAccounts {
  /** Locks the members who exist and aren't staff until the caller's transaction ends; returns their IDs. */
  lock(memberIds: readonly string[]): Promise<readonly string[]>
  read(memberId: string): Promise<StoredAccount | undefined>
  /**
   * Moves contacts, external IDs, passkeys and, if taken, recovery codes to the survivor. Deletes the absorbed account and
   * everything else it has.
   */
  absorb(
    survivor: StoredAccount,
    absorbed: StoredAccount,
    merge: AccountMerge & { readonly at: Date },
  ): Promise<void>
  /**
   * Restores both accounts' rows, except passkeys and recovery codes that were removed since. Removes what was added since,
   * and the survivor's reset link. Throws `ContactTakenSince` if another member now has one of the contacts.
   */
  restore(survivor: StoredAccount, absorbed: StoredAccount, merge: AccountUnmerge): Promise<void>
  /** Throws `ContactTakenSince` if another member has the address. */
  change(now: AccountFields, fields: AccountFields): Promise<void>
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
    remove(memberId: string): Promise<void>
  }
  readonly endSessionsOf: (memberId: string, at: Date) => Promise<void>
  /** Ends texts to a number that the member no longer has. */
  readonly endTexts: (memberId: string, number: string) => Promise<void>
}
