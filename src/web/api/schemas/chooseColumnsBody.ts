import type { ChooseColumnsBodyColumnsItem } from './chooseColumnsBodyColumnsItem.ts'

export type ChooseColumnsBody = {
  /** @maxItems 300 */
  columns: ChooseColumnsBodyColumnsItem[]
}
