import type { CheckInCode, PointsTransaction } from '#api/schemas/index.ts'
import { isoDayOf } from '../format/days.ts'

/** The part of the points history that Home needs: more than anyone earns in a day. */
export const newestEntries = { limit: 20 }

export interface TodaysCheckIn {
  readonly points: number
  /** All of the clinic's codes were used, so nothing more counts today. */
  readonly isComplete: boolean
}

/** The points from the member's check-ins today, and whether another one would count. */
export function todaysCheckIn(
  entries: readonly PointsTransaction[],
  codes: readonly CheckInCode[],
  today: string,
): TodaysCheckIn {
  const own = entries.filter(({ kind, createdAt }) => kind === 'check-in' && isoDayOf(createdAt) === today)
  const active = codes.filter(({ isActive }) => isActive)
  const isUsed = ({ description }: CheckInCode) =>
    own.some(entry => entry.description.replace(/ \(scanned offline\)$/, '').endsWith(`: ${description}`))
  return {
    points: own.reduce((sum, { points }) => sum + points, 0),
    isComplete: active.length > 0 && active.every(isUsed),
  }
}
