import type { Database } from '#platform/database/database.ts'
import type { PlacedItem } from '../happened.ts'
import type { TimelinePorts } from '../ports.ts'

/** Covers the member and the accounts merged into them. */
const ofPerson = 'member_id in (select loyalty.accounts_of($1))'

/** Which rows of each source a filter includes. The filter is a parameter; null includes all. */
const rowsFor = (filter: string, kind: string) => ({
  entries: `(${filter}::text is null or ${filter} = 'points'
    or ${filter} = 'visits' and ${kind} in ('check-in', 'treatment', 'request'))`,
  treatments: `(${filter}::text is null or ${filter} = 'visits')`,
  messages: `(${filter}::text is null or ${filter} = 'messages')`,
  others: `${filter}::text is null`,
})

/**
 * Reads the newest rows of each source using its index by member, then the newest of all. Each source returns at most
 * one page, so a long history stays cheap.
 */
export function timelineInDatabase(database: Database): TimelinePorts['happened'] {
  const items = database.statement<PlacedItem>('timeline-of', timelineStatement)
  const only = rowsFor('$2', 'kind')
  const count = database.statement<{ count: number }>(
    'count-timeline',
    `select ((select count(*) from loyalty.entry where ${ofPerson} and ${only.entries})
      + (select count(*) from loyalty.treatment where ${ofPerson} and entry_number is null and ${only.treatments})
      + (select count(*) from loyalty.voucher where ${ofPerson} and goal_id is null and ${only.others})
      + (select count(*) from loyalty.voucher_mark where ${ofPerson} and ${only.others})
      + (select count(*) from requests.request where ${ofPerson} and ${only.others})
      + (select count(*) from messaging.consents where ${ofPerson} and ${only.messages})
      + (select count(*) from messaging.notification where ${ofPerson} and ${only.messages}))::int as count`,
  )
  return {
    of: (memberId, limit, after, filter) =>
      items(memberId, limit, after?.at ?? null, after?.id ?? null, filter ?? null),
    count: async (memberId, filter) => (await count(memberId, filter ?? null))[0]?.count ?? 0,
  }
}

/** One source's rows before the given place, newest first. IDs are compared byte by byte, as everywhere. */
const lastOf = (table: string, at: string, id: string, rows: string, condition: string) => `
  select * from (
    select source.*, ${at} as happened_at, (${id}) collate "C" as item_id
    from ${table} source where source.${ofPerson} and ${condition}
  ) ${rows}
  where $3::bigint is null or (happened_at, item_id)
    < (timestamptz 'epoch' + $3::bigint * interval '1 microsecond', $4::text collate "C")
  order by happened_at desc, item_id desc limit $2`

/** Entry numbers count per account, and a merged person has several accounts. */
const numbered = (kind: string) =>
  `'${kind}-' || lpad(source.number::text, 12, '0') || case when source.member_id = $1 then '' else '-' || source.member_id end`

/** Sorts last, so a notification with the same timestamp comes after its subject. */
const messageId = "'word-' || source.id"

const only = rowsFor('$5', 'source.kind')

export const timelineStatement = `
  with line (at, id, kind, title, state, points, balance_after, place, actor) as (
    select e.happened_at, e.item_id,
      case when e.kind in ('check-in', 'reward') then e.kind
        when e.kind in ('treatment', 'request') then 'treatment' else 'points' end,
      e.reason, case when t.undone_at is not null then 'undone' end, e.amount, e.balance_after,
      coalesce(t.location_name, l.name), e.actor
    from (${lastOf('loyalty.entry', 'source.at', numbered('entry'), 'e', only.entries)}) e
    left join loyalty.treatment t on t.member_id = e.member_id and t.entry_number = e.number
    left join loyalty.check_in_code c on e.kind = 'check-in' and c.id::text = split_part(e.reference, ':', 2)
    left join content.location l on l.id = coalesce(t.location_id, c.place_id)
    union all
    select t.happened_at, t.item_id, 'treatment', 'Treatment' || coalesce(': ' || t.service_name, ''),
      case when t.undone_at is not null then 'undone' end, null, null, coalesce(t.location_name, l.name), t.actor
    from (${lastOf('loyalty.treatment', 'source.at', "'treatment-' || source.id", 't', `source.entry_number is null and ${only.treatments}`)}) t
    left join content.location l on l.id = t.location_id
    union all
    select v.happened_at, v.item_id, 'voucher', v.title, 'given', null, null, null, null
    from (${lastOf('loyalty.voucher', 'source.issued_at', "'voucher-' || source.id", 'v', `source.goal_id is null and ${only.others}`)}) v
    union all
    select m.happened_at, m.item_id, 'voucher', v.title, m.mark, null, null, null, m.actor
    from (${lastOf(
      'loyalty.voucher_mark',
      'source.at',
      `'mark-' || source.voucher_id || source.mark || extract(epoch from source.at)`,
      'm',
      only.others,
    )}) m
    join loyalty.voucher v on v.member_id = m.member_id and v.id = m.voucher_id
    union all
    select r.happened_at, r.item_id, 'request', r.service_name, r.status, null, null, null, r.decided_by
    from (${lastOf('requests.request', 'source.request_date', "'request-' || source.id", 'r', only.others)}) r
    union all
    select s.happened_at, s.item_id, 'consent', s.channel, case when s.given then 'given' else 'withdrawn' end,
      null, null, null, null
    from (${lastOf('messaging.consents', 'source.at', numbered('consent'), 's', only.messages)}) s
    union all
    select n.happened_at, n.item_id, 'message', n.title, null, null, null, null, null
    from (${lastOf('messaging.notification', 'source.created_at', messageId, 'n', only.messages)}) n
  ), part as (
    select *, case when actor ~ '^staff:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(actor, 7)::uuid end as staff_id
    from line order by at desc, id desc limit $2
  )
  select id, kind, at, title, state, points, balance_after as "balanceAfter", place,
    coalesce(
      (select s.name from identity.staff s where s.id = staff_id),
      (select trim(m.first_name || ' ' || m.last_name) from identity.member m where m.id = staff_id)
    ) as by,
    (extract(epoch from at) * 1000000)::bigint::text as microseconds
  from part order by at desc, id desc`
