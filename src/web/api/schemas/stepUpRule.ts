import type { StepUpRuleRole } from './stepUpRuleRole.ts'

export interface StepUpRule {
  role: StepUpRuleRole
  medicalAnswers: boolean
  /** The list of patients and the audit log, as files. */
  exports: boolean
  /**
   * Awards and corrections of one person that come to more points than these within an hour, or to four times as many within a day, since they last showed who they are; null: of none.
   * @minimum 0
   * @maximum 1000000
   * @nullable
   */
  pointsAbove: number | null
}
