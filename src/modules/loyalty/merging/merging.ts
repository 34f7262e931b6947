import type { MergingPorts, MovedBelongings } from './ports.ts'
import { AlreadyMoved, MergedPointsSpent } from './refusals.ts'

export interface AccountsToMerge {
  readonly mergeId: string
  /** Whose account goes on. */
  readonly survivorId: string
  readonly absorbedId: string
  /** 'staff:' plus the person's id. */
  readonly actor: string
  readonly at: Date
}

/** Plain data: what undoing the merge needs. */
export interface MergedLoyalty extends MovedBelongings {
  readonly points: number
}

export interface Merging {
  /**
   * Makes two accounts one, in the caller's transaction: the balance moves as a pair of entries, vouchers move, and
   * what counts once counts across both. Nobody is told. Refuses with `BalanceTooHigh`.
   */
  mergeAccounts(accounts: AccountsToMerge): Promise<MergedLoyalty>
  /** Undoes it; what the survivor earned and got since stays theirs. Refuses with `MergedPointsSpent`. */
  unmergeAccounts(accounts: AccountsToMerge, merged: MergedLoyalty): Promise<void>
  /** The member and those who were merged into them, the member first. */
  accountsOf(memberId: string): Promise<readonly string[]>
  /** The member that this one was merged into. */
  survivorOf(memberId: string): Promise<string | undefined>
}

export function openMerging({ ledger, mergedAccounts }: MergingPorts): Merging {
  const move = async (
    from: string,
    to: string,
    points: number,
    { actor, at }: AccountsToMerge,
    reference: string,
  ) => {
    if (points === 0) return
    const entry = { kind: 'adjustment', reference, actor, at } as const
    const onDuplicate = () => new AlreadyMoved()
    await ledger.post(
      { ...entry, memberId: from, amount: -points, reason: 'Moved to the other account' },
      onDuplicate,
    )
    await ledger.post(
      { ...entry, memberId: to, amount: points, reason: 'From the other account' },
      onDuplicate,
    )
  }
  return {
    async mergeAccounts(given) {
      const { survivorId, absorbedId, mergeId, at } = given
      const points = (await mergedAccounts.lock([survivorId, absorbedId])).get(absorbedId) ?? 0
      await move(absorbedId, survivorId, points, given, `merge:${mergeId}`)
      return { points, ...(await mergedAccounts.absorb(survivorId, absorbedId, at)) }
    },
    async unmergeAccounts(given, { points, ...moved }) {
      const { survivorId, absorbedId, mergeId, at } = given
      const left = (await mergedAccounts.lock([survivorId, absorbedId])).get(survivorId) ?? 0
      if (left < points) throw new MergedPointsSpent(points, left)
      await mergedAccounts.release(survivorId, absorbedId, moved, at)
      await move(survivorId, absorbedId, points, given, `merge-undo:${mergeId}`)
    },
    accountsOf: memberId => mergedAccounts.accountsOf(memberId),
    survivorOf: memberId => mergedAccounts.survivorOf(memberId),
  }
}
