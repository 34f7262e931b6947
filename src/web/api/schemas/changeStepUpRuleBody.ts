import type { ChangeStepUpRuleBodyRole } from './changeStepUpRuleBodyRole.ts'

export type ChangeStepUpRuleBody = {
  role: ChangeStepUpRuleBodyRole
  medicalAnswers?: boolean
  /** Downloads of the patient list and the audit log. */
  exports?: boolean
  /**
   * Extra verification is required once a person’s awards and corrections exceed this many points within an hour, or four times as many within a day, since they last verified. Null means never.
   * @minimum 0
   * @maximum 1000000
   * @nullable
   */
  pointsAbove?: number | null
}
