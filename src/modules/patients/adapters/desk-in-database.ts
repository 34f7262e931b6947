import type { Database } from '#platform/database/database.ts'
import { type TimeZone, zoneOf } from '#platform/kernel/clinic-day.ts'
import type { SearchWord } from '../cards.ts'
import type { PatientsPorts, PresentRow, Suggestion } from '../ports.ts'
import { literally, whereClause } from './where-clause.ts'

export function deskInDatabase(database: Database, timeZone: TimeZone): Pick<PatientsPorts, 'deskRows'> {
  const checkedInSince = database.statement<PresentRow>(
    'patients-present',
    `with present as (
       select coalesce(a.merged_into, e.member_id) as member_id, max(e.at) as checked_in_at
       from loyalty.entry e join loyalty.account a on a.member_id = e.member_id
       where e.kind = 'check-in' and e.at >= $1
       group by 1 order by 2 desc limit $2
     )
     select m.id, m.first_name as "firstName", m.last_name as "lastName", coalesce(m.email, '') as email,
       coalesce(m.date_of_birth::text, m.birthday) as birthday, coalesce(s.tier, 'Bronze') as tier,
       coalesce(a.balance, 0) as "pointsBalance", p.checked_in_at as "checkedInAt",
       array(
         select g.title from loyalty.goals_open_to(m.id, coalesce(s.tier, 'Bronze'), $3, $4) g
         where g.points_required <= a.balance
         order by g.points_required desc, g.sort_order
       ) as "claimableRewards",
       coalesce((
         select json_agg(json_build_object('code', v.code, 'title', v.title) order by v.expires_at, v.issued_at)
         from loyalty.voucher v
         where v.member_id = m.id and v.used_at is null and (v.expires_at is null or v.expires_at > $3)
       ), '[]') as "readyVouchers",
       (select count(*)::int from requests.request r
        where r.member_id = m.id and r.status = 'pending') as "pendingRequests",
       intake.wording as "intakeWording", intake.submitted_at as "intakeAt"
     from present p
     join identity.member m on m.id = p.member_id
     left join loyalty.account a on a.member_id = m.id
     left join tiers.standing s on s.member_id = m.id
     left join lateral (
       select i.wording, i.submitted_at from privacy.intake i
       where i.member_id in (select loyalty.accounts_of(m.id)) order by i.submitted_at desc, i.version desc limit 1
     ) intake on true
     order by p.checked_in_at desc, m.id`,
  )
  const countWithIntake = database.statement<{ count: number }>(
    'count-intakes',
    `select count(distinct coalesce(a.merged_into, i.member_id))::int as count
     from privacy.intake i left join loyalty.account a on a.member_id = i.member_id
     where i.wording = any($1) and i.submitted_at >= $2`,
  )
  return {
    deskRows: {
      countWithIntake: async (wordings, since) => (await countWithIntake(wordings, since))[0]?.count ?? 0,
      withWords: (words, limit) => database.run(...foundBy(words, limit)) as Promise<Suggestion[]>,
      checkedInSince: (since, at, limit) => checkedInSince(since, limit, at, zoneOf(timeZone)),
    },
  }
}

/** Patients whose name starts with the first word come first, then those with any name starting with it. */
function foundBy(words: readonly SearchWord[], limit: number): readonly [string, readonly unknown[]] {
  const where = whereClause({ words, tier: undefined })
  const beginning = `${where.value(literally(words[0]?.word ?? ''))}::text || '%'`
  return [
    `select id, first_name as "firstName", last_name as "lastName", coalesce(email, '') as email, coalesce(tier, 'Bronze') as tier,
       (select c.value from identity.contact c where c.member_id = card.id and c.kind = 'phone'
        order by c.is_shared, c.created_at limit 1) as phone
     from patients.card card ${where.text()}
     order by name_key like ${beginning} desc, searchable like '% ' || ${beginning} desc, name_key, id limit ${limit}`,
    where.values,
  ]
}
