import { type AdjustedPoints, adjustPoints, type PointsAdjustment } from './adjust-points.ts'
import type { PlacedEntry } from './ledger.ts'
import { listEntries } from './list-entries.ts'
import { personalDataOf } from './personal-data-of.ts'
import type { OpeningBalance, PointsPorts } from './ports.ts'
import { type ImportedBalance, type ImportedEntry, postImported } from './post-imported.ts'

export interface Points {
  /**
   * Adds to a member's points, takes from them or sets them; the member is told. Refuses with `PatientGone`,
   * `NotEnoughPoints` and, when the balance would stay as it is, `NothingToChange`; then nothing changes.
   */
  adjustPoints(adjustment: PointsAdjustment): Promise<AdjustedPoints>
  /** Opens the accounts of new members with what another system kept for them; gives whose. Nobody is told. */
  openImported(balances: readonly OpeningBalance[], entry: ImportedEntry): Promise<ReadonlySet<string>>
  /**
   * Adds a balance that another system kept, or makes it the balance; nobody is told. Gives nothing when an entry with this
   * reference is there already, or the balance stays as it is. Refuses with `BalanceTooHigh`.
   */
  postImported(
    entry: ImportedBalance,
  ): Promise<{ readonly number: number; readonly amount: number } | undefined>
  /** The member's ledger, newest first, from below entry number `before`. */
  listEntries(memberId: string, limit: number, before: number | undefined): Promise<readonly PlacedEntry[]>
  countEntries(memberId: string): Promise<number>
  /** The member's balance and ledger. The ledger stays when they leave, with an id that belongs to nobody any more. */
  personalDataOf(memberId: string): Promise<object>
}

export function openPoints(ports: PointsPorts): Points {
  return {
    adjustPoints: adjustment => adjustPoints(ports, adjustment),
    openImported: (balances, entry) => ports.ledger.openAccounts(balances, { ...entry, kind: 'adjustment' }),
    postImported: entry => postImported(ports, entry),
    listEntries: (memberId, limit, before) => listEntries(ports, memberId, limit, before),
    countEntries: memberId => ports.ledger.countOf(memberId),
    personalDataOf: memberId => personalDataOf(ports, memberId),
  }
}
