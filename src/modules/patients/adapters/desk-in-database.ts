import type { Database } from '#platform/database/database.ts'
import type { PatientsPorts, PresentRow, Suggestion } from '../ports.ts'

export function deskInDatabase(database: Database): Pick<PatientsPorts, 'deskRows'> {
  const beginningWith = database.statement<Suggestion>(
    'suggest-patients',
    `select m.id, m.first_name as "firstName", m.last_name as "lastName", m.email, coalesce(s.tier, 'Bronze') as tier
     from identity.member m left join tiers.standing s on s.member_id = m.id
     where m.role = 'member' and (
       starts_with(lower(m.first_name || ' ' || m.last_name), $1)
       or starts_with(lower(m.last_name), $1)
       or starts_with(m.email, $1)
     )
     order by lower(m.first_name), lower(m.last_name), m.email limit $2`,
  )
  const checkedInSince = database.statement<PresentRow>(
    'patients-present',
    `with present as (
       select member_id, max(at) as checked_in_at from loyalty.entry
       where kind = 'check-in' and at >= $1
       group by member_id order by max(at) desc limit $2
     )
     select m.id, m.first_name as "firstName", m.last_name as "lastName", m.email,
       m.date_of_birth::text as "dateOfBirth", coalesce(s.tier, 'Bronze') as tier,
       coalesce(a.balance, 0) as "pointsBalance", p.checked_in_at as "checkedInAt",
       array(
         select g.title from loyalty.goal g
         where g.is_active and g.points_required <= a.balance and not exists (
           select from loyalty.entry e where e.member_id = m.id and e.reference = 'goal:' || g.id
         )
         order by g.points_required desc, g.sort_order
       ) as "claimableRewards",
       (select count(*)::int from loyalty.voucher v
        where v.member_id = m.id and v.used_at is null and (v.expires_at is null or v.expires_at > $3)
       ) as "openVouchers",
       (select count(*)::int from requests.request r
        where r.member_id = m.id and r.status = 'pending') as "pendingRequests",
       exists (select from privacy.intake i where i.member_id = m.id) as "hasIntake"
     from present p
     join identity.member m on m.id = p.member_id
     left join loyalty.account a on a.member_id = m.id
     left join tiers.standing s on s.member_id = m.id
     order by p.checked_in_at desc, m.id`,
  )
  return {
    deskRows: {
      beginningWith,
      checkedInSince: (since, at, limit) => checkedInSince(since, limit, at),
    },
  }
}
