import type { BrandLookPairsItem } from './brandLookPairsItem.ts'
import type { BrandLookPalettes } from './brandLookPalettes.ts'

export interface BrandLook {
  /** Whether the colour can be the clinic’s. */
  holds: boolean
  /** The colour itself, or the nearest that holds. */
  nearest: string
  palettes: BrandLookPalettes
  pairs: BrandLookPairsItem[]
}
