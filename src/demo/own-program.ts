import type { Modules } from '../app.ts'
import { seedCatalogue, seedGoals } from './seed-catalogue.ts'

const perks: Readonly<Record<string, readonly string[]>> = {
  Bronze: ['A welcome drink at every visit', 'Member prices on skincare to take home'],
  Silver: ['10% off every drip', 'A free skin analysis each season', 'First call when a spot opens up'],
  Gold: ['15% off every facial', 'An LED session with every peel', 'Your own skin expert'],
  Platinum: ['20% off every treatment', 'A HydraFacial on us each birthday', 'Evening and Sunday hours'],
}

const worth: Readonly<Record<string, number>> = {
  'LED Light Session': 60_00,
  '$25 Credit': 25_00,
  'Glow Vitamin Drip': 220_00,
  '$100 Credit': 100_00,
}

/** Long enough for a member to forget the credit, and short enough for the demo to show a reminder. */
const creditDays = 45

/** Codes that a member scans on the same visit belong to the same location. */
const places: Readonly<Record<string, string>> = {
  'Daily Spa Visit': 'Beverly Hills',
  'VIP Lounge': 'Beverly Hills',
  Welcome: 'Santa Monica',
}

/** The program's first version, which is recorded once everything is seeded. */
const firstVersion = 1

/** The demo clinic's own decisions: what each tier gives, what rewards are worth, and where its codes hang. */
export async function addOwnProgram({
  content,
  loyalty,
  tiers,
}: Pick<Modules, 'content' | 'loyalty' | 'tiers'>): Promise<void> {
  const terms = await tiers.currentTiers()
  await tiers.publishTiers({
    ...terms,
    tiers: terms.tiers.map(tier => ({ ...tier, perks: perks[tier.id] ?? [] })),
  })
  await loyalty.seedGoals(
    seedGoals.map(goal => ({
      ...goal,
      worthCents: worth[goal.title] ?? null,
      validDays: goal.title === '$25 Credit' ? creditDays : null,
    })),
  )
  await content.seedCatalogue(seedCatalogue)
  const locations = await content.listLocations()
  await loyalty.seedCheckInCodes()
  const { codes } = await loyalty.currentCodes()
  const placed = codes.map(code => ({
    ...code,
    placeId: locations.find(({ name }) => name === places[code.description])?.id ?? null,
  }))
  await loyalty.publishCodes({ codes: placed }, firstVersion)
}
