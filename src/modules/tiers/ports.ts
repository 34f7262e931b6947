import type { Standing, Tier } from './standing.ts'

export interface Standings {
  /** Adds to the spend and one visit; gives the standing with the tier as it was before. */
  addVisit(memberId: string, spendCents: number): Promise<Standing>
  /** Takes from the spend and one visit; undefined when there is no standing. The tier is as it was before. */
  removeVisit(memberId: string, spendCents: number): Promise<Standing | undefined>
  place(memberId: string, tier: Tier): Promise<void>
  find(memberId: string): Promise<Standing | undefined>
  remove(memberId: string): Promise<void>
}

export interface TiersPorts {
  readonly standings: Standings
  readonly tellMember: (
    memberId: string,
    message: { readonly title: string; readonly message: string; readonly type: 'GENERAL' },
  ) => Promise<void>
}
