import type { Database } from '#platform/database/database.ts'
import type { Memory } from '#platform/database/remembered.ts'
import type { CheckInCode } from '../check-in-codes.ts'
import type { Goal } from '../goals.ts'
import type { CheckInCodes, Goals, LoyaltyPorts, Treatment, Treatments, Vouchers } from '../ports.ts'
import type { Voucher } from '../vouchers.ts'
import { ledgerInDatabase } from './ledger-in-database.ts'
import { CodeTable, GoalTable } from './tables.ts'

export function loyaltyInDatabase(
  database: Database,
  memory: Memory,
): Pick<LoyaltyPorts, 'ledger' | 'codes' | 'goals' | 'vouchers' | 'treatments'> {
  return {
    ledger: ledgerInDatabase(database, memory),
    codes: codesInDatabase(database, memory),
    goals: goalsInDatabase(database, memory),
    vouchers: vouchersInDatabase(database),
    treatments: treatmentsInDatabase(database),
  }
}

function codesInDatabase(database: Database, memory: Memory): CheckInCodes {
  const codes = memory.remember('check-in-codes', async (): Promise<readonly CheckInCode[]> => {
    return database.entities().find(CodeTable, {}, { orderBy: { description: 'asc' } })
  })
  return {
    all: () => codes.recall(''),
    async addMissing(added) {
      await database
        .entities()
        .upsertMany(CodeTable, [...added], { onConflictFields: ['description'], onConflictAction: 'ignore' })
      memory.forget('check-in-codes', '')
    },
  }
}

function goalsInDatabase(database: Database, memory: Memory): Goals {
  const goals = memory.remember('goals-in-order', async (): Promise<readonly Goal[]> => {
    return database.entities().find(GoalTable, {}, { orderBy: { sortOrder: 'asc', pointsRequired: 'asc' } })
  })
  return {
    all: () => goals.recall(''),
    async add(added) {
      await database.entities().insertMany(GoalTable, [...added])
      memory.forget('goals-in-order', '')
      memory.forget('goals', '')
    },
  }
}

function vouchersInDatabase(database: Database): Vouchers {
  const issue = database.statement<never>(
    'issue-voucher',
    `insert into loyalty.voucher (member_id, id, goal_id, title, reward_value, code, issued_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  )
  const issueOnce = database.statement<{ id: string }>(
    'issue-voucher-once',
    `insert into loyalty.voucher
       (member_id, id, goal_id, title, reward_value, code, issued_at, expires_at, occasion)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (member_id, occasion) where occasion is not null do nothing returning id`,
  )
  const of = database.statement<Voucher>(
    'vouchers-of',
    `select id, member_id as "memberId", goal_id as "goalId", title, reward_value as "rewardValue", code,
       issued_at as "issuedAt", expires_at as "expiresAt", used_at as "usedAt"
     from loyalty.voucher where member_id = $1 order by issued_at desc, id desc`,
  )
  const makeAnonymous = database.statement<never>(
    'make-vouchers-anonymous',
    `update loyalty.voucher set code = 'gone-' || id,
       expires_at = case when used_at is null then least(expires_at, $2::timestamptz) else expires_at end
     where member_id = $1`,
  )
  return {
    async issue({ memberId, id, goalId, title, rewardValue, code, issuedAt, expiresAt }) {
      await issue(memberId, id, goalId, title, rewardValue, code, issuedAt, expiresAt)
    },
    async issueOnce({ memberId, id, goalId, title, rewardValue, code, issuedAt, expiresAt }, occasion) {
      const values = [memberId, id, goalId, title, rewardValue, code, issuedAt, expiresAt, occasion]
      return (await issueOnce(...values)).length > 0
    },
    of,
    async makeAnonymous(memberId, at) {
      await makeAnonymous(memberId, at)
    },
  }
}

function treatmentsInDatabase(database: Database): Treatments {
  const record = database.statement<{ recorded: boolean }>(
    'record-treatment',
    `insert into loyalty.treatment
       (member_id, id, service_id, location_id, points, spend_cents, clinic_day, counted_again, entry_number, actor, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (member_id, service_id, clinic_day) where not counted_again do nothing
     returning true as recorded`,
  )
  const since = database.statement<{ serviceId: string; treatmentDate: string }>(
    'treatments-since',
    `select distinct service_id as "serviceId", clinic_day::text as "treatmentDate"
     from loyalty.treatment where member_id = $1 and clinic_day >= $2::date`,
  )
  const of = database.statement<Omit<Treatment, 'memberId' | 'actor'>>(
    'treatments-of',
    `select id, service_id as "serviceId", location_id as "locationId", points, spend_cents as "spendCents",
       clinic_day::text as "clinicDay", entry_number as "entryNumber", at
     from loyalty.treatment where member_id = $1 order by at desc, id desc`,
  )
  return {
    since,
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
        t.countedAgain,
        t.entryNumber,
        t.actor,
        t.at,
      )
      return rows.length > 0
    },
  }
}
