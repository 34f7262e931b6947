import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import { columnsOf } from '#platform/database/columns.ts'
import type { Database } from '#platform/database/database.ts'
import { discountTypes, type Promotion, promotionAudiences } from '../offers.ts'
import type { KeptPromotions } from '../ports.ts'

export const PromotionTable = defineEntity({
  name: 'Promotion',
  tableName: 'content.promotion',
  properties: {
    id: p.uuid().primary(),
    title: p.text(),
    description: p.text(),
    discountType: p.enum(discountTypes),
    discountValue: p.decimal('number').precision(9).scale(2),
    validFrom: p.date(),
    validUntil: p.date(),
    targetAudience: p.enum(promotionAudiences),
    isActive: p.boolean(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    deletedBy: p.text().strictNullable(),
    deletedAt: p.datetime().strictNullable(),
  },
})

const dayMs = 86_400_000
const daysFrom = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** `today` returns the clinic day. Lists are cached per day, so they change at midnight. */
export function promotionsInDatabase(database: Database, cache: Cache, today: () => string): KeptPromotions {
  const on = database.statement<Promotion>(
    'promotions-on',
    `select ${columnsOf(PromotionTable)} from content.promotion
     where deleted_at is null and is_active and valid_from <= $1::date and valid_until >= $1::date`,
  )
  const byDay = cache.readThrough('promotions-by-day', on, { entries: 10 })
  // Around midnight, instances with slightly different clocks can disagree on the day.
  const changed = () => {
    for (const day of [-1, 0, 1].map(days => daysFrom(today(), days)))
      for (const topic of ['promotions-by-day', 'promotions']) cache.invalidate(topic, day)
  }
  return {
    on: day => byDay.get(day),
    all: () => {
      const order = { validUntil: 'desc', validFrom: 'desc', id: 'desc' } as const
      return database.em().find(PromotionTable, { deletedAt: null }, { orderBy: order })
    },
    countEver: () => database.em().count(PromotionTable),
    async add(promotion, { actor, at }) {
      await database.em().insert(PromotionTable, { ...promotion, createdBy: actor, createdAt: at })
      changed()
    },
    async remove(id, { actor, at }) {
      const em = database.em()
      const gone = { deletedBy: actor, deletedAt: at }
      if ((await em.nativeUpdate(PromotionTable, { id, deletedAt: null }, gone)) === 0) return undefined
      changed()
      return em.findOneOrFail(PromotionTable, { id })
    },
  }
}
