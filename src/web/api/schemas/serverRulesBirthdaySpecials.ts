export type ServerRulesBirthdaySpecials = (typeof ServerRulesBirthdaySpecials)[keyof typeof ServerRulesBirthdaySpecials]

export const ServerRulesBirthdaySpecials = {
  button: 'button',
  daily: 'daily',
} as const
