import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import type { PublishedTerms } from '../ports.ts'
import type { Milestone, TierTerms } from '../tier-terms.ts'

export function termsInDatabase(database: Database, cache: Cache): PublishedTerms {
  const readTiers = database.statement<TierTerms>(
    'tiers-in-force',
    `select id, name, from_cents as "fromCents", metal, perks from tiers.tier order by from_cents`,
  )
  const readMilestones = database.statement<Milestone>(
    'milestones-in-force',
    'select id, points, words from tiers.milestone order by points',
  )
  const putTiers = database.statement<never>(
    'publish-tiers',
    `insert into tiers.tier (id, name, from_cents, metal, perks)
     select id, name, "fromCents", metal, perks
     from jsonb_to_recordset($1::text::jsonb) as given (id text, name text, "fromCents" integer, metal text, perks jsonb)
     on conflict (id) do update set name = excluded.name, from_cents = excluded.from_cents, metal = excluded.metal,
       perks = excluded.perks`,
  )
  const dropMilestones = database.statement<never>(
    'drop-milestones',
    'delete from tiers.milestone where not id = any($1::uuid[])',
  )
  const putMilestones = database.statement<never>(
    'publish-milestones',
    `insert into tiers.milestone (id, points, words)
     select id, points, words
     from jsonb_to_recordset($1::text::jsonb) as given (id uuid, points integer, words text)
     on conflict (id) do update set points = excluded.points, words = excluded.words`,
  )
  const read = async () => ({ tiers: await readTiers(), milestones: await readMilestones() })
  // Every treatment asks within its transaction.
  const inForce = cache.readThrough('tiers-in-force', read, { keepsFromTransactions: true })
  return {
    inForce: () => inForce.get(''),
    read,
    async publish({ tiers, milestones }) {
      await putTiers(JSON.stringify(tiers))
      await dropMilestones(milestones.map(({ id }) => id))
      await putMilestones(JSON.stringify(milestones))
      cache.invalidate('tiers-in-force', '')
      // What each member is answered with says how far the next tier is.
      cache.invalidateAll('member')
    },
  }
}
