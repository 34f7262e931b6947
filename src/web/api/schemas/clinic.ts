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
  /** The clinic’s branding. Null means the app’s default. */
  brand: ClinicBrand
  timeZone: string
  /**
   * The URL of the clinic’s booking page; null if there is no booking button.
   * @nullable
   */
  bookingUrl: string | null
  /** The clinic’s contact details; empty if it hasn’t published any. */
  contact: ClinicContactItem[]
  navVariant: ClinicNavVariant
  /**
   * The headline for visitors; null means the app’s default text.
   * @nullable
   */
  welcomeText: string | null
  /** In ascending order, each with the total spend in dollars that it starts at. */
  tiers: ClinicTiersItem[]
  /** The service menu’s categories, in the clinic’s order. */
  categories: ClinicCategoriesItem[]
  /** The clinic’s own pages, such as its privacy policy. */
  pages: ClinicPagesItem[]
  /** False if the clinic hasn’t published anything yet and is opening soon. */
  isPublished: boolean
  /** Point balances that the app celebrates when a member first reaches them. Without `words`, it uses its default text. */
  milestones: ClinicMilestonesItem[]
  /**
   * Demo accounts, only in demo mode.
   * @nullable
   */
  demo: ClinicDemo
}
