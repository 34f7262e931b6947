import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database, Table } from '#platform/database/database.ts'
import type { Goal, Reward } from '../goals.ts'
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
    validDays: p.integer().nullable(),
    isPaused: p.boolean().default(false),
    isArchived: p.boolean().default(false),
    programmeVersion: p.integer().nullable(),
  },
})

export const goalTables: readonly Table[] = [GoalTable] as never

interface PublishedGoals extends Goals {
  /** Makes these the clinic's rewards, in this order; what is not among them is archived. */
  publish(rewards: readonly Reward[], version: number): Promise<void>
}

export function goalsInDatabase(database: Database, cache: Cache): PublishedGoals {
  const goals = cache.readThrough(
    'goals-in-order',
    async (): Promise<readonly Goal[]> => {
      const order = { sortOrder: 'asc', pointsRequired: 'asc' } as const
      const rows = await database.entities().find(GoalTable, {}, { orderBy: order })
      return rows.map(row => ({
        id: row.id,
        title: row.title,
        description: row.description,
        pointsRequired: row.pointsRequired,
        rewardValue: row.rewardValue,
        icon: row.icon,
        color: row.color,
        isActive: row.isActive,
        sortOrder: row.sortOrder,
        validDays: row.validDays ?? null,
        isPaused: row.isPaused,
        isArchived: row.isArchived,
        programmeVersion: row.programmeVersion ?? null,
      }))
    },
    // Claims are transactions.
    { keepsFromTransactions: true },
  )
  const changed = () => {
    cache.invalidate('goals-in-order', '')
    cache.invalidate('goals', '')
  }
  return {
    all: () => goals.get(''),
    async add(added) {
      await database.entities().insertMany(GoalTable, [...added])
      changed()
    },
    async publish(rewards, version) {
      const entities = database.entities()
      const ids = rewards.map(({ id }) => id)
      const gone = { isActive: false, isArchived: true, programmeVersion: version }
      await entities.nativeUpdate(GoalTable, { id: { $nin: ids } }, gone)
      const rows = rewards.map((reward, n) => ({
        ...reward,
        isActive: !reward.isPaused && !reward.isArchived,
        sortOrder: n + 1,
        programmeVersion: version,
      }))
      if (rows.length > 0) await entities.upsertMany(GoalTable, rows)
      changed()
    },
  }
}
