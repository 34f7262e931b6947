import type { TiersContentsMilestonesItem } from './tiersContentsMilestonesItem.ts'
import type { TiersContentsTiersItem } from './tiersContentsTiersItem.ts'

export interface TiersContents {
  /**
   * All four tiers, in order.
   * @minItems 4
   * @maxItems 4
   */
  tiers: TiersContentsTiersItem[]
  /** @maxItems 30 */
  milestones: TiersContentsMilestonesItem[]
}
