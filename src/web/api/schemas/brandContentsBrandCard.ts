/**
 * The pattern on the membership card.
 */
export type BrandContentsBrandCard = (typeof BrandContentsBrandCard)[keyof typeof BrandContentsBrandCard]

export const BrandContentsBrandCard = {
  rings: 'rings',
  lines: 'lines',
  plain: 'plain',
} as const
