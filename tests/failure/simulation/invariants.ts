import { verifyLedger } from '../../../src/modules/loyalty/adapters/verify-ledger.ts'
import type { Clinic } from './clinic.ts'

/** What must hold for one member after every step: each gives a row for what does not. */
const ofMember: Readonly<Record<string, string>> = {
  'the balance is the sum of the entries': `
    select balance::text as found from loyalty.account
    where member_id = $1 and balance <> (select sum(amount) from loyalty.entry where member_id = $1)`,
  'entries are numbered without gaps, each with the balance after it, never below zero': `
    select number::text as found from (
      select number, balance_after, sum(amount) over (order by number) as running, row_number() over (order by number) as place
      from loyalty.entry where member_id = $1
    ) entry where number <> place or balance_after <> running or balance_after < 0`,
  'each check-in, redemption, request, bonus and reversal counts once': `
    select reference as found from loyalty.entry where member_id = $1 and reference is not null
    group by reference having count(*) > 1`,
  'a treatment counts once a service and day': `
    select service_id::text as found from loyalty.treatment
    where member_id = $1 and undone_at is null and not counted_again
    group by service_id, clinic_day having count(*) > 1`,
  'an approval has its entry, a denial none': `
    select r.status as found from requests.request r
    left join loyalty.entry e on e.member_id = r.member_id and e.reference = 'request:' || r.id
    where r.member_id = $1 and (e.number is not null) <> (r.status = 'approved' and r.points_awarded > 0)`,
  'entries of the staff name who and why': `
    select number::text as found from loyalty.entry
    where member_id = $1 and kind in ('treatment', 'request', 'adjustment', 'reversal')
      and (actor !~ '^staff:.' or reason = '')`,
}

const memberQuery = Object.entries(ofMember)
  .map(([name, text]) => `select '${name}' as invariant, found from (${text}) broken`)
  .join(' union all ')

/** What must hold between all members; asked once a virtual day. */
const ofAll: Readonly<Record<string, string>> = {
  'a key whose effect was committed has its answer':
    'select key_hash as found from platform.idempotency where status is null',
  'a member gets a campaign once': `
    select campaign_id::text as found from messaging.delivery where member_id is not null
    group by campaign_id, member_id having count(*) > 1`,
  'a request has been approved or denied, not both': `
    select r.id::text as found from requests.request r join loyalty.entry e on e.reference = 'request:' || r.id
    where r.status <> 'approved'`,
  'a birthday special comes once a year': `
    select member_id::text as found from messaging.birthday_special group by member_id, year having count(*) > 1`,
  'a staff action leaves its audit entry': `
    select e.reference as found from loyalty.entry e
    where e.kind = 'adjustment' and not exists (
      select from identity.audit_entry a where a.member_id = e.member_id and a.action = 'adjustPoints'
    ) and exists (select from identity.member m where m.id = e.member_id)`,
}

const allQuery = Object.entries(ofAll)
  .map(([name, text]) => `select '${name}' as invariant, found from (${text}) broken`)
  .join(' union all ')

interface Broken {
  readonly invariant: string
  readonly found: string
}

const inWords = (rows: readonly Broken[]) => rows.map(({ invariant, found }) => `${invariant}: ${found}`)

export const invariantsOfMember = Object.keys(ofMember).length
/** Those between all, and the twelve of `npm run cli -- ledger:verify`. */
export const invariantsOfAll = Object.keys(ofAll).length + 12

export const brokenOfMember = async ({ store }: Clinic, memberId: string): Promise<readonly string[]> =>
  inWords(await store.rows<Broken>(memberQuery, [memberId]))

export async function brokenOfAll(clinic: Clinic): Promise<readonly string[]> {
  const { violations } = await verifyLedger(clinic.database())
  const rows = await clinic.store.rows<Broken>(allQuery)
  return [...violations, ...inWords(rows)]
}
