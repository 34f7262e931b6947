import type { ChooseColumnsBodyColumnsItemDateOrder } from './chooseColumnsBodyColumnsItemDateOrder.ts'
import type { ChooseColumnsBodyColumnsItemField } from './chooseColumnsBodyColumnsItemField.ts'

export type ChooseColumnsBodyColumnsItem = {
  /** @minimum 0 */
  index: number
  field: ChooseColumnsBodyColumnsItemField
  /** @nullable */
  dateOrder: ChooseColumnsBodyColumnsItemDateOrder
  /** True if staff confirm an uncertain guess. If false, they have to choose another field. */
  isConfirmed?: boolean
}
