import type { Overview } from '#api/schemas/index.ts'
import { calendarDay } from '../../format/days.ts'
import { price } from '../../format/money.ts'
import { figure, points } from '../../format/points.ts'

export const spokenPeriod = ({ from, to }: Pick<Overview, 'from' | 'to'>) =>
  from === to ? calendarDay(from) : `${calendarDay(from)} to ${calendarDay(to)}`

/** At which rate points are worth dollars, and whose rate that is. */
export function spokenWorth({ outstandingValue, rate }: Overview['points']): string {
  if (outstandingValue === null || !rate) return 'No reward names dollars, so they have no value here'
  const rewards = rate.rewards.map(title => `“${title}”`).join(', ')
  return `${price(outstandingValue)} at ${price(rate.value)} for ${points(rate.points)}, as in ${rewards}`
}

/** What is owed beside the points: vouchers that patients hold and have not used. */
export function spokenVouchers({ openVouchers, vouchersValue }: Overview['points']): string {
  if (openVouchers === 0) return 'The points outstanding; no voucher is open'
  const vouchers = openVouchers === 1 ? '1 open voucher' : `${figure(openVouchers)} open vouchers`
  return vouchersValue === null
    ? `The points outstanding; ${vouchers} without a value in dollars`
    : `The points outstanding, and ${price(vouchersValue)} in ${vouchers}`
}
