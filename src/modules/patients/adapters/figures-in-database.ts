import type { Database } from '#platform/database/database.ts'
import { type TimeZone, zoneOf } from '#platform/kernel/clinic-day.ts'
import type {
  CampaignFigures,
  LedgerCheck,
  LocationFigures,
  MembersOfTier,
  OpenVouchers,
  PointFigures,
  Reward,
  WeekFigures,
} from '../figures.ts'
import type { FiguresPorts, PatientLine } from '../ports.ts'
import { visitorsInDatabase } from './visitors-in-database.ts'

// Converts clinic days to instants; a day in the fall has 25 hours.
const bounds = `bounds as (
  select $1::text::date::timestamp at time zone $3::text as start,
    ($2::text::date + 1)::timestamp at time zone $3::text as finish
)`

const membersByTier = `
  with ${bounds}
  select coalesce(s.tier, 'Bronze') as tier, count(*)::int as members,
    (count(*) filter (where m.created_at >= start and m.created_at < finish))::int as joined
  from bounds cross join identity.member m left join tiers.standing s on s.member_id = m.id
  where m.role = 'member' group by 1`

// The balance at the end of the period is today's minus later entries, so older entries needn't be read.
const points = `
  with ${bounds}
  select within.issued::float8, within.redeemed::float8, within."takenBack"::float8,
    (held.now - later.since)::float8 as outstanding
  from bounds
  cross join lateral (
    select coalesce(sum(amount) filter (where amount > 0), 0) as issued,
      coalesce(-sum(amount) filter (where amount < 0 and kind = 'reward'), 0) as redeemed,
      coalesce(-sum(amount) filter (where amount < 0 and kind <> 'reward'), 0) as "takenBack"
    from loyalty.entry where at >= start and at < finish and coalesce(reference, '') !~ '^merge(-undo)?:'
  ) within
  cross join lateral (
    select coalesce(sum(a.balance), 0) as now from loyalty.account a
    join identity.member m on m.id = a.member_id where m.role = 'member'
  ) held
  cross join lateral (
    select coalesce(sum(e.amount), 0) as since from loyalty.entry e
    join loyalty.account a on a.member_id = e.member_id
    join identity.member m on m.id = coalesce(a.merged_into, a.member_id) where m.role = 'member' and e.at >= finish
  ) later`

const weeks = `
  with ${bounds}, week as (
    select generate_series(date_trunc('week', $1::text::date::timestamp), $2::text::date::timestamp,
      interval '7 days')::date as monday
  ), check_in as (
    select date_trunc('week', e.at at time zone $3::text)::date as monday, count(*)::int as count
    from bounds join loyalty.entry e on e.at >= start and e.at < finish
    where e.kind = 'check-in' group by 1
  ), treated as (
    select date_trunc('week', clinic_day::timestamp)::date as monday, count(*)::int as count
    from loyalty.treatment
    where clinic_day between $1::text::date and $2::text::date and undone_at is null group by 1
  )
  select greatest(monday, $1::text::date)::text as "from", least(monday + 6, $2::text::date)::text as "to",
    coalesce(check_in.count, 0) as "checkIns", coalesce(treated.count, 0) as treatments
  from week left join check_in using (monday) left join treated using (monday) order by monday`

// The second part of a check-in's reference is its code, and a published code never changes its location.
const locations = `
  with ${bounds}, figures as (
    select location_id as id, 0 as check_ins, count(*)::int as treatments, sum(points)::int as points
    from loyalty.treatment
    where clinic_day between $1::text::date and $2::text::date and undone_at is null group by 1
    union all
    select c.place_id, count(*)::int, 0, 0
    from bounds join loyalty.entry e on e.at >= start and e.at < finish
    left join loyalty.check_in_code c on c.id::text = split_part(e.reference, ':', 2)
    where e.kind = 'check-in' group by 1
  )
  select l.name as location, sum(f.check_ins)::int as "checkIns", sum(f.treatments)::int as treatments,
    sum(f.points)::int as points
  from figures f left join content.location l on l.id = f.id
  group by l.id, l.name order by l.id is null, treatments desc, "checkIns" desc, location`

const campaigns = `
  with ${bounds}
  select r.id, r.kind, r.title, (r.started_at at time zone $3::text)::date::text as day, r.sent::int, r.failed::int, r.skipped::int,
    r.opened::int, r.bookings::int
  from bounds join messaging.campaign_result r on r.started_at >= start and r.started_at < finish
  order by r.started_at desc, r.id desc limit $4`

const ledgerCheck = `
  select day::text, outcome like 'holds%' as holds from platform.daily_run
  where name = 'ledger check' and outcome is not null order by platform.daily_run.day desc limit 1`

