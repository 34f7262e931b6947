import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import type { PublishedTerms } from '../ports.ts'
import { type TierTerms, tierIds } from '../tier-terms.ts'

export const TierTable = defineEntity({
  name: 'Tier',
  tableName: 'tiers.tier',
  properties: {
    id: p.enum(tierIds).primary(),
    name: p.text(),
    fromCents: p.integer(),
    metal: p.text().$type<TierTerms['metal']>(),
    perks: p.json<readonly string[]>(),
  },
})

export const MilestoneTable = defineEntity({
  name: 'Milestone',
  tableName: 'tiers.milestone',
  properties: {
    id: p.uuid().primary(),
    points: p.integer(),
    words: p.text(),
  },
})

export function termsInDatabase(database: Database, cache: Cache): PublishedTerms {
  const read = async () => {
    const em = database.em()
    const tiers = await em.find(TierTable, {}, { orderBy: { fromCents: 'asc' } })
    const milestones = await em.find(MilestoneTable, {}, { orderBy: { points: 'asc' } })
    // Plain objects: every award reads them, and entity properties are computed on access.
    return { tiers: tiers.map(tier => ({ ...tier })), milestones: milestones.map(each => ({ ...each })) }
  }
  // Treatments read this in their transaction.
  const current = cache.readThrough('tiers-in-force', read, { keepsFromTransactions: true })
  return {
    current: () => current.get(''),
    read,
    async publish({ tiers, milestones }) {
      const em = database.em()
      await em.upsertMany(TierTable, [...tiers])
      await em.nativeDelete(MilestoneTable, { id: { $nin: milestones.map(({ id }) => id) } })
      if (milestones.length > 0) await em.upsertMany(MilestoneTable, [...milestones])
      cache.invalidate('tiers-in-force', '')
      // Cached member data includes the distance to the next tier.
      cache.invalidateAll('member')
    },
  }
}
