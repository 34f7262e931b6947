import type { BrandLookPairsItemTheme } from './brandLookPairsItemTheme.ts'

export type BrandLookPairsItem = {
  theme: BrandLookPairsItemTheme
  what: string
  ink: string
  ground: string
  ratio: number
  /** The minimum contrast for WCAG AA. */
  least: number
}
