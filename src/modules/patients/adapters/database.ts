import type { Database } from '#platform/database/database.ts'
import type { Platform } from '#platform/module.ts'
import type { PatientRow, PatientsPorts } from '../ports.ts'
import { cardsInDatabase } from './cards-in-database.ts'

/** Missing values stay null, so each order can use an index of its own table. Later columns are added at the end. */
export const cardView = (added = '', joins = '') =>
  `create or replace view patients.card as
    select m.id, m.email, m.first_name, m.last_name, m.name_key, m.searchable, m.date_of_birth, m.created_at,
      m.last_login_at, a.member_id as account_of, a.balance, s.member_id as standing_of, s.total_spent_cents,
      s.visits, s.tier${added}
    from identity.member m
    left join loyalty.account a on a.member_id = m.id
    left join tiers.standing s on s.member_id = m.id
    ${joins}
    where m.role = 'member'`

export const photoJoin = 'left join identity.profile_photo p on p.member_id = m.id'

export function patientsInDatabase({
  database,
  cache,
  now,
  timeZone,
}: Pick<Platform, 'database' | 'cache' | 'now' | 'timeZone'>): Pick<
  PatientsPorts,
  'patientRows' | 'patientCards'
> {
  const find = findingPatient(database)
  // At most half of the allowed minute: data built from a row is cached for the other half (D-50).
  const rows = cache.readThrough('member', async memberId => (await find(memberId, now(), timeZone()))[0], {
    maxAgeMs: 30_000,
  })
  const findByEmail = database.statement<{ id: string; name: string }>(
    'patient-by-email',
    `select id, trim(first_name || ' ' || last_name) as name from identity.member
     where role = 'member' and (email = $1 or id = (
       select member_id from identity.contact where kind = 'email' and value = $1 and is_valid and not is_shared
     ))
     order by email = $1 desc nulls last limit 1`,
  )
  const byEmail = cache.readThrough('patient-by-email', async email => (await findByEmail(email))[0], {
    keepsFromTransactions: true,
  })
  // Blocks deletion until the caller's transaction ends, but no other changes to the account.
  const hold = database.statement<{ id: string }>(
    'hold-patient',
    'select id from identity.member where id = $1 for key share',
  )
  return {
    patientCards: cardsInDatabase(database, cache),
    patientRows: {
      find: memberId => rows.get(memberId),
      findByEmail: email => byEmail.get(email.trim().toLowerCase()),
      hold: async memberId => (await hold(memberId)).length > 0,
      async namesOf(memberIds) {
        const members = database.table('identity.member')
        const fields = ['id', 'firstName', 'lastName', 'email'] as never[]
        const found = await database.em().find(members, { id: { $in: [...memberIds] } }, { fields })
        return new Map(found.map(({ email, ...name }) => [name.id, { ...name, email: email ?? '' }]))
      },
    },
  }
}

/** Finds a patient by ID. The next reward depends on the time and the clinic's time zone (D-207). */
function findingPatient(database: Database) {
  return database.statement<PatientRow>(
    'find-patient',
    `select m.id, coalesce(m.email, '') as email, m.first_name as "firstName", m.last_name as "lastName", m.role,
       m.date_of_birth::text as "dateOfBirth", coalesce(m.date_of_birth::text, m.birthday) as birthday,
       m.created_at as "createdAt", m.last_login_at as "lastLoginAt",
       coalesce(a.balance, 0) as "pointsBalance", coalesce(a.peak_balance, 0) as "peakBalance", a.merged_at as "mergedAt",
       coalesce(s.total_spent_cents, 0) as "totalSpentCents", coalesce(s.visits, 0) as "totalVisits",
       coalesce(s.tier, 'Bronze') as tier,
       next.title as "nextRewardTitle", next.points_required as "nextRewardPoints",
       next.reward_value as "nextRewardValue", next.icon as "nextRewardIcon", next.color as "nextRewardColor",
       p.version as "photoVersion"
     from identity.member m
     left join loyalty.account a on a.member_id = m.id
     left join tiers.standing s on s.member_id = m.id
     left join identity.profile_photo p on p.member_id = m.id
     left join lateral (
       select g.title, g.points_required, g.reward_value, g.icon, g.color
       from loyalty.goals_open_to(m.id, coalesce(s.tier, 'Bronze'), $2, $3) g
       order by g.points_required, g.sort_order limit 1
     ) next on true
     where m.id = $1`,
  )
}
