import type { Database, Migration } from '#platform/database/database.ts'
import { type TimeZone, zoneOf } from '#platform/kernel/clinic-day.ts'
import type { AuditEntry, AuditFilter } from '../audit-entries.ts'
import type { AuditLog } from '../ports.ts'

export const auditLogMigrations: readonly Migration[] = [
  {
    name: '0035 identity: audit entries are found',
    statements: [
      'create index audit_by_time on identity.audit_entry (at, id)',
      'create index audit_by_person on identity.audit_entry (staff_id, at, id)',
      'create index audit_by_action on identity.audit_entry (action, at, id)',
    ],
  },
  {
    name: '0045 identity: audit entries say what they are about',
    statements: ['alter table identity.audit_entry add column subject text'],
  },
  {
    name: '0087 identity: a patient’s audit entries are found',
    statements: [
      'create index audit_by_patient on identity.audit_entry (member_id, at, id) where member_id is not null',
    ],
  },
]

const columns = `id, at, staff_id as "staffId", staff_name as "staffName", role, action, member_id as "memberId",
  subject, address, number || ':' || hash as seal`
const table = 'identity.audit_entry e left join identity.audit_seal s on s.entry_id = e.id'

export function auditLogInDatabase(database: Database, timeZone: TimeZone): AuditLog {
  const people = database.statement<{ id: string; name: string }>('audit-people', peopleText)
  const actions = database.statement<{ action: string }>('audit-actions', actionsText)
  return {
    page(filter, limit, after) {
      const { name, where, values } = conditionsOf(filter, timeZone)
      const below = after ? [after.at, after.id] : []
      const place = after ? `and (at, id) < ($${values.length + 1}, $${values.length + 2}::uuid)` : ''
      const page = database.statement<AuditEntry>(
        `audit-page${name}${after ? '-below' : ''}`,
        `select ${columns} from ${table} where ${where} ${place}
         order by at desc, id desc limit $${values.length + below.length + 1}`,
      )
      return page(...values, ...below, limit)
    },
    async count(filter) {
      const { name, where, values } = conditionsOf(filter, timeZone)
      const count = database.statement<{ count: number }>(
        `count-audit${name}`,
        `select count(*)::int as count from identity.audit_entry where ${where}`,
      )
      return (await count(...values))[0]?.count ?? 0
    },
    people: () => people(),
    actions: async () => (await actions()).map(({ action }) => action),
  }
}

type Condition = readonly [
  name: string,
  text: (value: string, zone: string) => string,
  value?: string | undefined,
]

/** One statement per combination of filters, so that each has its own plan. */
function conditionsOf({ staffId, action, memberId, from, to }: AuditFilter, timeZone: TimeZone) {
  const all: readonly Condition[] = [
    ['-person', value => `staff_id = ${value}::uuid`, staffId],
    ['-action', value => `action = ${value}`, action],
    ['-member', value => `member_id = ${value}::uuid`, memberId],
    ['-from', (value, zone) => `at >= ${value}::text::date::timestamp at time zone ${zone}`, from],
    ['-to', (value, zone) => `at < (${value}::text::date + 1)::timestamp at time zone ${zone}`, to],
  ]
  const given = all.filter(([, , value]) => value !== undefined)
  const texts = given.map(([, text], index) => text(`$${index + 2}`, '$1::text'))
  return {
    name: given.map(([name]) => name).join(''),
    where: ['$1::text is not null', ...texts].join(' and '),
    values: [zoneOf(timeZone), ...given.map(([, , value]) => value)],
  }
}

// A loose index scan: jumps to the next person instead of reading all entries.
const peopleText = `
  with recursive person (id) as (
    (select staff_id from identity.audit_entry order by staff_id limit 1)
    union all
    select (select staff_id from identity.audit_entry where staff_id > person.id order by staff_id limit 1)
    from person where person.id is not null
  )
  select person.id, last.staff_name as name
  from person cross join lateral (
    select staff_name from identity.audit_entry where staff_id = person.id and role <> 'member'
    order by at desc, id desc limit 1
  ) last
  order by last.staff_name, person.id`

const actionsText = `
  with recursive done (action) as (
    (select action from identity.audit_entry order by action limit 1)
    union all
    select (select action from identity.audit_entry where action > done.action order by action limit 1)
    from done where done.action is not null
  )
  select action from done where action is not null order by action`
