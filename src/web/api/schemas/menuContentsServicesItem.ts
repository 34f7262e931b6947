import type { MenuContentsServicesItemPriceKind } from './menuContentsServicesItemPriceKind.ts'
import type { MenuContentsServicesItemPriceUnit } from './menuContentsServicesItemPriceUnit.ts'

export type MenuContentsServicesItem = {
  /** Made by whoever adds it; it stays for ever. */
  id: string
  /** @maxLength 120 */
  name: string
  /** @maxLength 600 */
  description: string
  /**
   * @maxLength 60
   * @pattern ^[a-z0-9]+(?:-[a-z0-9]+)*$
   */
  categoryId: string
  /**
   * Dollars with up to two decimals.
   * @pattern ^\d{1,6}(?:\.\d{1,2})?$
   */
  price: string
  /** What `price` is: all of it, the least, the lower end, what a whole package costs; or there is none. */
  priceKind?: MenuContentsServicesItemPriceKind
  /**
   * What `price` is for one of; null: the whole treatment.
   * @nullable
   */
  priceUnit?: MenuContentsServicesItemPriceUnit
  /**
   * The upper end of a range.
   * @nullable
   * @pattern ^\d{1,6}(?:\.\d{1,2})?$
   */
  priceTo?: string | null
  /**
   * How many sessions a package has.
   * @minimum 2
   * @maximum 100
   * @nullable
   */
  packageSize?: number | null
  /**
   * @minimum 1
   * @maximum 1440
   * @nullable
   */
  durationMinutes: number | null
  /**
   * @minimum 0
   * @maximum 100000
   */
  pointsEarned: number
  /**
   * An uploaded picture, or one of the app’s drawings.
   * @maxLength 200
   */
  imageUrl: string
  /**
   * How long what it does lasts, about.
   * @minimum 1
   * @maximum 520
   * @nullable
   */
  lastsWeeks?: number | null
  /**
   * What to mind after it; lines of text.
   * @maxLength 2000
   */
  aftercare?: string
  /**
   * After how many days a photo shows what it did.
   * @minimum 1
   * @maximum 365
   * @nullable
   */
  photoAfterDays?: number | null
  /**
   * Where it is offered; empty: everywhere.
   * @maxItems 200
   */
  placeIds?: string[]
  /** Put away: it stays for what names it, and can come back. */
  isArchived: boolean
}
