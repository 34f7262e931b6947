/** A change to the program, and the time since which members have relied on what it changes. */
export interface Touching {
  /**
   * Affected members. Reward: has points and can still claim it. Service or code: earned with it. Tier: working toward
   * it. Perk: has its tier.
   */
  readonly of: 'reward' | 'service' | 'code' | 'tier' | 'perk'
  readonly id: string
  readonly since: Date
}

/** The members that a change affects. Staff and deleted members don't count. */
export interface AffectedMembers {
  readonly members: number
  /** The member closest to a reward or tier. Money in cents. */
  readonly closest: Closest | null
}

export interface Closest {
  readonly patient: string
  /** Points for a reward, spend for a tier. */
  readonly pointsBalance: number | null
  readonly spentCents: number | null
}

export interface Reach {
  /** Counts the affected members, and finds the one closest to the reward or tier. */
  countTouched(touching: Touching): Promise<AffectedMembers>
  /** The number of affected members. */
  countTouchedByAny(touching: readonly Touching[]): Promise<number>
  /** The IDs of affected members in order, after a given ID. */
  touchedAfter(
    touching: readonly Touching[],
    memberId: string | undefined,
    limit: number,
  ): Promise<readonly string[]>
}
