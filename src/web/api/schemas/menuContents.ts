import type { MenuContentsCategoriesItem } from './menuContentsCategoriesItem.ts'
import type { MenuContentsServicesItem } from './menuContentsServicesItem.ts'

export interface MenuContents {
  /** @maxItems 60 */
  categories: MenuContentsCategoriesItem[]
  services: MenuContentsServicesItem[]
}
