import { defineEntity, LockMode, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import { columnsOf } from '#platform/database/columns.ts'
import type { Database } from '#platform/database/database.ts'
import type { Riser, TierStatuses } from '../ports.ts'
import type { TierStatus } from '../tier-status.ts'

export const StandingTable = defineEntity({
  name: 'Standing',
  tableName: 'tiers.standing',
  properties: {
    memberId: p.uuid().primary(),
    totalSpentCents: p.integer(),
    visits: p.integer(),
    tier: p.text().$type<TierStatus['tier']>(),
    reachedFromCents: p.array(Number, String).columnType('integer[]').strictNullable(),
  },
  indexes: [
    { name: 'standing_by_spend', properties: ['totalSpentCents', 'memberId'] },
    { name: 'standing_by_visits', properties: ['visits', 'memberId'] },
    { name: 'standing_of_tier_by_spend', properties: ['tier', 'totalSpentCents', 'memberId'] },
    { name: 'standing_of_tier_by_visits', properties: ['tier', 'visits', 'memberId'] },
  ],
})

const columns = columnsOf(StandingTable)

/** Shorter than the database's deadlock timeout: if a batch and a treatment wait for each other, the batch gives up. */
const longestWait = '300ms'

export function tierStatusesInDatabase(database: Database, cache: Cache): TierStatuses {
  const addVisit = database.statement<TierStatus>(
    'add-visit',
    `insert into tiers.standing as s (member_id, total_spent_cents, visits, tier) values ($1, $2, 1, 'Bronze')
     on conflict (member_id) do update
       set total_spent_cents = s.total_spent_cents + excluded.total_spent_cents, visits = s.visits + 1
     returning ${columns}`,
  )
  const addAll = database.statement<never>(
    'add-standings',
    `insert into tiers.standing (member_id, total_spent_cents, visits, tier, reached_from_cents)
     select member_id, total_spent_cents, visits, tier,
       (select array_agg(cents::int) from jsonb_array_elements_text(nullif(reached, 'null'::jsonb)) cents)
     from unnest($1::uuid[], $2::bigint[], $3::int[], $4::text[], $5::jsonb[])
       as given (member_id, total_spent_cents, visits, tier, reached)
     on conflict (member_id) do nothing`,
  )
  const removeVisit = database.statement<TierStatus>(
    'remove-visit',
    `update tiers.standing set total_spent_cents = total_spent_cents - $2, visits = visits - 1
     where member_id = $1 returning ${columns}`,
  )
  const setTier = database.effect(
    'place-in-tier',
    'update tiers.standing set tier = $2, reached_from_cents = $3 where member_id = $1',
  )
  return {
    async addVisit(memberId, spendCents) {
      const [status] = await addVisit(memberId, spendCents)
      if (!status) throw new Error('An upsert gives its row.')
      cache.invalidate('member', memberId)
      return status
    },
    async addAll(statuses) {
      if (statuses.length === 0) return
      await addAll(
        statuses.map(({ memberId }) => memberId),
        statuses.map(({ totalSpentCents }) => totalSpentCents),
        statuses.map(({ visits }) => visits),
        statuses.map(({ tier }) => tier),
        statuses.map(({ reachedFromCents }) => JSON.stringify(reachedFromCents)),
      )
      for (const { memberId } of statuses) cache.invalidate('member', memberId)
      cache.invalidate('tier-count', '')
    },
    async removeVisit(memberId, spendCents) {
      const [status] = await removeVisit(memberId, spendCents)
      cache.invalidate('member', memberId)
      return status
    },
    async setTier(memberId, { tier, reachedFromCents }) {
      await setTier(memberId, tier, [...reachedFromCents])
      cache.invalidate('member', memberId)
      cache.invalidate('tier-count', '')
    },
    find: async memberId => (await database.em().findOne(StandingTable, { memberId })) ?? undefined,
    async hold(memberIds) {
      const locked = { orderBy: { memberId: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE } as const
      const where = { memberId: { $in: [...memberIds] } }
      const held = await database.em().find(StandingTable, where, locked)
      return new Map(held.map(({ memberId, ...status }) => [memberId, status]))
    },
    async replace(memberId, { totalSpentCents, visits, tier, reachedFromCents: reached }) {
      const reachedFromCents = reached && [...reached]
      const status = { memberId, totalSpentCents, visits, tier, reachedFromCents }
      await database.em().upsert(StandingTable, status)
      cache.invalidate('member', memberId)
      cache.invalidate('tier-count', '')
    },
    async remove(memberIds) {
      await database.em().nativeDelete(StandingTable, { memberId: { $in: [...memberIds] } })
      for (const memberId of memberIds) cache.invalidate('member', memberId)
      cache.invalidate('tier-count', '')
    },
    holdRisers: holdingRisers(database),
  }
}

function holdingRisers(database: Database): TierStatuses['holdRisers'] {
  const waitShortly = database.statement<never>(
    'wait-shortly-for-standings',
    `select set_config('lock_timeout', '${longestWait}', true)`,
  )
  const holdRisers = database.statement<Riser>(
    'hold-risers',
    `select ${columns} from tiers.standing where tier = $1 and total_spent_cents >= $2
     order by total_spent_cents desc, member_id limit $3 for update skip locked`,
  )
  return async (tier, fromCents, limit) => {
    await waitShortly()
    return holdRisers(tier, fromCents, limit)
  }
}
