import type { AdjustPointsBodyType } from '#api/schemas/index.ts'

export interface PointsDraft {
  readonly type: AdjustPointsBodyType
  readonly points: string
  readonly reason: string
}

export const emptyDraft: PointsDraft = { type: 'add', points: '', reason: '' }

export interface PointsErrors {
  readonly points?: string
  readonly reason?: string
}

/** What keeps a change of points from being sent, under the field that it is about. */
export function errorsOf({ points, reason }: PointsDraft): PointsErrors | undefined {
  const missing = 'Please enter points value and reason.'
  const errors = {
    ...(!points.trim() && { points: missing }),
    ...(points.trim() &&
      !/^\d{1,9}$/.test(points.trim()) && { points: 'Please enter a valid positive number.' }),
    ...(!reason.trim() && { reason: missing }),
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}
