import type { Database } from '#platform/database/database.ts'
import { clinicDay, type TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Closest, Reach, Touching } from '../reach.ts'

const tiers = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const

/** The tier below: its members are working toward this one. */
const below = (tier: string) => tiers[tiers.indexOf(tier as (typeof tiers)[number]) - 1] ?? ''

/** The codes in $4 and the ones they replaced: members see no difference between the two. */
const codes = `with recursive code (id) as (
    select unnest($4::uuid[])
    union
    select c.replaced_id from code join loyalty.check_in_code c on c.id = code.id where c.replaced_id is not null
  )`

/** Members `m` with account `a` and tier status `s` affected by any of $1 to $7, also for what merged accounts earned. */
const touched = `from identity.member m
  left join loyalty.account a on a.member_id = m.id left join tiers.standing s on s.member_id = m.id
  where m.role = 'member' and (
    a.balance > 0 and exists (
      select from unnest($1::uuid[]) reward (id) where not exists (
        select from loyalty.goal g join loyalty.voucher v on v.goal_id = g.id
        where g.id = reward.id and g.repeat_days is null and v.member_id = m.id
      )
    )
    or cardinality($2::uuid[]) > 0 and m.id in (
      select coalesce(merged_into, member_id) from loyalty.treatment t left join loyalty.account using (member_id)
      where t.service_id = any($2) and t.clinic_day >= $3::text::date and t.undone_at is null
    )
    or cardinality($4::uuid[]) > 0 and m.id in (
      select coalesce(merged_into, member_id) from loyalty.entry e left join loyalty.account using (member_id)
      join code on split_part(e.reference, ':', 2) = code.id::text where e.kind = 'check-in' and e.at >= $5::timestamptz
    )
    or s.tier = any($6::text[]) and s.total_spent_cents > 0
    or coalesce(s.tier, 'Bronze') = any($7::text[])
  )`

/** The figure that decides which member is closest to a reward or tier. */
const most: Readonly<Partial<Record<Touching['of'], string>>> = {
  reward: 'a.balance',
  tier: 's.total_spent_cents',
}

const nobody = '00000000-0000-0000-0000-000000000000'

export function reachInDatabase(database: Database, timeZone: TimeZone): Reach {
  const count = database.statement<{ members: number }>(
    'count-touched',
    `${codes} select count(*)::int as members ${touched}`,
  )
  const after = database.statement<{ id: string }>(
    'touched-after',
    `${codes} select m.id ${touched} and m.id > $8::uuid order by m.id limit $9`,
  )
  const closest = Object.fromEntries(
    Object.entries(most).map(([of, figure]) => [of, closestBy(database, of, figure)]),
  )
  const countTouchedByAny = async (touching: readonly Touching[]) => {
    const [counted] = await count(...valuesOf(touching, timeZone))
    return counted?.members ?? 0
  }
  return {
    countTouchedByAny,
    async countTouched(touching) {
      const members = await countTouchedByAny([touching])
      const [first] = (await closest[touching.of]?.(...valuesOf([touching], timeZone))) ?? []
      return { members, closest: first ?? null }
    },
    async touchedAfter(touching, memberId = nobody, limit) {
      const found = await after(...valuesOf(touching, timeZone), memberId, limit)
      return found.map(({ id }) => id)
    },
  }
}

const closestBy = (database: Database, of: string, figure: string) =>
  database.statement<Closest>(
    `closest-to-${of}`,
    `${codes} select trim(m.first_name || ' ' || m.last_name) as patient,
       ${of === 'reward' ? 'a.balance' : 'null'}::int as "pointsBalance",
       ${of === 'tier' ? 's.total_spent_cents' : 'null'}::int as "spentCents"
     ${touched} order by ${figure} desc, m.id limit 1`,
  )

/** The values of $1 to $7. If several changes have different start times, the earliest applies. */
function valuesOf(touching: readonly Touching[], timeZone: TimeZone): readonly unknown[] {
  const ids = (of: Touching['of']) => touching.filter(each => each.of === of).map(({ id }) => id)
  const since = new Date(Math.min(...touching.map(each => each.since.getTime())))
  return [
    ids('reward'),
    ids('service'),
    clinicDay(since, timeZone),
    ids('code'),
    since,
    ids('tier').map(below),
    ids('perk'),
  ]
}
