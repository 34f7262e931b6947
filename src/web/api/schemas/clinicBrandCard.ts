/**
 * What is drawn on a member’s card.
 */
export type ClinicBrandCard = (typeof ClinicBrandCard)[keyof typeof ClinicBrandCard]

export const ClinicBrandCard = {
  rings: 'rings',
  lines: 'lines',
  plain: 'plain',
} as const
