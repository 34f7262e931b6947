import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import { decimal } from '#platform/kernel/money.ts'
import type { Promotion } from '../offers.ts'
import type { KeptPromotions } from '../ports.ts'

export const promotionMigrations: readonly Migration[] = [
  {
    name: '0011 content: promotions',
    statements: [
      `create table content.promotion (
        id uuid primary key,
        title text not null,
        description text not null,
        discount_type text not null
          check (discount_type in ('percentage', 'fixed', 'points', 'birthday', 'service', 'other')),
        discount_value numeric(9, 2) not null check (discount_value >= 0),
        valid_from date not null,
        valid_until date not null check (valid_until >= valid_from),
        target_audience text not null check (target_audience in
          ('ALL', 'VIP_BRONZE', 'VIP_SILVER', 'VIP_GOLD', 'VIP_PLATINUM', 'BIRTHDAY', 'NEW_CUSTOMERS')),
        is_active boolean not null,
        created_by text not null,
        created_at timestamptz not null,
        deleted_by text,
        deleted_at timestamptz
      )`,
      'create index promotion_by_last_day on content.promotion (valid_until) where deleted_at is null',
    ],
  },
]

const columns = `id, title, description, discount_type as "discountType",
  discount_value::float8 as "discountValue", valid_from::text as "validFrom", valid_until::text as "validUntil",
  is_active as "isActive", target_audience as "targetAudience"`

const dayMs = 86_400_000
const daysFrom = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** `today` gives the clinic's day. Lists are cached per day, so they change at midnight. */
export function promotionsInDatabase(database: Database, cache: Cache, today: () => string): KeptPromotions {
  const on = database.statement<Promotion>(
    'promotions-on',
    `select ${columns} from content.promotion
     where deleted_at is null and is_active and valid_from <= $1::date and valid_until >= $1::date`,
  )
  const all = database.statement<Promotion>(
    'all-promotions',
    `select ${columns} from content.promotion where deleted_at is null
     order by valid_until desc, valid_from desc, id desc`,
  )
  const countEver = database.statement<{ count: number }>(
    'count-promotions',
    'select count(*)::int as count from content.promotion',
  )
  const add = database.statement<never>(
    'add-promotion',
    `insert into content.promotion (id, title, description, discount_type, discount_value, valid_from, valid_until,
       target_audience, is_active, created_by, created_at)
     values ($1, $2, $3, $4, $5::text::numeric, $6::text::date, $7::text::date, $8, $9, $10, $11)`,
  )
  const remove = database.statement<Promotion>(
    'remove-promotion',
    `update content.promotion set deleted_by = $2, deleted_at = $3 where id = $1 and deleted_at is null
     returning ${columns}`,
  )
  const byDay = cache.readThrough('promotions-by-day', on, { entries: 10 })
  // An instance whose clock is a little behind or ahead has another day around midnight.
  const changed = () => {
    for (const day of [-1, 0, 1].map(days => daysFrom(today(), days)))
      for (const topic of ['promotions-by-day', 'promotions']) cache.invalidate(topic, day)
  }
  return {
    on: day => byDay.get(day),
    all: () => all(),
    countEver: async () => (await countEver())[0]?.count ?? 0,
    async add(p, { actor, at }) {
      const value = decimal(Math.round(p.discountValue * 100))
      await add(
        p.id,
        p.title,
        p.description,
        p.discountType,
        value,
        p.validFrom,
        p.validUntil,
        p.targetAudience,
        p.isActive,
        actor,
        at,
      )
      changed()
    },
    async remove(id, { actor, at }) {
      const [removed] = await remove(id, actor, at)
      if (removed) changed()
      return removed
    },
  }
}
