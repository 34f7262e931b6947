import type { TiersContentsTiersItemId } from './tiersContentsTiersItemId.ts'
import type { TiersContentsTiersItemMetal } from './tiersContentsTiersItemMetal.ts'

export type TiersContentsTiersItem = {
  /** What answers call it, for ever. */
  id: TiersContentsTiersItemId
  /**
   * What people call it.
   * @maxLength 30
   */
  name: string
  /**
   * The total spend in dollars from which it holds.
   * @pattern ^\d{1,6}(?:\.\d{1,2})?$
   */
  from: string
  /** The material of its card. */
  metal: TiersContentsTiersItemMetal
  /**
   * @maxItems 12
   * @items.maxLength 120
   */
  perks: string[]
}
