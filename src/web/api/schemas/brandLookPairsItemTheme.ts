export type BrandLookPairsItemTheme = (typeof BrandLookPairsItemTheme)[keyof typeof BrandLookPairsItemTheme]

export const BrandLookPairsItemTheme = {
  light: 'light',
  evening: 'evening',
} as const
