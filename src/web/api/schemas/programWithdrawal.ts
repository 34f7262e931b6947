import type { ProgramWithdrawalVersion } from './programWithdrawalVersion.ts'

export interface ProgramWithdrawal {
  /**
   * The version that was published; null if only the draft or a scheduled publication used the item.
   * @nullable
   */
  version: ProgramWithdrawalVersion
}
