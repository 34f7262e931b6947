import type { ClinicTiersItemMetal } from './clinicTiersItemMetal.ts'
import type { ClinicTiersItemTier } from './clinicTiersItemTier.ts'

export type ClinicTiersItem = {
  tier: ClinicTiersItemTier
  /** The display name. */
  name: string
  from: string
  metal: ClinicTiersItemMetal
  perks: string[]
}
