import { ThemedPicture } from '#ui-kit/brand/wordmark/themed-picture.tsx'
import type { Metal } from '#ui-kit/foundations/theme/tokens.css.ts'
import { clinic } from '../data/clinic.ts'

/** The clinic's mark and engraving on a card, in the version that is visible on its metal. */
export function cardBrand(metal: Metal) {
  const { brand, clinicName } = clinic
  const logo = brand.logo?.[metal === 'platinum' ? 'dark' : 'light']
  return {
    pattern: brand.card,
    brand: logo ? <ThemedPicture light={logo} dark={logo} alt={clinicName} /> : clinicName,
  }
}
