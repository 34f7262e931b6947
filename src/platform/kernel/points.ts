import { refusal } from './refusal.ts'
/** The highest balance: PostgreSQL keeps one in an `integer`. */
export const mostPoints = 2_147_483_647

const grouped = new Intl.NumberFormat('en-US')

/** A whole number as people read it: '1,425'. */
export const figure = (count: number | bigint) => grouped.format(count)

/** Points in a text of the server: '1,425 points', '1 point'. */
export const pointsText = (count: number) => `${figure(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`

/** What a reward or a correction still takes: '1,425 more points needed'. */
export const pointsNeeded = (missing: number) => `${figure(missing)} more points needed`

/** Of every module in which somebody earns points. */
export class BalanceTooHigh extends refusal(
  'balance-too-high',
  'refused',
  () => `A balance can’t be more than ${figure(mostPoints)} points. Nothing was changed.`,
) {}

/** Of the ledger, and of whatever takes points: what is there, and what it takes. */
export class NotEnoughPoints extends refusal(
  'not-enough-points',
  'refused',
  (balance: number, needed: number) =>
    needed > balance
      ? `${pointsNeeded(needed - balance)}: this needs ${figure(needed)}, and the balance is ${figure(balance)}.`
      : 'Not enough points for this.',
  50,
  100,
) {}
