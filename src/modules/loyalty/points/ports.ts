import type { Refusal } from '#platform/kernel/refusal.ts'
import type { Entry, NewEntry, PostedEntry } from './ledger.ts'

/** What somebody brings along who has had no points here. */
export interface OpeningBalance {
  readonly memberId: string
  /** Whole points, above 0. */
  readonly points: number
  readonly reference: string
}

export interface SetBalance extends PostedEntry {
  readonly amount: number
}

/** The only way in which points move, for this room and for its neighbours. */
export interface Ledger {
  /**
   * Adds an entry and changes the balance beside it, in one statement. Throws `NotEnoughPoints` when the balance would
   * go below zero, `BalanceTooHigh` when it would go above what can be kept, and `onDuplicate()` when the member has an
   * entry with this reference; then nothing changes.
   */
  post(entry: NewEntry, onDuplicate: () => Refusal): Promise<PostedEntry>
  /**
   * Makes the balance what it is to be, with an entry of the difference, in one statement: an entry that comes at the same
   * instant is before it or after it. Gives nothing, and nothing changes, when the balance is that already.
   */
  setBalance(entry: Omit<NewEntry, 'amount'>, balance: number): Promise<SetBalance | undefined>
  /**
   * Adds the first entry of each of these members, all in one statement; gives whose it added. A member who has an entry
   * keeps their balance as it is.
   */
  openAccounts(
    balances: readonly OpeningBalance[],
    entry: Pick<NewEntry, 'kind' | 'reason' | 'actor' | 'at'>,
  ): Promise<ReadonlySet<string>>
  balanceOf(memberId: string): Promise<number>
  /** Newest first; `before` is the number to continue below. */
  entriesOf(memberId: string, limit: number, before: number | undefined): Promise<readonly Entry[]>
  countOf(memberId: string): Promise<number>
  /** The given references that the member already has an entry for. */
  references(memberId: string, references: readonly string[]): Promise<ReadonlySet<string>>
  /** The latest check-ins with a code after `since`, newest first, at most three. */
  arrivals(codeId: string, since: Date): Promise<readonly Arrival[]>
}

export interface Arrival {
  readonly memberId: string
  readonly amount: number
  readonly at: Date
}

export interface PointsPorts {
  readonly ledger: Ledger
  readonly now: () => Date
  readonly locationOf: (id: string) => Promise<{ readonly name: string } | undefined>
  readonly patientById: (
    memberId: string,
  ) => Promise<
    { readonly firstName: string; readonly lastName: string; readonly role: 'member' | 'staff' } | undefined
  >
  readonly notifyMember: (
    memberId: string,
    message: {
      readonly title: string
      readonly message: string
      readonly type: 'POINTS_EARNED' | 'GENERAL'
    },
  ) => Promise<void>
}
