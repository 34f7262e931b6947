import type { Channel } from '../delivery.ts'
import { whoMayBeSent } from './who-may-be-sent.ts'

const targets: Readonly<Record<Channel, string>> = {
  push: 'p.member_id::text',
  email: 'p.email',
  sms: 'consent.sms_number',
}

/** Members inactive for a year get an SMS only with 'send to all' (D-22). */
const inactive = `when not asked.send_to_all and p.last_active_at < asked.at - interval '12 months' then 'inactive'`

/**
 * The audience as `candidate`, with the reason to skip each member, if any. Two members with one address or number get one
 * message. $1 to $10 are the columns of `asked`.
 */
export function candidates(channel: Channel, people: string): string {
  const { decision, refusals } = whoMayBeSent[channel]
  const all = [...refusals(targets[channel]), ...(channel === 'sms' ? [inactive] : [])]
  return `asked as (
    select $1::text as audience, $2::text as tier, $3::int as points_from, $4::int as points_to, $5::date as today,
      $6::timestamptz as at, $7::boolean as send_to_all, $8::int as cap, $9::timestamptz as cap_since,
      $10::boolean as service, null::uuid as campaign
  ),
  judged as (
    select p.member_id, p.first_name, ${targets[channel]} as target, case ${all.join('\n')} end as reason
    from asked
    cross join lateral ${people}(asked.audience, asked.tier, asked.points_from, asked.points_to, asked.today, asked.at) p
    ${decision}
  ),
  candidate as (
    select member_id, first_name, target, ${channel === 'push' ? 'reason' : onceATarget} from judged
  )`
}

/** Two members may have the same address or number. */
const onceATarget = `case when reason is null
    and row_number() over (partition by target, reason is null order by member_id) > 1
    then 'same address' else reason end as reason`

const row = (channel: Channel) => `, written as (insert into messaging.delivery
    (campaign_id, channel, target, id, member_id, first_name, state, reason, next_attempt_at, settled_at)
  select $11, '${channel}', case when why is null then target else 'member:' || member_id end,
    ($12 || lpad(to_hex(row_number() over ()), 12, '0'))::uuid, member_id, first_name,
    case when why is null then 'pending' else 'skipped' end, why, $6, case when why is not null then $6 end
  from addressed returning 1)
  select count(*)::int as count from written`

/** Inserts a row per candidate, in key order. $11 is the campaign, $12 the prefix of the ids. */
export const snapshotOf = (channel: Channel, people: string) => `with ${candidates(channel, people)},
  addressed as (select *, reason as why from candidate)${row(channel)}`

/** Like `snapshotOf`, for members without this year's birthday special. Records that they got it. */
export const birthdaySnapshotOf = (people: string) => `with ${candidates('push', people)},
  special as (
    insert into messaging.birthday_special (member_id, year, campaign_id)
    select member_id, extract(year from $5::date), $11::uuid from candidate where reason is null
    on conflict do nothing returning member_id
  ),
  addressed as (
    select candidate.*,
      case when special.member_id is null then coalesce(reason, 'already this year') else reason end as why
    from candidate left join special using (member_id)
  )${row('push')}`

/** No earlier try put the birthday special of row `b` in the member's app. */
export const notInApp =
  'not exists (select from messaging.notification n where n.member_id = b.member_id and n.campaign_id = b.campaign_id)'

/** Members who are skipped in the end can still get this year's birthday special. */
const stillDue = `,
  still_due as (
    delete from messaging.birthday_special b using judged j
    where j.reason is not null and b.member_id = j.member_id and b.campaign_id = $1 and ${notInApp}
  )`

/**
 * Claims a campaign's due deliveries. Members who may no longer be contacted are skipped; the others see the message in their
 * app from now on, once per campaign, however often it is retried. Locked rows are found again by ctid: PostgreSQL has no
 * statistics for a new campaign yet, and would scan all of it for each batch.
 */
export function claimFrom(channel: Channel, addressees: string): string {
  const { decision, refusals } = whoMayBeSent[channel]
  const addressNow = `(select a.email from ${addressees} a where a.member_id = p.member_id)`
  const changed = {
    push: '',
    email: `when ${addressNow} is distinct from p.target then 'address changed'`,
    sms: `when consent.sms_number <> p.target then 'number changed'`,
  }
  return `with asked as (
    select $1::uuid as campaign, $2::timestamptz as at, $3::timestamptz as until, $4::boolean as send_to_all,
      $5::int as cap, $6::timestamptz as cap_since, $8::boolean as service
  ),
  due as (
    select d.ctid as place, d.* from messaging.delivery d
    where d.campaign_id = $1 and d.state in ('pending', 'sending') and d.next_attempt_at <= $2 and d.left_at is null
      and exists (select from messaging.campaign c where c.id = $1 and c.state in ('sending', 'done'))
    order by d.next_attempt_at limit $7 for update of d skip locked
  ),
  judged as (
    select p.place, p.member_id, coalesce(consent.given, false) as agreed, case when p.member_id is null then 'left'
      ${[...refusals('p.target'), changed[channel]].join('\n')} end as reason
    from due p cross join asked ${decision}
  ),
  notified as (
    insert into messaging.notification
      (member_id, id, title, message, type, is_read, created_at, campaign_id)
    select j.member_id, messaging.id_at(asked.at), c.title, c.message, c.type, false, asked.at, c.id
    from judged j cross join asked join messaging.campaign c on c.id = asked.campaign
    where j.reason is null
    on conflict (member_id, campaign_id) where campaign_id is not null do nothing
  )${channel === 'push' ? stillDue : ''}
  update messaging.delivery d set
    state = case when j.reason is null then 'sending' else 'skipped' end,
    reason = j.reason,
    attempts = d.attempts + 1,
    begun_at = asked.at,
    next_attempt_at = asked.until,
    settled_at = case when j.reason is not null then asked.at end
  from judged j, asked where d.ctid = any (array(select place from judged)) and d.ctid = j.place
  returning d.campaign_id as "campaignId", d.id, d.member_id as "memberId", d.first_name as "firstName", d.target, d.attempts, d.state,
    j.agreed`
}

export const eachChannel = <T>(make: (channel: Channel) => T): Readonly<Record<Channel, T>> => ({
  push: make('push'),
  email: make('email'),
  sms: make('sms'),
})
