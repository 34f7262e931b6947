export type ChangeStepUpRuleBodyRole = (typeof ChangeStepUpRuleBodyRole)[keyof typeof ChangeStepUpRuleBodyRole]

export const ChangeStepUpRuleBodyRole = {
  owner: 'owner',
  manager: 'manager',
  clinical: 'clinical',
  front_desk: 'front desk',
} as const
