import type { ProgrammeWithdrawalVersion } from './programmeWithdrawalVersion.ts'

export interface ProgrammeWithdrawal {
  /**
   * The version that says it; null where only the draft or what is scheduled had it in use.
   * @nullable
   */
  version: ProgrammeWithdrawalVersion
}
