/**
 * Which of the patients who haven’t signed in yet: `all`, `unreached` for those whom no email or text campaign reaches, or `import` for those from one import.
 */
export type PrintClaimCardsBodyWhom = (typeof PrintClaimCardsBodyWhom)[keyof typeof PrintClaimCardsBodyWhom]

export const PrintClaimCardsBodyWhom = {
  unreached: 'unreached',
  all: 'all',
  import: 'import',
} as const
