import { refusal } from './refusal.ts'
/** The highest possible balance: PostgreSQL stores it as an `integer`. */
export const mostPoints = 2_147_483_647

const grouped = new Intl.NumberFormat('en-US')

/** A formatted whole number: '1,425'. */
export const figure = (count: number | bigint) => grouped.format(count)

/** Points in the server's texts: '1,425 points', '1 point'. */
export const pointsText = (count: number) => `${figure(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`

/** The missing points for a reward or a correction: '1,425 more points needed'. */
export const pointsNeeded = (missing: number) => `${figure(missing)} more points needed`

type ServicePoints = Readonly<{ pointsEarned: number; priceKind: string; priceUnit: string | null }>

/** Whether staff decide the points of each visit, because the price alone doesn't say what it costs (D-377). */
export const hasOpenPoints = ({ pointsEarned, priceKind, priceUnit }: ServicePoints) =>
  pointsEarned === 0 && (priceUnit !== null || ['from', 'range', 'on-request'].includes(priceKind))

/** For every module that awards points. */
export class BalanceTooHigh extends refusal(
  'balance-too-high',
  'refused',
  () => `A balance can’t be more than ${figure(mostPoints)} points. Nothing was changed.`,
) {}

/** For everything that takes points: the balance, and how many it takes. */
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

/** The service's points changed after the desk was shown them (D-213). */
export class PointsChanged extends refusal(
  'points-changed',
  'conflict',
  (service: string, points: number, shown: number) =>
    `${service} now earns ${pointsText(points)}, not ${figure(shown)}. Confirm to award them.`,
  'Lip Filler',
  60,
  65,
) {}