const rewards = `
  select title, points_required as "pointsRequired", reward_value as "rewardValue",
    worth_cents as "worthCents"
  from loyalty.goal where is_active order by points_required, sort_order`

const openVouchers = `
  with ${bounds}
  select v.reward_value as "rewardValue", g.worth_cents as "worthCents", count(*)::int as count
  from bounds join loyalty.voucher v on v.issued_at < finish
    and (v.used_at is null or v.used_at >= finish)
    and (v.expires_at is null or v.expires_at >= least(finish, $4::timestamptz))
  join identity.member m on m.id = v.member_id and m.role = 'member'
  left join loyalty.goal g on g.id = v.goal_id
  group by 1, 2`

// Doesn't use the view, because it also looks up each patient's next reward.
const patientsAfter = `
  select m.id, m.first_name as "firstName", m.last_name as "lastName",
    array_remove(m.email || reached.emails, null) as emails,
    coalesce(s.tier, 'Bronze') as tier, coalesce(a.balance, 0) as "pointsBalance",
    coalesce(m.date_of_birth::text, to_char(('2000-' || m.birthday)::date, 'FMMonth FMDD')) as birthday, coalesce(s.total_spent_cents, 0) as "totalSpentCents",
    coalesce(s.visits, 0) as "totalVisits", m.last_login_at as "lastLoginAt", m.created_at as "createdAt",
    latest.location as "lastLocation", reached.phones, coalesce(agreed.consents, '[]') as consents,
    (select e.value from identity.external_id e where e.member_id = m.id order by e.created_at, e.value limit 1) as "externalId"
  from identity.member m
  left join loyalty.account a on a.member_id = m.id
  left join tiers.standing s on s.member_id = m.id
  left join lateral (
    select l.name as location from loyalty.treatment t join content.location l on l.id = t.location_id
    where t.member_id = any(array(select loyalty.accounts_of(m.id))) and t.undone_at is null order by t.id desc limit 1
  ) latest on true
  left join lateral (
    select
      coalesce(array_agg(c.value order by c.is_shared, c.created_at, c.value) filter (where kind = 'phone'), '{}') as phones,
      coalesce(array_agg(c.value order by c.is_shared, c.created_at, c.value) filter (where kind = 'email'), '{}') as emails
    from identity.contact c where c.member_id = m.id
  ) reached on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('channel', channel, 'given', given, 'at', at, 'source', source)) as consents
    from (
      select distinct on (channel) channel, given, at, source from messaging.consents c
      where c.member_id = m.id and channel in ('email', 'sms') order by channel, c.number desc
    ) decided
    -- An unchecked box in the intake isn't a decision, unless it withdraws one (D-22).
    where given or source <> 'intake' or exists (
      select from messaging.consents e where e.member_id = m.id and e.channel = decided.channel and e.given
    )
  ) agreed on true
  where m.role = 'member' and m.id > $1::uuid order by m.id limit $2`

const beforeAll = '00000000-0000-0000-0000-000000000000'

export function figuresInDatabase(database: Database, timeZone: TimeZone): FiguresPorts['figures'] {
  const readMembers = database.statement<MembersOfTier>('members-by-tier', membersByTier)
  const readPoints = database.statement<PointFigures>('point-figures', points)
  const readWeeks = database.statement<WeekFigures>('week-figures', weeks)
  const readLocations = database.statement<LocationFigures>('location-figures', locations)
  const readCampaigns = database.statement<CampaignFigures>('campaign-figures', campaigns)
  const readCheck = database.statement<LedgerCheck>('latest-ledger-check', ledgerCheck)
  const readVouchers = database.statement<OpenVouchers>('open-vouchers', openVouchers)
  const readRewards = database.statement<Reward>('rewards-of-worth', rewards)
  const readPatients = database.statement<PatientLine>('patients-after', patientsAfter)
  return {
    membersByTier: ({ from, to }) => readMembers(from, to, zoneOf(timeZone)),
    async points({ from, to }) {
      const [figures] = await readPoints(from, to, zoneOf(timeZone))
      if (!figures) throw new Error('Sums give a row.')
      return figures
    },
    weeks: ({ from, to }) => readWeeks(from, to, zoneOf(timeZone)),
    locations: ({ from, to }) => readLocations(from, to, zoneOf(timeZone)),
    visitors: visitorsInDatabase(database, timeZone),
    campaigns: ({ from, to }, most) => readCampaigns(from, to, zoneOf(timeZone), most),
    ledgerCheck: async () => (await readCheck())[0],
    openVouchers: ({ from, to }, at) => readVouchers(from, to, zoneOf(timeZone), at),
    rewards: () => readRewards(),
    patientsAfter: (memberId = beforeAll, limit) => readPatients(memberId, limit),
  }
}
