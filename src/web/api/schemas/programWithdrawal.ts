import type { ProgramWithdrawalVersion } from './programWithdrawalVersion.ts'

export interface ProgramWithdrawal {
  /**
   * The version that says it; null where only the draft or what is scheduled had it in use.
   * @nullable
   */
  version: ProgramWithdrawalVersion
}
