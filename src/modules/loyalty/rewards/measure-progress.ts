import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { type Claimant, type Goal, isOpenOn, type Obstacle, obstacleTo } from './goals.ts'
import type { Claimants, Goals, RewardsPorts } from './ports.ts'
import { namedTiers, spokenClinicDay } from './sentences.ts'

export interface GoalProgress {
  readonly goalId: string
  readonly isRedeemed: boolean
  /** Closed: it can't be claimed right now, regardless of points. */
  readonly state: 'not reached' | 'claimable' | 'claimed' | 'closed'
  /** 0 to 100. */
  readonly percent: number
  readonly pointsMissing: number
  /** A short note for the member, if there's more to say. */
  readonly note: string | null
}

type Ports = Pick<RewardsPorts, 'tierNames' | 'now' | 'timeZone'> & {
  readonly goals: Pick<Goals, 'all'>
  readonly claimants: Pick<Claimants, 'read'>
}

export async function measureProgress(ports: Ports, memberId: string): Promise<GoalProgress[]> {
  const { now, timeZone } = ports
  const at = now()
  const today = clinicDay(at, timeZone)
  const [goals, claimant, names] = await Promise.all([
    ports.goals.all(),
    ports.claimants.read(memberId),
    ports.tierNames(),
  ])
  return goals
    .filter(goal => goal.isActive && isOpenOn(goal, today))
    .map(goal => progressTowards(goal, claimant, obstacleTo(goal, claimant, at, timeZone), names))
}

/** A member's progress toward a goal, and why they can't claim it yet. */
export function progressTowards(
  goal: Goal,
  { balance, left }: Pick<Claimant, 'balance' | 'left'>,
  obstacle: Obstacle | undefined,
  tierNames: ReadonlyMap<string, string>,
): GoalProgress {
  const pointsMissing = Math.max(0, goal.pointsRequired - balance)
  const kind = obstacle?.kind
  const open = pointsMissing === 0 ? 'claimable' : 'not reached'
  return {
    goalId: goal.id,
    isRedeemed: kind === 'claimed' || kind === 'again later',
    state: kind === 'claimed' ? 'claimed' : kind ? 'closed' : open,
    percent: Math.min(100, Math.floor((Math.max(0, balance) / goal.pointsRequired) * 100)),
    pointsMissing,
    note: noteOn(goal, obstacle, left.get(goal.id), tierNames),
  }
}

function noteOn(
  { tiers, endsOn }: Goal,
  obstacle: Obstacle | undefined,
  left: number | undefined,
  tierNames: ReadonlyMap<string, string>,
): string | null {
  if (obstacle?.kind === 'claimed') return null
  if (obstacle?.kind === 'again later') return `Available again ${spokenClinicDay(obstacle.day)}`
  if (obstacle?.kind === 'other tier') return `For ${namedTiers(tiers, tierNames)} members`
  const last = endsOn !== null && `Until ${spokenClinicDay(endsOn)}`
  return [left !== undefined && `${left} left`, last].filter(Boolean).join(' · ') || null
}
