import type { Standing, Tier } from './standing.ts'

export interface Standings {
  /** Adds to the spend and one visit; gives the standing with the tier as it was before. */
  addVisit(memberId: string, spendCents: number): Promise<Standing>
  raise(memberId: string, tier: Tier): Promise<void>
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
