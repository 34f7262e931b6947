export type CountClaimCardsWhom = (typeof CountClaimCardsWhom)[keyof typeof CountClaimCardsWhom]

export const CountClaimCardsWhom = {
  unreached: 'unreached',
  all: 'all',
  import: 'import',
  member: 'member',
} as const
