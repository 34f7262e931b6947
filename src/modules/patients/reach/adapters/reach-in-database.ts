import type { Database } from '#platform/database/database.ts'
import { clinicDay, type TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Closest, Reach, Touching } from '../reach.ts'

interface Kind {
  /** Of the member `m`, whose account is `a` and whose standing is `s`. */
  readonly condition: string
  readonly values: (touching: Touching, timeZone: TimeZone) => readonly unknown[]
  /** What the nearest has most of. */
  readonly has?: 'points' | 'spend'
}

const tiers = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const

/** The tier below, whose members are on the way to this one. */
const below = (tier: string) => tiers[tiers.indexOf(tier as (typeof tiers)[number]) - 1] ?? ''

const kinds: Readonly<Record<Touching['of'], Kind>> = {
  reward: {
    condition: `a.balance > 0 and not exists (
      select from loyalty.goal g join loyalty.voucher v on v.goal_id = g.id
      where g.id = $1::uuid and g.repeat_days is null and v.member_id = m.id
    )`,
    values: ({ id }) => [id],
    has: 'points',
  },
  service: {
    condition: `exists (
      select from loyalty.treatment t
      where t.member_id = m.id and t.service_id = $1::uuid and t.clinic_day >= $2::text::date and t.undone_at is null
    )`,
    values: ({ id, since }, timeZone) => [id, clinicDay(since, timeZone)],
  },
  code: {
    condition: `exists (
      select from loyalty.entry e
      where e.member_id = m.id and e.kind = 'check-in' and e.at >= $2 and e.reference like 'check-in:' || $1::text || ':%'
    )`,
    values: ({ id, since }) => [id, since],
  },
  tier: {
    condition: 's.tier = $1 and s.total_spent_cents > 0',
    values: ({ id }) => [below(id)],
    has: 'spend',
  },
  perk: { condition: `coalesce(s.tier, 'Bronze') = $1`, values: ({ id }) => [id] },
}

const members = `from identity.member m
  left join loyalty.account a on a.member_id = m.id left join tiers.standing s on s.member_id = m.id
  where m.role = 'member'`

const most = { points: 'a.balance', spend: 's.total_spent_cents' } as const

const nobody = '00000000-0000-0000-0000-000000000000'

export function reachInDatabase(database: Database, timeZone: TimeZone): Reach {
  const statements = Object.fromEntries(
    Object.entries(kinds).map(([of, kind]) => [of, statementsOf(database, of, kind)]),
  ) as Record<Touching['of'], ReturnType<typeof statementsOf>>
  const valuesOf = (touching: Touching) => kinds[touching.of].values(touching, timeZone)
  return {
    async countTouched(touching) {
      const { count, closest } = statements[touching.of]
      const values = valuesOf(touching)
      const [counted] = await count(...values)
      const [first] = (await closest?.(...values)) ?? []
      return { members: counted?.members ?? 0, closest: first ?? null }
    },
    async touchedAfter(touching, memberId = nobody, limit) {
      const found = await statements[touching.of].after(...valuesOf(touching), memberId, limit)
      return found.map(({ id }) => id)
    },
  }
}

function statementsOf(database: Database, of: string, { condition, values, has }: Kind) {
  const { length } = values({ of: 'perk', id: '', since: new Date(0) }, 'UTC')
  const [beyond, limit] = ['$'.concat(`${length + 1}`), '$'.concat(`${length + 2}`)]
  return {
    count: database.statement<{ members: number }>(
      `count-touched-by-${of}`,
      `select count(*)::int as members ${members} and ${condition}`,
    ),
    closest:
      has &&
      database.statement<Closest>(
        `closest-touched-by-${of}`,
        `select trim(m.first_name || ' ' || m.last_name) as patient,
           ${has === 'points' ? 'a.balance' : 'null'}::int as "pointsBalance",
           ${has === 'spend' ? 's.total_spent_cents' : 'null'}::int as "spentCents"
         ${members} and ${condition} order by ${most[has]} desc, m.id limit 1`,
      ),
    after: database.statement<{ id: string }>(
      `touched-by-${of}-after`,
      `select m.id ${members} and ${condition} and m.id > ${beyond}::uuid order by m.id limit ${limit}`,
    ),
  }
}
