import type { Database } from '#platform/database/database.ts'
import type { Activity, PatientsPorts } from '../ports.ts'

const contactActions = "('addContact', 'removeContact', 'changeSignInAddress')"

/** Activity other than signing in, points and visits: those have counts of their own. */
export function activityInDatabase(database: Database): Pick<PatientsPorts, 'activitySince'> {
  const since = database.statement<{ memberId: string; activity: Activity | null }>(
    'activity-since',
    `select given.member_id as "memberId", case
       when exists (select from loyalty.voucher v where v.member_id = given.member_id and v.issued_at > since)
         or exists (select from loyalty.voucher_mark v where v.member_id = given.member_id and v.at > since)
         then 'voucher'
       when exists (select from identity.contacts c where c.member_id = given.member_id and c.verified_at > since)
         or exists (select from identity.contact c where c.member_id = given.member_id and c.created_at > since)
         or exists (select from identity.audit_entry e
           where e.member_id = given.member_id and e.at > since and e.action in ${contactActions})
         then 'contact'
       when exists (select from messaging.consents c where c.member_id = given.member_id and c.at > since)
         then 'consent'
       when exists (select from requests.request r
         where r.member_id = given.member_id and (r.request_date > since or r.decided_at > since)) then 'request'
       when exists (select from diary.entry e where e.member_id = given.member_id and e.created_at > since)
         or exists (select from diary.photo p where p.member_id = given.member_id and p.uploaded_at > since)
         then 'diary'
       when exists (select from privacy.intake i where i.member_id = given.member_id and i.submitted_at > since)
         then 'intake'
       end as activity
     from unnest($1::uuid[], $2::timestamptz[]) as given (member_id, since)`,
  )
  return {
    async activitySince(members) {
      const [ids, times] = [members.map(({ memberId }) => memberId), members.map(({ since }) => since)]
      const found = ids.length > 0 ? await since(ids, times) : []
      return new Map(found.flatMap(({ memberId, activity }) => (activity ? [[memberId, activity]] : [])))
    },
  }
}
