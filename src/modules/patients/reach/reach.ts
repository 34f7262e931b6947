/** Something that the clinic changes, and since when members count on it. */
export interface Touching {
  /** A reward, who has points and can still claim it; a service or a code, who earned with it; a tier, whose next one it is. */
  readonly of: 'reward' | 'service' | 'code' | 'tier' | 'perk'
  readonly id: string
  readonly since: Date
}

/** The members a change affects. Staff and deleted members don't count. */
export interface AffectedMembers {
  readonly members: number
  /** Who is nearest to a reward or a tier. Money in cents. */
  readonly closest: Closest | null
}

export interface Closest {
  readonly patient: string
  /** What the nearest has of what it takes: points for a reward, spend for a tier. */
  readonly pointsBalance: number | null
  readonly spentCents: number | null
}

export interface Reach {
  /** How many members it touches, and who is nearest to what it is about. */
  countTouched(touching: Touching): Promise<AffectedMembers>
  /** The number of affected members. */
  countTouchedByAny(touching: readonly Touching[]): Promise<number>
  /** The ids of affected members, sorted, after a given id. */
  touchedAfter(
    touching: readonly Touching[],
    memberId: string | undefined,
    limit: number,
  ): Promise<readonly string[]>
}
