/**
 * @nullable
 */
export type RulesContentsRulesBirthdaySpecials = (typeof RulesContentsRulesBirthdaySpecials)[keyof typeof RulesContentsRulesBirthdaySpecials] | null

export const RulesContentsRulesBirthdaySpecials = {
  button: 'button',
  daily: 'daily',
} as const
