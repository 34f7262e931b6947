import type { Modules } from '../app.ts'

const perks: Readonly<Record<string, readonly string[]>> = {
  Bronze: ['A welcome drink at every visit', 'Member prices on skincare to take home'],
  Silver: ['10% off every drip', 'A free skin analysis each season', 'First call when a time opens up'],
  Gold: ['15% off every facial', 'An LED session with every peel', 'Your own skin expert'],
  Platinum: ['20% off every treatment', 'A HydraFacial on us each birthday', 'Evening and Sunday hours'],
}

/** What each tier of a demo clinic gives. */
export async function addDemoPerks({ tiers }: Pick<Modules, 'tiers'>): Promise<void> {
  const terms = await tiers.tiersInForce()
  await tiers.publishTiers({
    ...terms,
    tiers: terms.tiers.map(tier => ({ ...tier, perks: perks[tier.id] ?? [] })),
  })
}
