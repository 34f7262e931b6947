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
  /** What the voucher was issued for, if it's issued only once. */
  readonly occasion: string | null
}

/** Everything besides points that moved, so it can be moved back. */
export interface MovedBelongings {
  readonly vouchers: readonly MovedVoucher[]
  /** Scans that wait for the desk. */
  readonly scans: readonly string[]
  /** Rows of scans that the survivor had as well. */
  readonly droppedScans: readonly object[]
  /** Accounts that were already merged into the absorbed one. */
  readonly accounts: readonly string[]
}

export interface MergedAccounts {
  /** Opens both accounts if needed and locks them; returns the balances by member. */
  lock(memberIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Makes the absorbed account part of the survivor's. Once-only references count across both from now on. */
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
