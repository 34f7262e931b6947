import type { BrandContents } from './brandContents.ts'
import type { CodesContents } from './codesContents.ts'
import type { MenuContents } from './menuContents.ts'
import type { PagesContents } from './pagesContents.ts'
import type { PlacesContents } from './placesContents.ts'
import type { RewardsContents } from './rewardsContents.ts'
import type { RulesContents } from './rulesContents.ts'
import type { TiersContents } from './tiersContents.ts'

export type ProgramVersionWithContentsContents = {
  places: PlacesContents
  menu: MenuContents
  rewards: RewardsContents
  codes: CodesContents
  tiers: TiersContents
  pages: PagesContents
  brand: BrandContents
  rules: RulesContents
}
