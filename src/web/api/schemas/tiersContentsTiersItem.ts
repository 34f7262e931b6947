import type { TiersContentsTiersItemId } from './tiersContentsTiersItemId.ts'
import type { TiersContentsTiersItemMetal } from './tiersContentsTiersItemMetal.ts'

export type TiersContentsTiersItem = {
  /** The tier’s name in API responses. It never changes. */
  id: TiersContentsTiersItemId
  /**
   * The display name.
   * @maxLength 30
   */
  name: string
  /**
   * The total spend in dollars that the tier starts at.
   * @pattern ^\d{1,6}(?:\.\d{1,2})?$
   */
  from: string
  /** The material of the tier’s card. */
  metal: TiersContentsTiersItemMetal
  /**
   * @maxItems 12
   * @items.maxLength 120
   */
  perks: string[]
}
