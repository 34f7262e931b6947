import { mostPoints } from '#platform/kernel/points.ts'
import { type AdjustedPoints, adjustPoints, type PointsAdjustment } from './adjust-points.ts'
import type { PlacedEntry } from './ledger.ts'
import { listEntries } from './list-entries.ts'
import { personalDataOf } from './personal-data-of.ts'
import type { OpeningBalance, PointsPorts } from './ports.ts'
import { type ImportedBalance, type ImportedEntry, postImported } from './post-imported.ts'

export interface Points {
  /**
   * Adds points, removes them or sets the balance, and notifies the member. Refuses with `PatientGone`,
   * `NotEnoughPoints`, or `NothingToChange` if the balance stays the same; then nothing changes.
   */
  adjustPoints(adjustment: PointsAdjustment): Promise<AdjustedPoints>
  /**
   * Opens new members' accounts with their balances from another system; returns the members added. Sends no
   * notification.
   */
  openImported(balances: readonly OpeningBalance[], entry: ImportedEntry): Promise<ReadonlySet<string>>
  /**
   * Adds a balance from another system, or sets it; sends no notification. Returns undefined if an entry with this
   * reference exists or the balance stays the same. Refuses with `BalanceTooHigh`.
   */
  postImported(
    entry: ImportedBalance,
  ): Promise<{ readonly number: number; readonly amount: number } | undefined>
  /** Balances by member, without those who have no points account. */
  balancesOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * The ledger of the member and the accounts merged into theirs, newest first, below the number `before`. Entries are
   * numbered from 1 across all of these accounts.
   */
  listEntries(memberId: string, limit: number, before: number | undefined): Promise<readonly PlacedEntry[]>
  countHistory(memberId: string): Promise<number>
  /** Without merged accounts. */
  countEntries(memberId: string): Promise<number>
  /** All of the member's entries, without merged accounts, by who added them. */
  entriesByActor(
    memberId: string,
  ): Promise<ReadonlyMap<string, readonly { readonly number: number; readonly amount: number }[]>>
  /** The member's balance and ledger. After deletion the ledger stays under an ID that no longer belongs to anyone. */
  personalDataOf(memberId: string): Promise<object>
}

export function openPoints(ports: PointsPorts): Points {
  return {
    adjustPoints: adjustment => adjustPoints(ports, adjustment),
    openImported: (balances, entry) => ports.ledger.openAccounts(balances, { ...entry, kind: 'adjustment' }),
    postImported: entry => postImported(ports, entry),
    balancesOf: memberIds => ports.ledger.balancesOf(memberIds),
    listEntries: (memberId, limit, before) => listEntries(ports, memberId, limit, before),
    countHistory: memberId => ports.ledger.countHistory(memberId),
    countEntries: memberId => ports.ledger.countOf(memberId),
    entriesByActor: async memberId =>
      Map.groupBy(await ports.ledger.entriesOf(memberId, mostPoints, undefined), ({ actor }) => actor),
    personalDataOf: memberId => personalDataOf(ports, memberId),
  }
}
