import type { CheckInCode, Service } from '#api/schemas/index.ts'
import { figure, points } from './points.ts'

/** How much of a reward's points are there. */
export const shareOfPoints = ({ percent, pointsRequired }: { percent: number; pointsRequired: number }) =>
  `${percent}% of ${points(pointsRequired)}`

/** What a check-in earns, as the codes themselves say: 'N points' or 'from N to M points'. */
export function pointsPerCheckIn(codes: readonly CheckInCode[]): string | undefined {
  const values = codes.filter(code => code.isActive).map(code => code.pointsValue)
  if (values.length === 0) return undefined
  const least = Math.min(...values)
  const most = Math.max(...values)
  return least === most ? points(most) : `from ${figure(least)} to ${points(most)}`
}

/** The same as a promise on a button: 'Earn 5 Points'. */
export function checkInPromise(codes: readonly CheckInCode[]): string {
  const values = codes.filter(code => code.isActive).map(code => code.pointsValue)
  if (values.length === 0) return 'Earn Points'
  const most = Math.max(...values)
  const worth = points(most).replace(' p', ' P')
  return Math.min(...values) === most ? `Earn ${worth}` : `Earn up to ${worth}`
}

/** What a treatment earns, as the menu says: '25-150 points'; before it is known just 'points'. */
export function pointsPerTreatment(services: readonly Service[]): string {
  const values = services.map(({ pointsEarned }) => pointsEarned).filter(value => value > 0)
  if (values.length === 0) return 'points'
  const least = Math.min(...values)
  const most = Math.max(...values)
  return least === most ? points(most) : `${figure(least)}-${points(most)}`
}
