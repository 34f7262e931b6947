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
   * Only entries that changed the balance; only treatments and check-ins; or only notifications and consents.
   */
  only?: ReadTimelineOnly
}
