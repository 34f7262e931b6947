export type StepUpRuleRole = (typeof StepUpRuleRole)[keyof typeof StepUpRuleRole]

export const StepUpRuleRole = {
  owner: 'owner',
  manager: 'manager',
  clinical: 'clinical',
  front_desk: 'front desk',
} as const
