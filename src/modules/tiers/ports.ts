import type { Move, TierStatus } from './tier-status.ts'
import type { Terms, Tier } from './tier-terms.ts'

/** A member who has spent enough for a higher tier. */
export interface Riser extends Pick<TierStatus, 'tier' | 'totalSpentCents' | 'reachedFromCents'> {
  readonly memberId: string
}

export interface TierStatuses {
  /** Adds spend and one visit; returns the status with the tier unchanged. */
  addVisit(memberId: string, spendCents: number): Promise<TierStatus>
  /** Removes spend and one visit, leaving the tier unchanged. Undefined if there's no status. */
  removeVisit(memberId: string, spendCents: number): Promise<TierStatus | undefined>
  /** Adds the statuses of members who have none yet, in one statement. */
  addAll(statuses: readonly (TierStatus & { readonly memberId: string })[]): Promise<void>
  setTier(memberId: string, move: Move): Promise<void>
  find(memberId: string): Promise<TierStatus | undefined>
  /** Locks these members' statuses and returns them by member. Members without one are left out. */
  hold(memberIds: readonly string[]): Promise<ReadonlyMap<string, TierStatus>>
  /** Replaces the member's status. */
  replace(memberId: string, status: TierStatus): Promise<void>
  remove(memberIds: readonly string[]): Promise<void>
  /**
   * Locks members of a tier who have spent this much, so the caller's transaction can raise them. Skips those that
   * another transaction has locked.
   */
  holdRisers(tier: Tier, fromCents: number, limit: number): Promise<readonly Riser[]>
}

export interface PublishedTerms {
  current(): Promise<Terms>
  /** Bypasses the cache. */
  read(): Promise<Terms>
  publish(terms: Terms): Promise<void>
}

export interface TiersPorts {
  readonly tierStatuses: TierStatuses
  readonly terms: PublishedTerms
  /** Enqueues a check for members above a threshold, in the caller's transaction. */
  readonly enqueueRises: () => Promise<void>
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  readonly notifyMember: (
    memberId: string,
    message: { readonly title: string; readonly message: string; readonly type: 'GENERAL' },
  ) => Promise<void>
}
