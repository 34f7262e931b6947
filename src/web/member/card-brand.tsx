import { ThemedPicture } from '#ui-kit/brand/wordmark/themed-picture.tsx'
import type { Metal } from '#ui-kit/foundations/theme/tokens.css.ts'
import { clinic } from '../data/clinic.ts'

/** The clinic's mark on a card, in the form that is seen on its metal, and what is engraved. */
export function cardBrand(metal: Metal) {
  const { brand, clinicName } = clinic
  const logo = brand.logo?.[metal === 'platinum' ? 'dark' : 'light']
  return {
    pattern: brand.card,
    brand: logo ? <ThemedPicture light={logo} dark={logo} alt={clinicName} /> : clinicName,
  }
}
