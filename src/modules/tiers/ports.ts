import type { Tier, TierStatus } from './tier-status.ts'

export interface TierStatuses {
  /** Adds to the spend and one visit; gives the standing with the tier as it was before. */
  addVisit(memberId: string, spendCents: number): Promise<TierStatus>
  /** Takes from the spend and one visit; undefined when there is no standing. The tier is as it was before. */
  removeVisit(memberId: string, spendCents: number): Promise<TierStatus | undefined>
  setTier(memberId: string, tier: Tier): Promise<void>
  find(memberId: string): Promise<TierStatus | undefined>
  remove(memberId: string): Promise<void>
}

export interface TiersPorts {
  readonly tierStatuses: TierStatuses
  readonly notifyMember: (
    memberId: string,
    message: { readonly title: string; readonly message: string; readonly type: 'GENERAL' },
  ) => Promise<void>
}
