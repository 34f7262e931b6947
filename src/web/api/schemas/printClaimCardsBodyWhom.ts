/**
 * Patients who have not signed in yet: `unreached` are those whom no campaign by email or text reaches; `import` are those of one import.
 */
export type PrintClaimCardsBodyWhom = (typeof PrintClaimCardsBodyWhom)[keyof typeof PrintClaimCardsBodyWhom]

export const PrintClaimCardsBodyWhom = {
  unreached: 'unreached',
  all: 'all',
  import: 'import',
} as const
