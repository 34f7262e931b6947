/**
 * Which of the patients who haven’t signed in yet: `all`, `unreached` for those whom no email or text campaign reaches, `import` for those from one import, or `member` for one patient.
 */
export type PrintClaimCardsBodyWhom = (typeof PrintClaimCardsBodyWhom)[keyof typeof PrintClaimCardsBodyWhom]

export const PrintClaimCardsBodyWhom = {
  unreached: 'unreached',
  all: 'all',
  import: 'import',
  member: 'member',
} as const
