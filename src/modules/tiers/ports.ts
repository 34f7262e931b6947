import type { Move, TierStatus } from './tier-status.ts'
import type { Terms, Tier } from './tier-terms.ts'

/** Somebody who has spent enough for a higher tier. */
export interface Riser extends Pick<TierStatus, 'tier' | 'totalSpentCents' | 'reachedFromCents'> {
  readonly memberId: string
}

export interface TierStatuses {
  /** Adds to the spend and one visit; gives the standing with the tier as it was before. */
  addVisit(memberId: string, spendCents: number): Promise<TierStatus>
  /** Takes from the spend and one visit; undefined when there is no standing. The tier is as it was before. */
  removeVisit(memberId: string, spendCents: number): Promise<TierStatus | undefined>
  /** Places members who have none yet, all in one statement. */
  addAll(statuses: readonly (TierStatus & { readonly memberId: string })[]): Promise<void>
  setTier(memberId: string, move: Move): Promise<void>
  find(memberId: string): Promise<TierStatus | undefined>
  /** Locks the statuses of these members, where they have one; gives them by member. */
  hold(memberIds: readonly string[]): Promise<ReadonlyMap<string, TierStatus>>
  /** Makes this the member's status, whatever it was. */
  replace(memberId: string, status: TierStatus): Promise<void>
  remove(memberId: string): Promise<void>
  /**
   * Some of those in a tier who have spent so much, for the caller's transaction to move: nobody else does meanwhile. Whom
   * somebody else holds just now is left out.
   */
  holdRisers(tier: Tier, fromCents: number, limit: number): Promise<readonly Riser[]>
}

export interface PublishedTerms {
  inForce(): Promise<Terms>
  /** Bypasses the cache. */
  read(): Promise<Terms>
  publish(terms: Terms): Promise<void>
}

export interface TiersPorts {
  readonly tierStatuses: TierStatuses
  readonly terms: PublishedTerms
  /** Leaves word in the caller's transaction that there may be members who stand above a threshold now. */
  readonly enqueueRises: () => Promise<void>
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  readonly notifyMember: (
    memberId: string,
    message: { readonly title: string; readonly message: string; readonly type: 'GENERAL' },
  ) => Promise<void>
}
