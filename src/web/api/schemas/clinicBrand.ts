import type { ClinicBrandCard } from './clinicBrandCard.ts'
import type { ClinicBrandGrounds } from './clinicBrandGrounds.ts'
import type { ClinicBrandIcons } from './clinicBrandIcons.ts'
import type { ClinicBrandLogo } from './clinicBrandLogo.ts'

/**
 * How the clinic looks; null is as the app has it.
 */
export type ClinicBrand = {
  /** What is drawn on a member’s card. */
  card: ClinicBrandCard
  /** @nullable */
  stylesheet: string | null
  /** What its typeface needs beside the app’s own. */
  fonts: string[]
  /**
   * By what is behind it.
   * @nullable
   */
  logo: ClinicBrandLogo
  /** @nullable */
  icons: ClinicBrandIcons
  /** The page’s colour, as #RRGGBB. */
  grounds: ClinicBrandGrounds
}
