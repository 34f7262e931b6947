import { defineEntity, p } from '@mikro-orm/core'
import { columnsOf } from '#platform/database/columns.ts'
import type { Database } from '#platform/database/database.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { ActiveTreatment, TreatmentRecords, UndoneTreatment } from '../ports.ts'

export const TreatmentTable = defineEntity({
  name: 'Treatment',
  tableName: 'loyalty.treatment',
  properties: {
    memberId: p.uuid().primary(),
    id: p.uuid().primary().index('treatment_by_id'),
    serviceId: p.uuid(),
    locationId: p.uuid().strictNullable(),
    points: p.integer(),
    spendCents: p.integer(),
    clinicDay: p.date(),
    entryNumber: p.integer().strictNullable(),
    actor: p.text(),
    at: p.datetime(),
    countedAgain: p.boolean().default(false),
    kind: p.text().$type<UndoneTreatment['kind']>().default('treatment'),
    undoneAt: p.datetime().strictNullable(),
    undoneBy: p.text().strictNullable(),
    serviceName: p.text().strictNullable(),
    locationName: p.text().strictNullable(),
  },
})

const { memberId: _member, countedAgain: _again, undoneBy: _by, ...plain } = TreatmentTable.meta.properties
const columns = `${columnsOf(TreatmentTable, Object.keys(plain))}, counted_again as "allowDuplicate"`

/** One unique index detects treatments that were already recorded, by an award or a request (D-16). */
export function treatmentsInDatabase(database: Database): TreatmentRecords {
  return { ...ofMembers(database), ...ofDesk(database) }
}

function ofMembers(database: Database): Pick<TreatmentRecords, 'record' | 'active' | 'holds' | 'of'> {
  // The index only covers treatments not marked `counted_again`; the subquery also finds the marked ones.
  const record = database.statement<{ recorded: boolean }>(
    'record-treatment',
    `insert into loyalty.treatment (member_id, id, service_id, location_id, points, spend_cents, clinic_day,
       counted_again, kind, actor, at, service_name, location_name, entry_number)
     select $1, $2, $3, $4, $5::int, $6, $7, $8, $9, $10, $11, $12, $13,
       case when $5::int > 0 then (select entry_count from loyalty.account where member_id = $1) end
     where $8 or not exists (
       select from loyalty.treatment
       where member_id in (select loyalty.accounts_of($1)) and service_id = $3 and clinic_day = $7 and undone_at is null
     )
     on conflict (member_id, service_id, clinic_day) where not counted_again and undone_at is null do nothing
     returning true as recorded`,
  )
  const active = database.statement<ActiveTreatment>(
    'active-treatments',
    `select distinct on (service_id, clinic_day) service_id as "serviceId", clinic_day::text as "treatmentDate",
       service_name as "serviceName"
     from loyalty.treatment where member_id in (select loyalty.accounts_of($1)) and undone_at is null
     order by service_id, clinic_day, id`,
  )
  // The lock orders this and a concurrent undo: the second one sees the result of the first.
  const holds = database.statement<{ id: string }>(
    'hold-treatment',
    `select id from loyalty.treatment
     where member_id in (select loyalty.accounts_of($1)) and service_id = $2 and clinic_day = $3 and undone_at is null
     limit 1 for share`,
  )
  return {
    active: memberId => active(memberId),
    holds: async (memberId, { serviceId, treatmentDate }) =>
      (await holds(memberId, serviceId, treatmentDate)).length > 0,
    async of(memberId) {
      const order = { at: 'desc', id: 'desc' } as const
      const rows = await database.em().find(TreatmentTable, { memberId }, { orderBy: order })
      return rows.map(({ memberId: _theirs, actor: _actor, undoneBy: _by, countedAgain, ...treatment }) => ({
        ...treatment,
        allowDuplicate: countedAgain,
      }))
    },
    async record(t) {
      const what = [t.serviceId, t.locationId, t.points, t.spendCents, t.clinicDay, t.allowDuplicate, t.kind]
      const values = [t.memberId, t.id, ...what, t.actor, t.at, t.serviceName, t.locationName]
      return (await record(...values)).length > 0
    },
  }
}

function ofDesk(
  database: Database,
): Pick<TreatmentRecords, 'awardedSince' | 'countAwardedSince' | 'undo' | 'findAward'> {
  const whole = `member_id as "memberId", ${columns}`
  const ofSurvivor = `coalesce((select a.merged_into from loyalty.account a where a.member_id = treatment.member_id), member_id)
    as "memberId", ${columns}`
  // IDs start with their time, so the primary key index has the awards in order.
  const awardedSince = database.statement<UndoneTreatment>(
    'awarded-since',
    `select ${ofSurvivor} from loyalty.treatment
     where id > $1 and id < coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff') and kind = 'treatment'
     order by id desc limit $2`,
  )
  const undo = database.statement<UndoneTreatment>(
    'undo-award',
    `update loyalty.treatment t set undone_at = $2, undone_by = $3
     where id = $1 and kind = 'treatment' and undone_at is null and at > $4 and not exists (
       select from loyalty.account a where a.member_id = t.member_id and a.merged_into is not null
     )
     returning ${whole}`,
  )
  return {
    awardedSince: (since, limit, before) => awardedSince(newId(since.getTime()), limit, before ?? null),
    countAwardedSince: since =>
      database.em().count(TreatmentTable, { id: { $gt: newId(since.getTime()) }, kind: 'treatment' }),
    undo: async ({ id, since, actor, at }) => (await undo(id, at, actor, since))[0],
    async findAward(id) {
      const em = database.em()
      const award = await em.findOne(TreatmentTable, { id, kind: 'treatment' })
      if (!award) return undefined
      const account = await em.findOne(database.table('loyalty.account'), { memberId: award.memberId })
      return { ...award, allowDuplicate: award.countedAgain, isMerged: Boolean(account?.mergedInto) }
    },
  }
}
