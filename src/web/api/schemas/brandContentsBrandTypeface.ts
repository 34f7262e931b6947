/**
 * One of the typefaces that come with the app.
 */
export type BrandContentsBrandTypeface = (typeof BrandContentsBrandTypeface)[keyof typeof BrandContentsBrandTypeface]

export const BrandContentsBrandTypeface = {
  soft: 'soft',
  classic: 'classic',
  literary: 'literary',
  modern: 'modern',
  clear: 'clear',
} as const
