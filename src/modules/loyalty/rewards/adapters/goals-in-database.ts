import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database, Table } from '#platform/database/database.ts'
import { clinicDay, dayAfter, instantAt, type TimeZone } from '#platform/kernel/clinic-day.ts'
import { type Goal, goalOf, type Reward } from '../goals.ts'
import type { Goals } from '../ports.ts'

const GoalTable = defineEntity({
  name: 'Goal',
  tableName: 'loyalty.goal',
  properties: {
    id: p.uuid().primary(),
    title: p.text(),
    description: p.text(),
    pointsRequired: p.integer(),
    rewardValue: p.text(),
    worthCents: p.integer().strictNullable(),
    icon: p.text(),
    color: p.text(),
    imageUrl: p.text().strictNullable(),
    isActive: p.boolean(),
    sortOrder: p.integer(),
    validDays: p.integer().strictNullable(),
    repeatDays: p.integer().strictNullable(),
    stock: p.integer().strictNullable(),
    tiers: p.array().default([]),
    startsOn: p.text().strictNullable(),
    endsOn: p.text().strictNullable(),
    opensAt: p.datetime().strictNullable(),
    closesAt: p.datetime().strictNullable(),
    isPaused: p.boolean().default(false),
    isArchived: p.boolean().default(false),
    programmeVersion: p.integer().strictNullable(),
  },
})

const GoalStockTable = defineEntity({
  name: 'GoalStock',
  tableName: 'loyalty.goal_stock',
  properties: { goalId: p.uuid().primary(), claimed: p.integer() },
})

export const goalTables: readonly Table[] = [GoalTable, GoalStockTable]

interface PublishedGoals extends Goals {
  /** All goals, bypassing the cache. */
  read(): Promise<readonly Goal[]>
  /** Replaces the clinic's rewards, in this order. Rewards that aren't listed are archived. */
  publish(rewards: readonly Reward[], version: number): Promise<void>
  /** Recalculates start and end in a time zone; true if they changed. */
  time(timeZone: string): Promise<boolean>
  /** Clears the cache of goals that members see. */
  invalidateShown(): void
}

export function goalsInDatabase(
  database: Database,
  cache: Cache,
  { now, timeZone }: { readonly now: () => Date; readonly timeZone: TimeZone },
): PublishedGoals {
  const read = async (): Promise<readonly Goal[]> => {
    const order = { sortOrder: 'asc', pointsRequired: 'asc' } as const
    const rows = await database.em().find(GoalTable, {}, { orderBy: order })
    // Plain objects: entity properties are computed on access.
    return rows.map(({ opensAt: _opens, closesAt: _closes, ...goal }) => goal)
  }
  // Claims run in a transaction.
  const goals = cache.readThrough('goals-in-order', read, { keepsFromTransactions: true })
  const changed = () => {
    cache.invalidate('goals-in-order', '')
    // Around midnight, instances with slightly different clocks can disagree on the day.
    for (const days of [-1, 0, 1]) cache.invalidate('goals', dayAfter(clinicDay(now(), timeZone), days))
  }
  return {
    all: () => goals.get(''),
    read,
    async add(added) {
      await database.em().insertMany(GoalTable, [...added])
      changed()
    },
    async publish(rewards, version) {
      const em = database.em()
      const ids = rewards.map(({ id }) => id)
      const gone = { isActive: false, isArchived: true, programmeVersion: version }
      await em.nativeUpdate(GoalTable, { id: { $nin: ids } }, gone)
      // A new limit starts counting now; changing an existing limit keeps the count.
      const unlimited = await em.find(GoalTable, { stock: null }, { fields: ['id'] })
      await em.nativeDelete(GoalStockTable, { goalId: { $in: unlimited.map(({ id }) => id) } })
      const rows = rewards.map((reward, n) => rowOf(reward, n, version, timeZone))
      if (rows.length > 0) await em.upsertMany(GoalTable, rows)
      changed()
    },
    async time(zone) {
      const em = database.em()
      const dated = await em.find(GoalTable, {
        $or: [{ startsOn: { $ne: null } }, { endsOn: { $ne: null } }],
      })
      const moved = dated.filter(goal => !isTimed(goal, edgesOf(goal, zone)))
      for (const goal of moved) await em.nativeUpdate(GoalTable, { id: goal.id }, edgesOf(goal, zone))
      if (moved.length > 0) changed()
      return moved.length > 0
    },
    invalidateShown: () => cache.invalidateAll('member'),
  }
}

const rowOf = (reward: Reward, place: number, version: number, timeZone: TimeZone) => ({
  ...goalOf(reward, place, version),
  tiers: [...reward.tiers],
  ...edgesOf(reward, timeZone),
})

type RewardDates = Loosely<Pick<Goal, 'startsOn' | 'endsOn'>>

const edgesOf = ({ startsOn, endsOn }: RewardDates, timeZone: TimeZone) => ({
  opensAt: startsOn ? instantAt(startsOn, '00:00', timeZone) : null,
  closesAt: endsOn ? instantAt(dayAfter(endsOn, 1), '00:00', timeZone) : null,
})

type Edges = Loosely<ReturnType<typeof edgesOf>>

const isTimed = (goal: Edges, { opensAt, closesAt }: Edges) =>
  goal.opensAt?.getTime() === opensAt?.getTime() && goal.closesAt?.getTime() === closesAt?.getTime()

type Loosely<Kept> = { readonly [Field in keyof Kept]?: Kept[Field] | undefined }
