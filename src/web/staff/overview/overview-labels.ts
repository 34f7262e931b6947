import type { Overview } from '#api/schemas/index.ts'
import { calendarDay } from '../../format/days.ts'
import { price } from '../../format/money.ts'
import { listed } from '../../format/phrases.ts'
import { figure, points } from '../../format/points.ts'

export const spokenPeriod = ({ from, to }: Pick<Overview, 'from' | 'to'>) =>
  from === to ? calendarDay(from) : `${calendarDay(from)} to ${calendarDay(to)}`

/** The dollar value of points, and where that rate comes from. */
export function spokenWorth({ outstandingValue, rate }: Overview['points']): string {
  if (outstandingValue === null || !rate) return 'No reward has a dollar value, so points can’t be valued'
  return `${price(outstandingValue)}, at ${price(rate.value)} per ${points(rate.points)}, based on ${listed(rate.rewards)}`
}

/** The clinic's other debt besides points: unused vouchers. */
export function spokenVouchers({ openVouchers, vouchersValue }: Overview['points']): string {
  if (openVouchers === 0) return 'Outstanding points; no open vouchers'
  const vouchers = openVouchers === 1 ? '1 open voucher' : `${figure(openVouchers)} open vouchers`
  return vouchersValue === null
    ? `Outstanding points, plus ${vouchers} without a dollar value`
    : `Outstanding points, plus ${price(vouchersValue)} in ${vouchers}`
}
