import type { Refusal } from '#platform/kernel/refusal.ts'
import type { Entry, NewEntry, PostedEntry } from './ledger.ts'

/** The balance from another system of a member who has no points here yet. */
export interface OpeningBalance {
  readonly memberId: string
  /** Whole points, above 0. */
  readonly points: number
  readonly reference: string
}

export interface SetBalance extends PostedEntry {
  readonly amount: number
}

/** The only way to move points, for this room and the other ones. */
export interface Ledger {
  /**
   * Adds an entry and updates the balance, in one statement. Throws `NotEnoughPoints` if the balance would go below
   * zero, `BalanceTooHigh` above the maximum, and `onDuplicate()` if the member already has an entry with this
   * reference; then nothing changes.
   */
  post(entry: NewEntry, onDuplicate: () => Refusal): Promise<PostedEntry>
  /**
   * Sets the balance, with an entry for the difference, in one statement, so concurrent entries come either before or
   * after it. Returns undefined and changes nothing if that's already the balance.
   */
  setBalance(entry: Omit<NewEntry, 'amount'>, balance: number): Promise<SetBalance | undefined>
  /**
   * Adds the first entry of each of these members in one statement; returns the members added. Members who already have
   * entries keep their balance.
   */
  openAccounts(
    balances: readonly OpeningBalance[],
    entry: Pick<NewEntry, 'kind' | 'reason' | 'actor' | 'at'>,
  ): Promise<ReadonlySet<string>>
  balanceOf(memberId: string): Promise<number>
  /** Without members who have no account. */
  balancesOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Newest first, below the entry number `before`. */
  entriesOf(memberId: string, limit: number, before: number | undefined): Promise<readonly Entry[]>
  countOf(memberId: string): Promise<number>
  /** Like `entriesOf`, with the accounts merged into this one. Then entries are numbered across all of them, by time. */
  historyOf(memberId: string, limit: number, before: number | undefined): Promise<readonly Entry[]>
  countHistory(memberId: string): Promise<number>
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
