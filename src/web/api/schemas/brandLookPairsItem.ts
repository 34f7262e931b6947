import type { BrandLookPairsItemTheme } from './brandLookPairsItemTheme.ts'

export type BrandLookPairsItem = {
  theme: BrandLookPairsItemTheme
  what: string
  ink: string
  ground: string
  ratio: number
  /** What WCAG asks at AA. */
  least: number
}
