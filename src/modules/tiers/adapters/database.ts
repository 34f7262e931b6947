import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import type { TierStatuses } from '../ports.ts'
import type { TierStatus } from '../tier-status.ts'

export const tiersMigrations: readonly Migration[] = [
  {
    name: '2026-11-21-30 tiers: standings',
    statements: [
      'create schema tiers',
      `create table tiers.standing (
        member_id uuid primary key,
        total_spent_cents integer not null check (total_spent_cents >= 0),
        visits integer not null check (visits >= 0),
        tier text not null check (tier in ('Bronze', 'Silver', 'Gold', 'Platinum'))
      )`,
    ],
  },
  {
    name: '2026-11-23-12 tiers: standings in order',
    statements: [
      'create index standing_by_spend on tiers.standing (total_spent_cents, member_id)',
      'create index standing_by_visits on tiers.standing (visits, member_id)',
      "create index standing_above_bronze on tiers.standing (tier) where tier <> 'Bronze'",
    ],
  },
  {
    name: '2026-11-24-51 tiers: each tier in order',
    statements: [
      'create index standing_of_tier_by_spend on tiers.standing (tier, total_spent_cents, member_id)',
      'create index standing_of_tier_by_visits on tiers.standing (tier, visits, member_id)',
    ],
  },
]

export function tierStatusesInDatabase(database: Database, cache: Cache): TierStatuses {
  const addVisit = database.statement<TierStatus>(
    'add-visit',
    `insert into tiers.standing as s (member_id, total_spent_cents, visits, tier) values ($1, $2, 1, 'Bronze')
     on conflict (member_id) do update
       set total_spent_cents = s.total_spent_cents + excluded.total_spent_cents, visits = s.visits + 1
     returning total_spent_cents as "totalSpentCents", visits, tier`,
  )
  const removeVisit = database.statement<TierStatus>(
    'remove-visit',
    `update tiers.standing set total_spent_cents = total_spent_cents - $2, visits = visits - 1
     where member_id = $1 returning total_spent_cents as "totalSpentCents", visits, tier`,
  )
  const setTier = database.effect('place-in-tier', 'update tiers.standing set tier = $2 where member_id = $1')
  const find = database.statement<TierStatus>(
    'standing-of',
    `select total_spent_cents as "totalSpentCents", visits, tier from tiers.standing where member_id = $1`,
  )
  const remove = database.statement<never>(
    'remove-standing',
    'delete from tiers.standing where member_id = $1',
  )
  return {
    async addVisit(memberId, spendCents) {
      const [status] = await addVisit(memberId, spendCents)
      if (!status) throw new Error('An upsert gives its row.')
      cache.invalidate('member', memberId)
      return status
    },
    async removeVisit(memberId, spendCents) {
      const [status] = await removeVisit(memberId, spendCents)
      cache.invalidate('member', memberId)
      return status
    },
    async setTier(memberId, tier) {
      await setTier(memberId, tier)
      cache.invalidate('tier-count', '')
    },
    find: async memberId => (await find(memberId))[0],
    async remove(memberId) {
      await remove(memberId)
      cache.invalidate('member', memberId)
      cache.invalidate('tier-count', '')
    },
  }
}
