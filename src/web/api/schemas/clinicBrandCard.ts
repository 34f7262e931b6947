/**
 * The pattern on the membership card.
 */
export type ClinicBrandCard = (typeof ClinicBrandCard)[keyof typeof ClinicBrandCard]

export const ClinicBrandCard = {
  rings: 'rings',
  lines: 'lines',
  plain: 'plain',
} as const
