import { clinicDay, dayAfter, type TimeZone } from '#platform/kernel/clinic-day.ts'

export interface Goal {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly pointsRequired: number
  /** The reward's value in words, for example '$25 credit'. */
  readonly rewardValue: string
  /** The value in cents, if the clinic has entered it. */
  readonly worthCents: number | null
  readonly icon: string
  readonly color: string
  /** The clinic's own picture, shown instead of the icon. */
  readonly imageUrl: string | null
  readonly isActive: boolean
  readonly sortOrder: number
  /** The voucher's last day is this many clinic days after the claim; null if it never expires. */
  readonly validDays: number | null
  /** Can be claimed again after this many clinic days; null if only once. */
  readonly repeatDays: number | null
  /** How many claims are allowed in all, counted from when the limit was set; null for no limit. */
  readonly stock: number | null
  /** The tiers that can claim it; empty for all. */
  readonly tiers: readonly string[]
  /** The first and last clinic day on which it can be claimed. */
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly isPaused: boolean
  /** The clinic no longer offers it; its vouchers remain. */
  readonly isArchived: boolean
  /** The program version that includes it; null before the first version. */
  readonly programmeVersion: number | null
}

/** A reward as the clinic edits it. */
export interface Reward extends Omit<Goal, 'isActive' | 'sortOrder' | 'programmeVersion'> {}

export const goalOf = (reward: Reward, place: number, programmeVersion: number | null): Goal => ({
  ...reward,
  isActive: !reward.isPaused && !reward.isArchived,
  sortOrder: place + 1,
  programmeVersion,
})

/** A starter reward; newer fields are optional. */
export type SeedGoal = Pick<
  Goal,
  | 'id'
  | 'title'
  | 'description'
  | 'pointsRequired'
  | 'rewardValue'
  | 'icon'
  | 'color'
  | 'isActive'
  | 'sortOrder'
> &
  Partial<Pick<Goal, 'worthCents' | 'validDays'>>

/** References are unique in the ledger, so a repeatable reward has one per clinic day. */
export const redemptionReference = ({ id, repeatDays }: Goal, day: string) =>
  repeatDays === null ? `goal:${id}` : `goal:${id}:${day}`

export const isOpenOn = ({ startsOn, endsOn }: Goal, day: string) =>
  (startsOn === null || startsOn <= day) && (endsOn === null || day <= endsOn)

/** A member's data that decides what they can claim. */
export interface Claimant {
  readonly balance: number
  readonly tier: string
  /** When the member last claimed each reward. */
  readonly claims: ReadonlyMap<string, Date>
  /** How many claims are left of each limited reward, across all members. */
  readonly left: ReadonlyMap<string, number>
}

/** Why a member can't claim a reward, regardless of points. */
export type Obstacle =
  | { readonly kind: 'not yet' | 'over' | 'again later'; readonly day: string }
  | { readonly kind: 'claimed' | 'other tier' | 'sold out' }

/** Why the member can't claim the reward on this clinic day. */
export function obstacleTo(
  goal: Goal,
  { tier, claims, left }: Omit<Claimant, 'balance'>,
  at: Date,
  timeZone: TimeZone,
): Obstacle | undefined {
  const today = clinicDay(at, timeZone)
  const { startsOn, endsOn, repeatDays, tiers } = goal
  if (startsOn !== null && today < startsOn) return { kind: 'not yet', day: startsOn }
  if (endsOn !== null && today > endsOn) return { kind: 'over', day: endsOn }
  const claimedAt = claims.get(goal.id)
  if (claimedAt && repeatDays === null) return { kind: 'claimed' }
  const again = claimedAt && dayAfter(clinicDay(claimedAt, timeZone), repeatDays ?? 0)
  if (again && today < again) return { kind: 'again later', day: again }
  if (tiers.length > 0 && !tiers.includes(tier)) return { kind: 'other tier' }
  return left.get(goal.id) === 0 ? { kind: 'sold out' } : undefined
}
