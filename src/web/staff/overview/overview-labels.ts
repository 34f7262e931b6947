import type { Overview } from '#api/schemas/index.ts'
import { calendarDay } from '../../format/days.ts'
import { price } from '../../format/money.ts'
import { points } from '../../format/points.ts'

export const spokenPeriod = ({ from, to }: Pick<Overview, 'from' | 'to'>) =>
  from === to ? calendarDay(from) : `${calendarDay(from)} to ${calendarDay(to)}`

/** At which rate points are worth dollars, and whose rate that is. */
export function spokenWorth({ outstandingValue, rate }: Overview['points']): string {
  if (outstandingValue === null || !rate) return 'No reward names dollars, so they have no value here'
  const rewards = rate.rewards.map(title => `“${title}”`).join(', ')
  return `${price(outstandingValue)} at ${price(rate.value)} for ${points(rate.points)}, as in ${rewards}`
}
