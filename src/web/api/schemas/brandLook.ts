import type { BrandLookPairsItem } from './brandLookPairsItem.ts'
import type { BrandLookPalettes } from './brandLookPalettes.ts'

export interface BrandLook {
  /** Whether the color can be used as the brand color. */
  holds: boolean
  /** The color itself, or the closest one that can be used. */
  nearest: string
  palettes: BrandLookPalettes
  pairs: BrandLookPairsItem[]
}
