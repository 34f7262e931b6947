import { clinicDay, dayAfter, type TimeZone } from '#platform/kernel/clinic-day.ts'

export interface Goal {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly pointsRequired: number
  /** The reward's value in words: '$25 credit'. */
  readonly rewardValue: string
  /** The same in cents, where the clinic says it. */
  readonly worthCents: number | null
  readonly icon: string
  readonly color: string
  /** The clinic's own picture of it, which stands instead of the icon. */
  readonly imageUrl: string | null
  readonly isActive: boolean
  readonly sortOrder: number
  /** So many clinic days after the claim's is the voucher's last; null: it does not end. */
  readonly validDays: number | null
  /** So many clinic days after a claim is the next one; null: it is claimed once. */
  readonly repeatDays: number | null
  /** How often it can be claimed in all, since that was said; null: without end. */
  readonly stock: number | null
  /** Whose it is; nobody's in particular: everybody's. */
  readonly tiers: readonly string[]
  /** The first and the last clinic day on which it can be claimed. */
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly isPaused: boolean
  /** The clinic no longer has it; vouchers of it stay. */
  readonly isArchived: boolean
  /** The program version that includes it; null before the first one. */
  readonly programmeVersion: number | null
}

/** A reward as the clinic edits it. */
export interface Reward extends Omit<Goal, 'isActive' | 'sortOrder' | 'programmeVersion'> {}

/** A reward at its place in the clinic's order, under a version of the program. */
export const goalOf = (reward: Reward, place: number, programmeVersion: number | null): Goal => ({
  ...reward,
  isActive: !reward.isPaused && !reward.isArchived,
  sortOrder: place + 1,
  programmeVersion,
})

/** What a clinic starts with may leave out what was not asked for so far. */
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

/** The ledger counts each reference once: of a reward that comes again, one a clinic day. */
export const redemptionReference = ({ id, repeatDays }: Goal, day: string) =>
  repeatDays === null ? `goal:${id}` : `goal:${id}:${day}`

/** Whether the clinic's calendar has it on this day. */
export const isOpenOn = ({ startsOn, endsOn }: Goal, day: string) =>
  (startsOn === null || startsOn <= day) && (endsOn === null || day <= endsOn)

/** What is known of a member who looks at rewards. */
export interface Claimant {
  readonly balance: number
  readonly tier: string
  /** When each reward was claimed last. */
  readonly claims: ReadonlyMap<string, Date>
  /** Of rewards of which there are so many only, whoever asks. */
  readonly left: ReadonlyMap<string, number>
}

/** What keeps a member from a reward, whatever their points. */
export type Obstacle =
  | { readonly kind: 'not yet' | 'over' | 'again later'; readonly day: string }
  | { readonly kind: 'claimed' | 'other tier' | 'sold out' }

/** What keeps a member from a reward on this clinic day. */
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
