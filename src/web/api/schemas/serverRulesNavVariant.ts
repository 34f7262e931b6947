export type ServerRulesNavVariant = (typeof ServerRulesNavVariant)[keyof typeof ServerRulesNavVariant]

export const ServerRulesNavVariant = {
  A: 'A',
  B: 'B',
} as const
