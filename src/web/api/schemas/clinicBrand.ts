import type { ClinicBrandCard } from './clinicBrandCard.ts'
import type { ClinicBrandGrounds } from './clinicBrandGrounds.ts'
import type { ClinicBrandIcons } from './clinicBrandIcons.ts'
import type { ClinicBrandLogo } from './clinicBrandLogo.ts'

/**
 * The clinic’s branding. Null means the app’s default.
 */
export type ClinicBrand = {
  /** The pattern on the membership card. */
  card: ClinicBrandCard
  /** @nullable */
  stylesheet: string | null
  /** Fonts to load in addition to the app’s own. */
  fonts: string[]
  /**
   * One logo per theme.
   * @nullable
   */
  logo: ClinicBrandLogo
  /** @nullable */
  icons: ClinicBrandIcons
  /** The background color of the page, as #RRGGBB. */
  grounds: ClinicBrandGrounds
}
