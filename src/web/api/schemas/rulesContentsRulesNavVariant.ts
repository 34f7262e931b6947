/**
 * @nullable
 */
export type RulesContentsRulesNavVariant = (typeof RulesContentsRulesNavVariant)[keyof typeof RulesContentsRulesNavVariant] | null

export const RulesContentsRulesNavVariant = {
  A: 'A',
  B: 'B',
} as const
