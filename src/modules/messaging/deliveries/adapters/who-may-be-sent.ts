import { type Channel, serviceTypes } from '../delivery.ts'

/** The member's latest decision about a channel, for a row `p` with `member_id` (D-22). */
const decision = (channel: Channel) => `left join lateral (
    select c.given, c.source, c.sms_number from messaging.consents c
    where c.member_id = p.member_id and c.channel = '${channel}' order by c.number desc limit 1
  ) consent on true`

/** An unchecked box at the intake is no decision; every later no, and a no after a yes, is an opt-out. */
const optedOut = (channel: Channel) => optedOutOf('p.member_id', `'${channel}'`)

const optedOutOf = (
  member: string,
  channel: string,
) => `consent.given = false and (consent.source <> 'intake' or exists (
    select from messaging.consents e where e.member_id = ${member} and e.channel = ${channel} and e.given
  ))`

/** Whether the member of a claimed delivery `d` has opted out in the meantime. */
export const hasSaidNo = `exists (
    select from (
      select c.given, c.source from messaging.consents c
      where c.member_id = d.member_id and c.channel = d.channel order by c.number desc limit 1
    ) consent where ${optedOutOf('d.member_id', 'd.channel')}
  ) or exists (select from messaging.suppression s where s.channel = d.channel and s.target = d.target)`

const suppressed = (channel: Channel, target: string) =>
  `exists (select from messaging.suppression s where s.channel = '${channel}' and s.target = ${target})`

/** Whether a campaign `c` is not marketing, like `isService`. */
const service = `c.kind = 'notification' and c.type in (${serviceTypes.map(type => `'${type}'`).join(', ')})`

const overLimit = (channel: Channel) => `asked.cap is not null and asked.cap <= (
    select count(*) from messaging.delivery o
    where o.member_id = p.member_id and o.channel = '${channel}' and o.begun_at >= asked.cap_since
      and o.state in ('sending', 'sent', 'unknown') and o.campaign_id is distinct from asked.campaign
      and not exists (select from messaging.campaign c where c.id = o.campaign_id and ${service})
  )`

/**
 * Consent and suppression in one condition, for the snapshot and again just before sending (D-22). Rows are `p` (with
 * `member_id`) and the query `asked` (with `service`, `send_to_all`, `cap`, `cap_since`, `campaign`).
 */
export const whoMayBeSent: Readonly<
  Record<Channel, { readonly decision: string; readonly refusals: (target: string) => readonly string[] }>
> = {
  push: {
    decision: decision('push'),
    refusals: () => [
      'when asked.service then null',
      `when ${optedOut('push')} then 'unsubscribed'`,
      `when consent.given is not true then 'no consent'`,
      `when ${overLimit('push')} then 'daily limit'`,
    ],
  },
  email: {
    decision: decision('email'),
    refusals: target => [
      `when ${target} is null then 'no address'`,
      `when ${optedOut('email')} then 'unsubscribed'`,
      `when not asked.send_to_all and consent.given is not true then 'no consent'`,
      `when ${suppressed('email', target)} then 'suppressed'`,
      `when ${overLimit('email')} then 'daily limit'`,
    ],
  },
  sms: {
    decision: decision('sms'),
    refusals: target => [
      `when ${optedOut('sms')} then 'unsubscribed'`,
      `when consent.given is not true then 'no consent'`,
      `when coalesce(consent.sms_number, '') !~ '^\\+[1-9][0-9]{7,14}$' then 'no number'`,
      `when ${suppressed('sms', target)} then 'stopped'`,
      `when ${overLimit('sms')} then 'daily limit'`,
    ],
  },
}
