import { defineEntity, LockMode, p, raw } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import { columnsOf } from '#platform/database/columns.ts'
import type { Database } from '#platform/database/database.ts'
import { insertMany } from '#platform/database/insert-many.ts'
import type { TierStatuses } from '../ports.ts'
import type { TierStatus } from '../tier-status.ts'

export const TierStatusTable = defineEntity({
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

const columns = columnsOf(TierStatusTable)

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
  const setTier = database.effect(
    'place-in-tier',
    'update tiers.standing set tier = $2, reached_from_cents = $3 where member_id = $1',
  )
  const properties = ['memberId', 'totalSpentCents', 'visits', 'tier', 'reachedFromCents'] as const
  const addAll = insertMany(database, 'tiers.standing', properties, 'on conflict do nothing')
  return {
    async addVisit(memberId, spendCents) {
      const [status] = await addVisit(memberId, spendCents)
      if (!status) throw new Error('An upsert gives its row.')
      cache.invalidate('member', memberId)
      return status
    },
    async addAll(statuses) {
      await addAll(statuses)
      for (const { memberId } of statuses) cache.invalidate('member', memberId)
      cache.invalidate('tier-count', '')
    },
    async removeVisit(memberId, spendCents) {
      const em = database.em()
      const totalSpentCents = raw('total_spent_cents - ?', [spendCents])
      const visits = raw('visits - 1')
      await em.nativeUpdate(TierStatusTable, { memberId }, { totalSpentCents, visits })
      cache.invalidate('member', memberId)
      return (await em.findOne(TierStatusTable, { memberId })) ?? undefined
    },
    async setTier(memberId, { tier, reachedFromCents }) {
      await setTier(memberId, tier, [...reachedFromCents])
      cache.invalidate('member', memberId)
      cache.invalidate('tier-count', '')
    },
    find: async memberId => (await database.em().findOne(TierStatusTable, { memberId })) ?? undefined,
    async hold(memberIds) {
      const locked = { orderBy: { memberId: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE } as const
      const where = { memberId: { $in: [...memberIds] } }
      const held = await database.em().find(TierStatusTable, where, locked)
      return new Map(held.map(({ memberId, ...status }) => [memberId, status]))
    },
    async replace(memberId, status) {
      await database.em().upsert(TierStatusTable, rowOf({ ...status, memberId }))
      cache.invalidate('member', memberId)
      cache.invalidate('tier-count', '')
    },
    async remove(memberIds) {
      await database.em().nativeDelete(TierStatusTable, { memberId: { $in: [...memberIds] } })
      for (const memberId of memberIds) cache.invalidate('member', memberId)
      cache.invalidate('tier-count', '')
    },
    holdRisers: holdingRisers(database),
  }
}

type StatusOfMember = Parameters<TierStatuses['addAll']>[0][number]

const rowOf = ({ reachedFromCents: reached, ...status }: StatusOfMember) => ({
  ...status,
  reachedFromCents: reached && [...reached],
})

const holdingRisers =
  (database: Database): TierStatuses['holdRisers'] =>
  async (tier, fromCents, limit) => {
    await database.run(`select set_config('lock_timeout', '${longestWait}', true)`)
    const lockMode = LockMode.PESSIMISTIC_PARTIAL_WRITE
    const orderBy = { totalSpentCents: 'desc', memberId: 'asc' } as const
    const where = { tier, totalSpentCents: { $gte: fromCents } }
    return database.em().find(TierStatusTable, where, { orderBy, limit, lockMode })
  }
