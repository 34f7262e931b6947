import type { ChooseColumnsBodyColumnsItemDateOrder } from './chooseColumnsBodyColumnsItemDateOrder.ts'
import type { ChooseColumnsBodyColumnsItemField } from './chooseColumnsBodyColumnsItemField.ts'

export type ChooseColumnsBodyColumnsItem = {
  /** @minimum 0 */
  index: number
  field: ChooseColumnsBodyColumnsItemField
  /** @nullable */
  dateOrder: ChooseColumnsBodyColumnsItemDateOrder
  /** True if staff agree with a guess that isn’t sure. Otherwise, it has to be changed. */
  isConfirmed?: boolean
}
