import type { CheckInCode, Service } from '#api/schemas/index.ts'
import { figure, points } from './points.ts'

/** The progress toward a reward's points. */
export const shareOfPoints = ({ percent, pointsRequired }: { percent: number; pointsRequired: number }) =>
  `${percent}% of ${points(pointsRequired)}`

/** The points of a check-in, from the active codes: 'N points' or 'N to M points'. */
export function pointsPerCheckIn(codes: readonly CheckInCode[]): string | undefined {
  const values = codes.filter(code => code.isActive).map(code => code.pointsValue)
  if (values.length === 0) return undefined
  const least = Math.min(...values)
  const most = Math.max(...values)
  return least === most ? points(most) : `${figure(least)} to ${points(most)}`
}

/** The points of a check-in, for a button: 'Earn 5 Points'. */
export function checkInPromise(codes: readonly CheckInCode[]): string {
  const values = codes.filter(code => code.isActive).map(code => code.pointsValue)
  if (values.length === 0) return 'Earn Points'
  const most = Math.max(...values)
  const worth = points(most).replace(' p', ' P')
  return Math.min(...values) === most ? `Earn ${worth}` : `Earn up to ${worth}`
}

/** The points of a treatment, from the menu: '25-150 points', or just 'points' before it has loaded. */
export function pointsPerTreatment(services: readonly Service[]): string {
  const values = services.map(({ pointsEarned }) => pointsEarned).filter(value => value > 0)
  if (values.length === 0) return 'points'
  const least = Math.min(...values)
  const most = Math.max(...values)
  return least === most ? points(most) : `${figure(least)}-${points(most)}`
}
