import type { AdjustPointsBodyType } from './adjustPointsBodyType.ts'

export type AdjustPointsBody = {
  userId: string
  /**
   * @minimum 0
   * @maximum 1000000
   */
  points: number
  /**
   * @minLength 1
   * @maxLength 500
   */
  reason: string
  type: AdjustPointsBodyType
}
