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

/** The ledger, as far as merging goes. */
export interface Ledger {
  post(entry: MovedEntry, onDuplicate: () => Refusal): Promise<unknown>
}

interface MovedVoucher {
  readonly id: string
  /** What it was issued for, where that happens once. */
  readonly occasion: string | null
}

/** What moved besides points, so that it can go back. */
export interface MovedBelongings {
  readonly vouchers: readonly MovedVoucher[]
  /** Scans that wait for the desk. */
  readonly scans: readonly string[]
  /** Scans that the survivor had as well, as their rows were. */
  readonly droppedScans: readonly object[]
  /** Accounts that had been merged into the absorbed one before. */
  readonly accounts: readonly string[]
}

export interface MergedAccounts {
  /** Opens both accounts where they aren't yet and locks them; gives the balances by member. */
  lock(memberIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Makes the absorbed account part of the survivor's: what counts once counts across both from now on. */
  absorb(survivorId: string, absorbedId: string, at: Date): Promise<MovedBelongings>
  /** Undoes `absorb`; what came to the survivor since stays there. */
  release(survivorId: string, absorbedId: string, moved: MovedBelongings, at: Date): Promise<void>
  /** The account and those that were merged into it, its own first. */
  accountsOf(memberId: string): Promise<readonly string[]>
  /** The account that this one was merged into. */
  survivorOf(memberId: string): Promise<string | undefined>
}

export interface MergingPorts {
  readonly ledger: Ledger
  readonly mergedAccounts: MergedAccounts
}
