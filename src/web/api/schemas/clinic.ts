import type { ClinicBrand } from './clinicBrand.ts'
import type { ClinicCategoriesItem } from './clinicCategoriesItem.ts'
import type { ClinicContactItem } from './clinicContactItem.ts'
import type { ClinicDemo } from './clinicDemo.ts'
import type { ClinicMilestonesItem } from './clinicMilestonesItem.ts'
import type { ClinicNavVariant } from './clinicNavVariant.ts'
import type { ClinicPagesItem } from './clinicPagesItem.ts'
import type { ClinicTiersItem } from './clinicTiersItem.ts'

export interface Clinic {
  clinicName: string
  /** How the clinic looks; null is as the app has it. */
  brand: ClinicBrand
  timeZone: string
  /**
   * Where the clinic takes appointments; null: there is no booking button.
   * @nullable
   */
  bookingUrl: string | null
  /** How patients reach the clinic; empty: it does not say. */
  contact: ClinicContactItem[]
  navVariant: ClinicNavVariant
  /**
   * What visitors read first; null: the app’s own words.
   * @nullable
   */
  welcomeText: string | null
  /** In rising order, with the total spend in dollars from which each holds. */
  tiers: ClinicTiersItem[]
  /** Those of the service menu, in the clinic’s order. */
  categories: ClinicCategoriesItem[]
  /** What the clinic tells in texts of its own, such as its privacy policy. */
  pages: ClinicPagesItem[]
  /** False: the clinic has published nothing yet and opens soon. */
  isPublished: boolean
  /** The balances whose first reaching is celebrated; without words, with the app’s own. */
  milestones: ClinicMilestonesItem[]
  /**
   * Demo accounts, in demo mode only.
   * @nullable
   */
  demo: ClinicDemo
}
