import type { Database } from '#platform/database/database.ts'
import { specifiedTerms } from '../modules/tiers/tier-terms.ts'

const firstNames =
  'Mia,Noor,Ava,Emma,Olivia,Sofía,José,Zoë,Liam,Noah,Lucas,Chloé,Amélie,Jürgen,Søren,Ana,María,Grace,Hannah,Isabella,Camila,Leila,Yusuf,Ivan,Jun,Mei,Hiro,Priya,Arjun,Fatima,Omar,Eva,Nora,Ella,Ruth,Paul,Peter,Clara,Elena,Lena,Max,Sam,Alex,Kim,Robin,Sasha,Toni,Andrea,Nicola,Jamie'
const lastNames =
  'Hart,Haddad,Ruiz,Moreau,Smith,Johnson,Williams,Brown,Jones,García,Miller,Davis,Rodríguez,Martínez,Hernández,López,González,Wilson,Anderson,Thomas,Taylor,Moore,Jackson,Martin,Lee,Pérez,Thompson,White,Harris,Sánchez,Clark,Ramírez,Lewis,Robinson,Walker,Young,Allen,King,Wright,Scott,Torres,Nguyễn,Hill,Flores,Green,Adams,Nelson,Baker,Hall,Rivera,Campbell,Mitchell,Carter,Roberts,Gómez,Phillips,Evans,Turner,Díaz,Parker,Cruz,Edwards,Collins,Reyes,Stewart,Morris,Morales,Murphy,Cook,Rogers,Gutiérrez,Ortiz,Morgan,Cooper,Peterson,Bailey,Reed,Kelly,Howard,Ramos,O’Brien,Müller,Øster,Åberg,Çelik'

/** A number from 0 to 1 that is always the same for this patient and question. */
const randomOf = (patient: string, question: string) =>
  `((hashtextextended(${patient}::text || '${question}', 0) & 2147483647) / 2147483648.0)`

const oneOf = (names: string, patient: string, question: string) =>
  `(string_to_array('${names}', ','))[1 + floor(${randomOf(patient, question)} * ${names.split(',').length})::int]`

