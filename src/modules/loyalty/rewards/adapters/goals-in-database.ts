import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database, Table } from '#platform/database/database.ts'
import type { Goal } from '../goals.ts'
import type { Goals } from '../ports.ts'

const GoalTable = defineEntity({
  name: 'Goal',
  schema: 'loyalty',
  tableName: 'goal',
  properties: {
    id: p.uuid().primary(),
    title: p.text(),
    description: p.text(),
    pointsRequired: p.integer(),
    rewardValue: p.text(),
    icon: p.text(),
    color: p.text(),
    isActive: p.boolean(),
    sortOrder: p.integer(),
  },
})

export const goalTables: readonly Table[] = [GoalTable] as never

export function goalsInDatabase(database: Database, cache: Cache): Goals {
  const goals = cache.readThrough(
    'goals-in-order',
    async (): Promise<readonly Goal[]> =>
      database.entities().find(GoalTable, {}, { orderBy: { sortOrder: 'asc', pointsRequired: 'asc' } }),
    // Claims are transactions.
    { keepsFromTransactions: true },
  )
  return {
    all: () => goals.get(''),
    async add(added) {
      await database.entities().insertMany(GoalTable, [...added])
      cache.invalidate('goals-in-order', '')
      cache.invalidate('goals', '')
    },
  }
}
