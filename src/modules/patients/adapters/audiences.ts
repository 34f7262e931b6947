import type { Migration } from '#platform/database/database.ts'
import { cardView, photoJoin } from './database.ts'

/** A database function that returns an audience's members, so recipients can be inserted in one statement. */
export const audiences = 'patients.audience'

/** A database view of the members and the address that each gets email at. */
export const addressees = 'patients.addressee'

/** Later columns are added at the end. */
const addresseesWith = (email: string, born = 'm.date_of_birth', added = '', alsoActive = '') =>
  `create or replace view ${addressees} as
    select m.id as member_id, ${email} as email, m.first_name, ${born} as date_of_birth, m.created_at, m.last_login_at,
      coalesce(a.balance, 0) as points_balance, coalesce(s.tier, 'Bronze') as tier,
      greatest(m.created_at, m.last_login_at, ${alsoActive}(
        select e.at from loyalty.entry e where e.member_id = m.id order by e.number desc limit 1
      )) as last_active_at${added}
    from identity.member m
    left join loyalty.account a on a.member_id = m.id
    left join tiers.standing s on s.member_id = m.id
    where m.role = 'member'`

const anyEmail = `coalesce(m.email, (
      select c.value from identity.contact c where c.member_id = m.id and c.kind = 'email'
      order by c.created_at limit 1
    ))`

const isUnclaimed = ', identity.is_unclaimed(m.last_login_at, m.password_hash) as is_unclaimed'

const orYearless = "coalesce(m.date_of_birth, ('2000-' || m.birthday)::date)"

const lastVisit = `(
      select max(o.last_visit_at) from arrivals.origin o where o.member_id = m.id and not o.is_undone
    )`

const isNotClaimed = "\n      when 'NOT_CLAIMED' then p.is_unclaimed"

const audienceOf = (more = '', arrived = 'p.created_at') =>
  `create or replace function patients.audience(
    kind text, wanted_tier text, points_from integer, points_to integer, today date, at timestamptz
  ) returns table (member_id uuid, email text, first_name text, last_active_at timestamptz)
  language sql stable as $$
    select p.member_id, p.email, p.first_name, p.last_active_at from patients.addressee p
    where case kind
      when 'ALL' then true
      when 'VIP_BRONZE' then p.tier = 'Bronze'
      when 'VIP_SILVER' then p.tier = 'Silver'
      when 'VIP_GOLD' then p.tier = 'Gold'
      when 'VIP_PLATINUM' then p.tier = 'Platinum'
      when 'VIP_TIER' then p.tier = wanted_tier
      when 'BIRTHDAY_TODAY' then patients.has_birthday(p.date_of_birth, today)
      when 'BIRTHDAY_MONTH' then extract(month from p.date_of_birth) = extract(month from today)
      when 'INACTIVE_USERS' then coalesce(p.last_login_at, ${arrived}) < at - interval '90 days'
      when 'NEW_CUSTOMERS' then p.created_at >= at - interval '60 days'
      when 'POINTS_RANGE' then p.points_balance >= coalesce(points_from, 0)
        and (points_to is null or p.points_balance <= points_to)${more}
      else false
    end
  $$`

/**
 * A birthday on February 29 counts as February 28 in other years. Inactive means 90 days, new means 60 (D-25, D-30).
 */
export const audienceMigrations: readonly Migration[] = [
  {
    // A shared address still receives messages. Members without an address remain in the audience.
    name: '0107 patients: addressees without an address of their own',
    statements: [addresseesWith(anyEmail)],
  },
  {
    name: '0119 patients: who has not claimed their membership, as an audience',
    statements: [addresseesWith(anyEmail, 'm.date_of_birth', isUnclaimed), audienceOf(isNotClaimed)],
  },
  {
    // A birthday without a year gets a leap year, because it may be February 29.
    name: '0123 patients: birthdays without a year',
    statements: [
      cardView(', p.version as photo_version, a.tier as account_tier, m.birthday', photoJoin),
      addresseesWith(anyEmail, orYearless, isUnclaimed),
    ],
  },
  {
    // For members who never signed in, a visit that another system recorded counts as activity.
    name: '0128 patients: a visit elsewhere counts as activity',
    statements: [
      addresseesWith(anyEmail, orYearless, `${isUnclaimed}, ${lastVisit} as last_visit_at`, `${lastVisit}, `),
      audienceOf(isNotClaimed, 'greatest(p.created_at, p.last_visit_at)'),
    ],
  },
]
