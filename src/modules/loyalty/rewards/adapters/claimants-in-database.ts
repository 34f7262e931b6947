import type { Database } from '#platform/database/database.ts'
import type { Claimants } from '../ports.ts'

interface ClaimantRow {
  readonly balance: number
  readonly tier: string
  readonly claims: Readonly<Record<string, string>>
  readonly left: Readonly<Record<string, number>>
}

export function claimantsInDatabase(database: Database): Claimants {
  const read = database.statement<ClaimantRow>(
    'read-claimant',
    `select coalesce(a.balance, 0) as balance, coalesce(a.tier, 'Bronze') as tier,
       coalesce((
         select jsonb_object_agg(goal_id, at) from (
           select goal_id, max(issued_at) as at from loyalty.voucher
           where member_id = $1 and goal_id is not null group by goal_id
         ) claim
       ), '{}') as claims,
       coalesce((
         select jsonb_object_agg(g.id, greatest(0, g.stock - coalesce(s.claimed, 0)))
         from loyalty.goal g left join loyalty.goal_stock s on s.goal_id = g.id where g.stock is not null
       ), '{}') as left
     from (select) as always left join loyalty.account a on a.member_id = $1`,
  )
  // The row lock serializes concurrent claims; PostgreSQL re-checks the condition once it has the lock.
  const take = database.statement<{ goal_id: string }>(
    'take-from-stock',
    `insert into loyalty.goal_stock as s (goal_id, claimed) select id, 1 from loyalty.goal where id = $1 and stock > 0
     on conflict (goal_id) do update set claimed = s.claimed + 1
     where s.claimed < (select stock from loyalty.goal where id = $1) returning goal_id`,
  )
  return {
    async read(memberId) {
      const { balance = 0, tier = 'Bronze', claims = {}, left = {} } = (await read(memberId))[0] ?? {}
      return {
        balance,
        tier,
        claims: new Map(Object.entries(claims).map(([id, at]) => [id, new Date(at)])),
        left: new Map(Object.entries(left)),
      }
    },
    takeFromStock: async goalId => (await take(goalId)).length > 0,
  }
}
