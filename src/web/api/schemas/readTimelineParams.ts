import type { ReadTimelineOnly } from './readTimelineOnly.ts'

export type ReadTimelineParams = {
  /**
   * @minimum 1
   * @maximum 100
   */
  limit?: number
  /**
   * @pattern ^-?\d{1,16}\.[a-z]+-[\w. -]{1,100}$
   */
  cursor?: string
  /**
   * What moved the balance; treatments and check-ins; or notifications and consents.
   */
  only?: ReadTimelineOnly
}
