import type { Database } from '#platform/database/database.ts'
import { newId } from '#platform/kernel/ids.ts'
import { tierFor } from '../../modules/tiers/tier-status.ts'
import { specifiedTerms } from '../../modules/tiers/tier-terms.ts'
import { type Desk, deskAddress } from '../clinic.ts'
import type { History } from './history.ts'

/** Not a valid hash, so these accounts can't sign in with a password. */
const noPassword = 'nobody signs in'

/** Uses a few large statements, because a demo's first start waits for them. Call it in a transaction. */
export async function writeYear(
  database: Database,
  histories: readonly History[],
  desk: Desk,
): Promise<void> {
  for (const { text, rows, isSigned = false } of tablesOf(histories))
    await database.run(text, [JSON.stringify(rows), ...(isSigned ? [`staff:${desk.staffId}`] : [])])
  const actions = histories.flatMap(actionsOf)
  await database.run(audit, [JSON.stringify(actions), desk.staffId, desk.name, desk.role, deskAddress])
}

/** The desk's actions for a patient, with their names in the audit log. */
function actionsOf({ id: memberId, entries, vouchers, requests }: History) {
  const did = (action: string, at: Date) => ({ id: newId(at.getTime()), action, at, memberId })
  return [
    ...entries.filter(({ kind }) => kind === 'treatment').map(({ at }) => did('awardTreatment', at)),
    ...entries.filter(({ kind }) => kind === 'adjustment').map(({ at }) => did('adjustPoints', at)),
    ...vouchers.flatMap(({ usedAt }) => (usedAt ? [did('redeemVoucher', usedAt)] : [])),
    ...requests.map(({ status, decidedAt }) =>
      did(status === 'approved' ? 'approveRequest' : 'denyRequest', decidedAt),
    ),
  ]
}

interface Table {
  readonly text: string
  readonly rows: readonly object[]
  /** Adds who wrote it. */
  readonly isSigned?: boolean
}

function tablesOf(histories: readonly History[]): readonly Table[] {
  const each = <Row extends object>(rowsOf: (history: History) => readonly Row[]) =>
    histories.flatMap(history => rowsOf(history).map(row => ({ ...row, memberId: history.id })))
  return [
    { text: members, rows: histories.map(({ entries: _, ...person }) => person) },
    { text: accounts, rows: histories.filter(({ entries }) => entries.length > 0).map(accountOf) },
    { text: entries, rows: each(history => history.entries) },
    { text: treatments, rows: each(history => history.treatments), isSigned: true },
    { text: standings, rows: histories.filter(it => it.treatments.length > 0).map(standingOf) },
    { text: vouchers, rows: each(history => history.vouchers), isSigned: true },
    { text: marks, rows: each(({ vouchers }) => vouchers.filter(({ usedAt }) => usedAt)), isSigned: true },
    { text: requests, rows: each(history => history.requests), isSigned: true },
  ]
}

const accountOf = ({ id, entries }: History) => ({
  id,
  balance: entries.at(-1)?.balanceAfter,
  peak: Math.max(...entries.map(({ balanceAfter }) => balanceAfter)),
  count: entries.length,
})

function standingOf({ id, treatments }: History) {
  const spent = treatments.reduce((sum, { spendCents }) => sum + spendCents, 0)
  return { id, spent, visits: treatments.length, tier: tierFor(specifiedTerms.tiers, spent) }
}

const members = `
  insert into identity.member
    (id, email, password_hash, first_name, last_name, date_of_birth, created_at, last_login_at)
  select id, email, '${noPassword}', "firstName", "lastName", "dateOfBirth", "createdAt", "lastLoginAt"
  from jsonb_to_recordset($1::jsonb) as r(id uuid, email text, "firstName" text, "lastName" text, "dateOfBirth" date,
    "createdAt" timestamptz, "lastLoginAt" timestamptz)`

const accounts = `
  insert into loyalty.account (member_id, balance, peak_balance, entry_count)
  select id, balance, peak, count from jsonb_to_recordset($1::jsonb) as r(id uuid, balance int, peak int, count int)`

const entries = `
  insert into loyalty.entry (member_id, number, amount, balance_after, kind, reference, reason, actor, at)
  select "memberId", number, amount, "balanceAfter", kind, reference, reason, actor, at
  from jsonb_to_recordset($1::jsonb) as r("memberId" uuid, number int, amount int, "balanceAfter" int, kind text,
    reference text, reason text, actor text, at timestamptz)`

const treatments = `
  insert into loyalty.treatment (member_id, id, service_id, service_name, location_id, location_name, points, spend_cents,
    clinic_day, entry_number, kind, actor, at)
  select "memberId", id, "serviceId", "serviceName", "locationId", "locationName", points, "spendCents",
    "clinicDay", "entryNumber", kind, $2::text, at
  from jsonb_to_recordset($1::jsonb) as r("memberId" uuid, id uuid, "serviceId" uuid, "serviceName" text,
    "locationId" uuid, "locationName" text, points int, "spendCents" int, "clinicDay" date, "entryNumber" int, kind text,
    at timestamptz)`

const standings = `
  insert into tiers.standing (member_id, total_spent_cents, visits, tier)
  select id, spent, visits, tier from jsonb_to_recordset($1::jsonb) as r(id uuid, spent int, visits int, tier text)`

const vouchers = `
  insert into loyalty.voucher (member_id, id, goal_id, title, reward_value, code, issued_at, used_at, used_by)
  select "memberId", id, "goalId", title, "rewardValue", code, "issuedAt", "usedAt",
    case when "usedAt" is not null then $2::text end
  from jsonb_to_recordset($1::jsonb) as r("memberId" uuid, id uuid, "goalId" uuid, title text, "rewardValue" text,
    code text, "issuedAt" timestamptz, "usedAt" timestamptz)`

const marks = `
  insert into loyalty.voucher_mark (member_id, voucher_id, mark, actor, at)
  select "memberId", id, 'used', $2::text, "usedAt"
  from jsonb_to_recordset($1::jsonb) as r("memberId" uuid, id uuid, "usedAt" timestamptz)`

const requests = `
  insert into requests.request (member_id, id, service_id, service_name, status, request_date, treatment_date,
    points_awarded, decided_at, decided_by)
  select "memberId", id, "serviceId", "serviceName", status, "requestDate", "treatmentDate", "pointsAwarded", "decidedAt",
    $2::text
  from jsonb_to_recordset($1::jsonb) as r("memberId" uuid, id uuid, "serviceId" uuid, "serviceName" text, status text,
    "requestDate" timestamptz, "treatmentDate" date, "pointsAwarded" int, "decidedAt" timestamptz)`

const audit = `
  insert into identity.audit_entry (id, at, staff_id, staff_name, role, action, member_id, address)
  select id, at, $2, $3, $4, action, "memberId", $5
  from jsonb_to_recordset($1::jsonb) as r(id uuid, action text, at timestamptz, "memberId" uuid) order by at, id`
