import type { Refusal } from '#platform/kernel/refusal.ts'

interface MovedEntry {
  readonly memberId: string
  readonly amount: number
  readonly kind: 'adjustment'
  readonly reference: string
  readonly reason: string
  readonly actor: string
  readonly at: Date
}

/** The part of the ledger that merging uses. */
export interface Ledger {
  post(entry: MovedEntry, onDuplicate: () => Refusal): Promise<unknown>
}

interface MovedVoucher {
  readonly id: string
  /** What the voucher was issued for; null unless a member can get such a voucher only once. */
  readonly occasion: string | null
}

/** Everything that was moved, apart from points, so that it can be moved back. */
export interface MovedBelongings {
  readonly vouchers: readonly MovedVoucher[]
  /** Scans waiting for the front desk to confirm them. */
  readonly scans: readonly string[]
  /** The absorbed account's scans that were deleted because the survivor had the same ones. */
  readonly droppedScans: readonly object[]
  /** Accounts that were already merged into the absorbed one. */
  readonly accounts: readonly string[]
}

export interface MergedAccounts {
  /** Opens both accounts if needed and locks them; returns the balances by member. */
  lock(memberIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * Makes the absorbed account part of the survivor's. From then on, a reference that can be used only once counts for
   * both accounts.
   */
  absorb(survivorId: string, absorbedId: string, at: Date): Promise<MovedBelongings>
  /** Undoes `absorb`. Whatever the survivor has received since stays there. */
  release(survivorId: string, absorbedId: string, moved: MovedBelongings, at: Date): Promise<void>
  /** The account and those merged into it, its own ID first. */
  accountsOf(memberId: string): Promise<readonly string[]>
  /** The account that this one was merged into. */
  survivorOf(memberId: string): Promise<string | undefined>
}

export interface MergingPorts {
  readonly ledger: Ledger
  readonly mergedAccounts: MergedAccounts
}
