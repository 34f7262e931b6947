/**
 * What is drawn on a member’s card.
 */
export type BrandContentsBrandCard = (typeof BrandContentsBrandCard)[keyof typeof BrandContentsBrandCard]

export const BrandContentsBrandCard = {
  rings: 'rings',
  lines: 'lines',
  plain: 'plain',
} as const