/** An ID in the app's format, made from the time and a seed. */
const idOf = (at: string, what: string) =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || substr(md5(${what}), 1, 3)
    || '8' || substr(md5(${what}), 4, 15))::uuid`

const tierOf = (spent: string) =>
  `case ${[...specifiedTerms.tiers]
    .reverse()
    .map(({ id, fromCents }) => `when ${spent} >= ${fromCents} then '${id}'`)
    .join(' ')} end`

interface LargeClinic {
  readonly patients: number
  readonly entries: number
  readonly passwordHash: string
}

/** The number of members other than the demo's. */
export async function realMembers(database: Database): Promise<number> {
  const [row] = (await database.run(
    `select count(*)::int as count from identity.member where email not like '%@velora.example'`,
  )) as { count: number }[]
  return row?.count ?? 0
}

/**
 * Made-up patients with consistent ledgers: entries numbered without gaps, balances never below zero, and spend,
 * visits, tiers and vouchers that match. All or nothing.
 */
export async function fillLargeClinic(database: Database, clinic: LargeClinic): Promise<void> {
  await database.inTransaction(async () => {
    for (const text of [...draftOf(clinic), ...written]) await database.run(text)
    await database.run(
      `insert into identity.member
         (id, email, password_hash, first_name, last_name, date_of_birth, created_at, last_login_at)
       select id, email, $1, first_name, last_name, date_of_birth, created_at, last_login_at from draft_patient order by id`,
      [clinic.passwordHash],
    )
  })
  // Enables index-only counts, and gives the planner its statistics.
  for (const table of [
    'identity.member',
    'loyalty.account',
    'loyalty.entry',
    'loyalty.voucher',
    'tiers.standing',
  ])
    await database.run(`vacuum analyze ${table}`)
}

/** Drafts the patients and their entries before writing. For some, the last entry is a reward that they can afford. */
const draftOf = ({ patients, entries }: LargeClinic): readonly string[] => [
  `create temp table draft_service on commit drop as
    select row_number() over (order by id) as place, count(*) over () as many, id, name, price_cents, points_earned
    from content.service`,
  `create temp table draft_code on commit drop as
    select id, description, points_value from loyalty.check_in_code where is_active order by id limit 1`,
  // A few patients have many entries and most have few. Differences of the rounded running total add up to exactly the
  // requested number.
  `create temp table draft_count on commit drop as
    select n, (reached - lag(reached, 1, 0) over (order by n))::int as entries
    from (
      select n, floor(${entries} * sum(weight) over (order by n) / sum(weight) over ()) as reached
      from (select n, round(-ln(1 - ${randomOf('n', 'entries')})::numeric, 6) as weight
            from generate_series(1, ${patients}) n) weighted
    ) shared`,
  `create temp table draft_patient on commit drop as
    select *, ${idOf('created_at', "n || 'id'")} as id,
      regexp_replace(identity.folded(first_name || '.' || last_name), '[^a-z.]', '', 'g') || n
        || '@example.' || (array['com', 'org', 'net'])[1 + n % 3] as email,
      case when ${randomOf('n', 'signed in')} > .15
        then date_trunc('milliseconds', created_at + (now() - created_at) * ${randomOf('n', 'last')}) end as last_login_at,
      case when ${randomOf('n', 'birthday told')} > .08
        then date '1945-01-01' + floor(${randomOf('n', 'birthday')} * 22000)::int end as date_of_birth
    from (
      select n, entries, last_day, gap,
        ${oneOf(firstNames, 'n', 'first')} as first_name, ${oneOf(lastNames, 'n', 'last name')} as last_name,
        date_trunc('milliseconds', last_day - entries * gap * interval '1 day'
          - floor(${randomOf('n', 'joined')} * 400) * interval '1 day' - interval '1 hour') as created_at
      from (
        select n, entries, 2 + n % 9 as gap,
          date_trunc('day', now()) - (1 + floor(${randomOf('n', 'last day')} * 150)) * interval '1 day'
            + interval '10 hours' + (n % 25000) * interval '1 second' as last_day
        from draft_count
      ) dated
    ) named`,
  'create unique index on draft_patient (id)',
  `create temp table draft_entry on commit drop as
    select e.id as member_id, number, at, kind, s.id as service_id,
      case kind when 'treatment' then s.points_earned when 'check-in' then c.points_value else -5 end as amount,
      case kind when 'treatment' then 'treatment:' || s.id || ':' || at::date
        when 'check-in' then 'check-in:' || c.id || ':' || at::date end as reference,
      case kind when 'treatment' then 'Treatment: ' || s.name when 'check-in' then 'Check-in: ' || c.description
        else 'Counted twice by mistake' end as reason,
      number = entries as is_last, s.price_cents
    from (
      select p.id, p.entries, number, p.last_day - (p.entries - number) * p.gap * interval '1 day' as at,
        1 + floor(${randomOf("(p.n || ':' || number)", 'service')} * (select max(many) from draft_service)) as place,
        case when number % 9 = 0 then 'adjustment'
          when ${randomOf("(p.n || ':' || number)", 'kind')} < .35 then 'treatment' else 'check-in' end as kind
      from draft_patient p, generate_series(1, p.entries) number
    ) e left join draft_service s on e.kind = 'treatment' and s.place = e.place cross join draft_code c`,
  `update draft_entry e set kind = 'reward', amount = -goal.points_required, reference = 'goal:' || goal.id,
     reason = 'Reward: ' || goal.title, service_id = null, price_cents = null
   from (select member_id, sum(amount) filter (where not is_last) as saved from draft_entry group by member_id) m,
     lateral (select id, title, points_required from loyalty.goal
       where is_active and points_required <= m.saved order by points_required desc limit 1) goal
   where e.member_id = m.member_id and e.is_last and ${randomOf('m.member_id', 'claims')} < .3`,
]

const written: readonly string[] = [
  `insert into loyalty.entry (member_id, number, amount, balance_after, kind, reference, reason, actor, at)
   select member_id, number, amount, sum(amount) over (partition by member_id order by number), kind, reference, reason,
     case kind when 'check-in' then 'member' when 'reward' then 'member' else 'seed' end, at
   from draft_entry order by member_id, number`,
  `insert into loyalty.account (member_id, balance, peak_balance, entry_count)
   select e.member_id, sum(e.amount), max(e.balance_after), count(*)
   from loyalty.entry e join draft_patient p on p.id = e.member_id group by e.member_id`,
  `insert into loyalty.treatment
     (member_id, id, service_id, points, spend_cents, clinic_day, entry_number, actor, at)
   select member_id, ${idOf('at', "member_id || 'treatment' || number")}, service_id, amount, price_cents, at::date, number, 'seed', at
   from draft_entry where kind = 'treatment'`,
  `insert into loyalty.voucher (member_id, id, goal_id, title, reward_value, code, issued_at)
   select e.member_id, ${idOf('e.at', "e.member_id || 'voucher'")}, g.id, g.title, g.reward_value,
     upper(substr(md5(e.member_id || 'voucher'), 1, 12)), e.at
   from draft_entry e join loyalty.goal g on e.reference = 'goal:' || g.id where e.kind = 'reward'`,
  `insert into tiers.standing (member_id, total_spent_cents, visits, tier)
   select member_id, sum(price_cents), count(*), ${tierOf('sum(price_cents)')}
   from draft_entry where kind = 'treatment' group by member_id`,
]
