export interface Goal {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly pointsRequired: number
  /** What the reward is worth, in words: '$25 credit' (D-91). */
  readonly rewardValue: string
  readonly icon: string
  readonly color: string
  readonly isActive: boolean
  readonly sortOrder: number
  /** So many clinic days after the claim's is the voucher's last; null: it does not end. */
  readonly validDays: number | null
  readonly isPaused: boolean
  /** The clinic no longer has it; vouchers of it stay. */
  readonly isArchived: boolean
  /** The programme's version that it is in force under; null where there is none yet. */
  readonly programmeVersion: number | null
}

/** A reward as the clinic edits it. */
export interface Reward extends Omit<Goal, 'isActive' | 'sortOrder' | 'programmeVersion'> {}

/** What a clinic starts with may leave out what was not asked for so far. */
export type SeedGoal = Omit<Goal, 'validDays' | 'isPaused' | 'isArchived' | 'programmeVersion'>

export interface GoalProgress {
  readonly goalId: string
  readonly isRedeemed: boolean
  readonly state: 'not reached' | 'claimable' | 'claimed'
  /** 0 to 100. */
  readonly percent: number
  readonly pointsMissing: number
}

export const redemptionReference = (goalId: string) => `goal:${goalId}`

/** How far a balance is towards a goal. */
export function progressTowards(goal: Goal, balance: number, isRedeemed: boolean): GoalProgress {
  const pointsMissing = Math.max(0, goal.pointsRequired - balance)
  return {
    goalId: goal.id,
    isRedeemed,
    state: isRedeemed ? 'claimed' : pointsMissing === 0 ? 'claimable' : 'not reached',
    percent: Math.min(100, Math.floor((Math.max(0, balance) / goal.pointsRequired) * 100)),
    pointsMissing,
  }
}
