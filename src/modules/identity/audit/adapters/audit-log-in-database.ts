import type { Database } from '#platform/database/database.ts'
import { dayAfter, instantAt, type TimeZone } from '#platform/kernel/clinic-day.ts'
import type { AuditFilter } from '../audit-entries.ts'
import type { AuditLog } from '../ports.ts'
import { AuditSealTable } from './audit-chain-in-database.ts'
import { AuditEntryTable } from './audit-entries-in-database.ts'

export function auditLogInDatabase(database: Database, timeZone: TimeZone): AuditLog {
  const people = database.statement<{ id: string; name: string }>('audit-people', peopleText)
  const actions = database.statement<{ action: string }>('audit-actions', actionsText)
  return {
    async page(filter, limit, after) {
      const below = after && {
        $and: [{ at: { $lte: after.at } }, { $or: [{ at: { $lt: after.at } }, { id: { $lt: after.id } }] }],
      }
      const where = { ...conditionsOf(filter, timeZone), ...below }
      const em = database.em()
      const entries = await em.find(AuditEntryTable, where, { orderBy: { at: 'desc', id: 'desc' }, limit })
      const seals = await em.find(AuditSealTable, { entryId: { $in: entries.map(({ id }) => id) } })
      const sealOf = new Map(seals.map(({ entryId, number, hash }) => [entryId, `${number}:${hash}`]))
      return entries.map(entry => ({ ...entry, seal: sealOf.get(entry.id) ?? null }))
    },
    count: filter => database.em().count(AuditEntryTable, conditionsOf(filter, timeZone)),
    people: () => people(),
    actions: async () => (await actions()).map(({ action }) => action),
  }
}

const conditionsOf = ({ staffId, action, memberIds, from, to }: AuditFilter, timeZone: TimeZone) => ({
  ...(staffId && { staffId }),
  ...(action && { action }),
  ...(memberIds && { memberId: { $in: [...memberIds] } }),
  ...((from || to) && {
    at: {
      ...(from && { $gte: instantAt(from, '00:00', timeZone) }),
      ...(to && { $lt: instantAt(dayAfter(to, 1), '00:00', timeZone) }),
    },
  }),
})

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
