import type { BrandLookPalettesEvening } from './brandLookPalettesEvening.ts'
import type { BrandLookPalettesLight } from './brandLookPalettesLight.ts'

export type BrandLookPalettes = {
  light: BrandLookPalettesLight
  evening: BrandLookPalettesEvening
}
