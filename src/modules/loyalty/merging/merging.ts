import type { MergingPorts, MovedBelongings } from './ports.ts'
import { AlreadyMoved, MergedPointsSpent } from './refusals.ts'

export interface AccountsToMerge {
  readonly mergeId: string
  /** The account that remains. */
  readonly survivorId: string
  readonly absorbedId: string
  /** 'staff:' plus the person's ID. */
  readonly actor: string
  readonly at: Date
}

/** Plain data needed to undo the merge. */
export interface MergedLoyalty extends MovedBelongings {
  readonly points: number
}

export interface Merging {
  /**
   * Merges two accounts in the caller's transaction. The balance moves as a pair of entries, vouchers move, and
   * once-only references count across both. Sends no notification. Refuses with `BalanceTooHigh`.
   */
  mergeAccounts(accounts: AccountsToMerge): Promise<MergedLoyalty>
  /**
   * Undoes a merge. Whatever the survivor has earned or received since stays theirs. Refuses with `MergedPointsSpent`.
   */
  unmergeAccounts(accounts: AccountsToMerge, merged: MergedLoyalty): Promise<void>
  /** The member and the accounts merged into them, the member first. */
  accountsOf(memberId: string): Promise<readonly string[]>
  /** The member that this account was merged into. */
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
      { ...entry, memberId: from, amount: -points, reason: 'Moved to another account' },
      onDuplicate,
    )
    await ledger.post(
      { ...entry, memberId: to, amount: points, reason: 'Merged from another account' },
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
