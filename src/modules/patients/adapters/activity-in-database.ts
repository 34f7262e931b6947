import type { Database } from '#platform/database/database.ts'
import type { Activity, PatientsPorts } from '../ports.ts'

/** What counts as which activity since a given time: the table and the condition. */
const traces: readonly (readonly [Activity, string, string])[] = [
  ['voucher', 'loyalty.voucher', 'r.issued_at > since'],
  ['voucher', 'loyalty.voucher_mark', 'r.at > since'],
  ['contact', 'identity.contact', 'r.created_at > since'],
  ['contact', 'identity.contacts', 'r.verified_at > since'],
  [
    ...(['contact', 'identity.audit_entry'] as const),
    "r.at > since and r.action in ('addContact', 'removeContact', 'changeSignInAddress')",
  ],
  ['details', 'identity.audit_entry', "r.at > since and r.action = 'correctDetails'"],
  // An opt-out from a list isn't something the member did here.
  ['consent', 'messaging.consents', "r.at > since and r.wording <> 'imported'"],
  ['request', 'requests.request', '(r.request_date > since or r.decided_at > since)'],
  ['diary', 'diary.entry', 'r.created_at > since'],
  ['diary', 'diary.photo', 'r.uploaded_at > since'],
  ['intake', 'privacy.intake', 'r.submitted_at > since'],
]

const exists = ([activity, table, condition]: (typeof traces)[number]) =>
  `when exists (select from ${table} r where r.member_id = given.member_id and ${condition}) then '${activity}'`

/** Activity other than signing in, points and visits: those have counts of their own. */
export function activityInDatabase(database: Database): Pick<PatientsPorts, 'activitySince'> {
  const since = database.statement<{ memberId: string; activity: Activity | null }>(
    'activity-since',
    `select given.member_id as "memberId", case ${traces.map(exists).join(' ')} end as activity
     from unnest($1::uuid[], $2::timestamptz[]) as given (member_id, since)`,
  )
  return {
    async activitySince(members) {
      const found = await since(
        members.map(member => member.memberId),
        members.map(member => member.since),
      )
      return new Map(found.flatMap(({ memberId, activity }) => (activity ? [[memberId, activity]] : [])))
    },
  }
}
