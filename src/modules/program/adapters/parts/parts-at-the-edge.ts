import { z } from 'zod'
import type { ProgramDocument } from '../../rules/document.ts'
import { brandAtTheEdge } from './brand.ts'
import { rulesAtTheEdge } from './clinic-settings.ts'
import { codesAtTheEdge } from './codes.ts'
import { menuAtTheEdge } from './menu.ts'
import { pagesAtTheEdge } from './pages.ts'
import { placesAtTheEdge } from './places.ts'
import { rewardsAtTheEdge } from './rewards.ts'
import { tiersAtTheEdge } from './tiers.ts'

/** The conversions of each part. */
export const edges = {
  places: placesAtTheEdge,
  menu: menuAtTheEdge,
  rewards: rewardsAtTheEdge,
  codes: codesAtTheEdge,
  tiers: tiersAtTheEdge,
  pages: pagesAtTheEdge,
  brand: brandAtTheEdge,
  rules: rulesAtTheEdge,
}

/** A version's contents. */
export const Contents = z.object({
  places: edges.places.schema,
  menu: edges.menu.schema,
  rewards: edges.rewards.schema,
  codes: edges.codes.schema,
  tiers: edges.tiers.schema,
  pages: edges.pages.schema,
  brand: edges.brand.schema,
  rules: edges.rules.schema,
})

export const contentsShown = (document: ProgramDocument): z.input<typeof Contents> => ({
  places: edges.places.shown(document.places),
  menu: edges.menu.shown(document.menu),
  rewards: edges.rewards.shown(document.rewards),
  codes: edges.codes.shown(document.codes),
  tiers: edges.tiers.shown(document.tiers),
  pages: edges.pages.shown(document.pages),
  brand: edges.brand.shown(document.brand),
  rules: edges.rules.shown(document.rules),
})
