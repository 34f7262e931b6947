import type { TrackEventBodyData } from './trackEventBodyData.ts'
import type { TrackEventBodyType } from './trackEventBodyType.ts'

export type TrackEventBody = {
  /**
   * @minLength 1
   * @maxLength 80
   */
  event: string
  data?: TrackEventBodyData
  type: TrackEventBodyType
}
