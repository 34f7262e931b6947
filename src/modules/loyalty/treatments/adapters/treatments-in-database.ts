import type { Database } from '#platform/database/database.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { StandingTreatment, TreatmentRecords, UndoneTreatment } from '../ports.ts'

const columns = `id, service_id as "serviceId", service_name as "serviceName",
  location_id as "locationId", location_name as "locationName", points, spend_cents as "spendCents",
  clinic_day::text as "clinicDay", counted_again as "allowDuplicate", entry_number as "entryNumber", kind, at,
  undone_at as "undoneAt"`

/** One unique index detects treatments that were already recorded, by an award or a request (D-16). */
export function treatmentsInDatabase(database: Database): TreatmentRecords {
  return { ...ofMembers(database), ...ofDesk(database) }
}

function ofMembers(database: Database): Pick<TreatmentRecords, 'record' | 'standing' | 'holds' | 'of'> {
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
  const standing = database.statement<StandingTreatment>(
    'standing-treatments',
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
  const of = database.statement<Omit<UndoneTreatment, 'memberId' | 'actor'>>(
    'treatments-of',
    `select ${columns} from loyalty.treatment where member_id = $1 order by at desc, id desc`,
  )
  return {
    standing: memberId => standing(memberId),
    holds: async (memberId, { serviceId, treatmentDate }) =>
      (await holds(memberId, serviceId, treatmentDate)).length > 0,
    of,
    async record(t) {
      const rows = await record(
        t.memberId,
        t.id,
        t.serviceId,
        t.locationId,
        t.points,
        t.spendCents,
        t.clinicDay,
        t.allowDuplicate,
        t.kind,
        t.actor,
        t.at,
        t.serviceName,
        t.locationName,
      )
      return rows.length > 0
    },
  }
}

function ofDesk(
  database: Database,
): Pick<TreatmentRecords, 'awardedSince' | 'countAwardedSince' | 'undo' | 'findAward'> {
  const whole = `member_id as "memberId", actor, ${columns}`
  const ofSurvivor = `coalesce((select a.merged_into from loyalty.account a where a.member_id = treatment.member_id), member_id)
    as "memberId", actor, ${columns}`
  // IDs start with their time, so the primary key index has the awards in order.
  const awardedSince = database.statement<UndoneTreatment>(
    'awarded-since',
    `select ${ofSurvivor} from loyalty.treatment
     where id > $1 and id < coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff') and kind = 'treatment'
     order by id desc limit $2`,
  )
  const countAwardedSince = database.statement<{ count: number }>(
    'count-awarded-since',
    "select count(*)::int as count from loyalty.treatment where id > $1 and kind = 'treatment'",
  )
  const undo = database.statement<UndoneTreatment>(
    'undo-award',
    `update loyalty.treatment t set undone_at = $2, undone_by = $3
     where id = $1 and kind = 'treatment' and undone_at is null and at > $4 and not exists (
       select from loyalty.account a where a.member_id = t.member_id and a.merged_into is not null
     )
     returning ${whole}`,
  )
  const findAward = database.statement<UndoneTreatment & { isMerged: boolean }>(
    'find-award',
    `select ${whole}, exists (
       select from loyalty.account a where a.member_id = treatment.member_id and a.merged_into is not null
     ) as "isMerged" from loyalty.treatment where id = $1 and kind = 'treatment'`,
  )
  return {
    awardedSince: (since, limit, before) => awardedSince(newId(since.getTime()), limit, before ?? null),
    countAwardedSince: async since => (await countAwardedSince(newId(since.getTime())))[0]?.count ?? 0,
    undo: async ({ id, since, actor, at }) => (await undo(id, at, actor, since))[0],
    findAward: async id => (await findAward(id))[0],
  }
}
