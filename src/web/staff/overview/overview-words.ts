import type { Overview } from '#api/schemas/index.ts'

const whole = new Intl.NumberFormat('en-US')
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
// Clinic days have no time: no zone may move them.
const short = new Intl.DateTimeFormat('en-US', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

export const figure = (count: number) => whole.format(count)
export const money = (amount: string) => dollars.format(Number(amount))
export const shortDay = (day: string) => short.format(new Date(day))

export const spokenPeriod = ({ from, to }: Pick<Overview, 'from' | 'to'>) =>
  from === to ? long.format(new Date(from)) : `${long.format(new Date(from))} to ${long.format(new Date(to))}`

/** At which rate points are worth dollars, and whose rate that is. */
export function spokenWorth({ outstandingValue, rate }: Overview['points']): string {
  if (outstandingValue === null || !rate) return 'No reward names dollars, so they have no value here'
  const rewards = rate.rewards.map(title => `“${title}”`).join(', ')
  return `${money(outstandingValue)} at ${money(rate.value)} for ${figure(rate.points)} points, as in ${rewards}`
}
