import type { StepUpRuleRole } from './stepUpRuleRole.ts'

export interface StepUpRule {
  role: StepUpRuleRole
  medicalAnswers: boolean
  /** The list of patients and the audit log, as files. */
  exports: boolean
  /**
   * Awards and corrections of more points than these; null: of none.
   * @minimum 0
   * @maximum 1000000
   * @nullable
   */
  pointsAbove: number | null
}
