import type { Database } from '#platform/database/database.ts'
import type { Reach, Saver } from '../ports.ts'

/** Of those who are members now: what somebody who left has left is nobody's (D-188). */
export function reachInDatabase(database: Database, audiences: string): Reach {
  const isMember = `member_id in (
    select member_id from ${audiences}('ALL', null, null, null, null::date, null::timestamptz)
  )`
  const saving = `from loyalty.account a where a.balance > 0 and a.${isMember} and not exists (
    select from loyalty.goal g join loyalty.voucher v on v.goal_id = g.id
    where g.id = $1::uuid and g.repeat_days is null and v.member_id = a.member_id
  )`
  const countSavers = database.statement<{ members: number }>(
    'count-savers',
    `select count(*)::int as members ${saving}`,
  )
  const closest = database.statement<Saver>(
    'closest-savers',
    `select a.member_id as "memberId", a.balance ${saving} order by a.balance desc, a.member_id limit 1`,
  )
  const treated = database.statement<{ members: number }>(
    'count-treated-with',
    `select count(distinct member_id)::int as members from loyalty.treatment
     where service_id = $1 and clinic_day >= $2 and undone_at is null and ${isMember}`,
  )
  const checkedIn = database.statement<{ members: number }>(
    'count-checked-in-with',
    `select count(distinct member_id)::int as members from loyalty.entry
     where kind = 'check-in' and at >= $2 and reference like 'check-in:' || $1::text || ':%' and ${isMember}`,
  )
  return {
    savingFor: async rewardId => ({
      members: (await countSavers(rewardId))[0]?.members ?? 0,
      closest: (await closest(rewardId))[0],
    }),
    treatedWith: async (serviceId, sinceDay) => (await treated(serviceId, sinceDay))[0]?.members ?? 0,
    checkedInWith: async (codeId, since) => (await checkedIn(codeId, since))[0]?.members ?? 0,
  }
}
