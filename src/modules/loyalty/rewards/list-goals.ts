import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { type Goal, isOpenOn } from './goals.ts'
import type { Goals, RewardsPorts } from './ports.ts'

export async function listGoals({
  goals,
  now,
  timeZone,
}: Pick<RewardsPorts, 'now' | 'timeZone'> & { readonly goals: Pick<Goals, 'all'> }): Promise<
  readonly Goal[]
> {
  const today = clinicDay(now(), timeZone)
  return (await goals.all()).filter(goal => goal.isActive && isOpenOn(goal, today))
}
