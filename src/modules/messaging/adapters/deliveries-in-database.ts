import type { Database } from '#platform/database/database.ts'
import type { Addressing, Deliveries } from '../campaign-ports.ts'
import type { SkipReason } from '../campaigns.ts'
import type { Channel } from '../consents.ts'
import type { TakenDelivery } from '../deliveries.ts'
import type { OutboxMessage } from '../mails.ts'
import { candidates, takeFrom } from './delivery-statements.ts'

interface OutboxRow {
  readonly id: string
  readonly channel: Channel
  readonly target: string
  readonly firstName: string
  readonly title: string
  readonly message: string
  readonly imageUrl: string | null
  readonly createdAt: Date
  readonly sentAt: Date
}

const eachChannel = <T>(make: (channel: Channel) => T): Readonly<Record<Channel, T>> => ({
  push: make('push'),
  email: make('email'),
  sms: make('sms'),
})

/** `people` names what gives an audience: a function of the database, with the members it is asked for. */
export function deliveriesInDatabase(database: Database, people: string): Deliveries {
  const snapshot = eachChannel(channel =>
    database.statement<never>(
      `snapshot-${channel}-campaign`,
      `with ${candidates(channel, people)},
       special as (
         insert into messaging.birthday_special (member_id, year, campaign_id)
         select member_id, extract(year from $5::date), $10::uuid from candidate where reason is null and $11::boolean
         on conflict do nothing returning member_id
       ),
       addressed as (
         select candidate.*,
           case when $11 and special.member_id is null then coalesce(reason, 'already this year') else reason end as why
         from candidate left join special using (member_id)
       )
       insert into messaging.delivery
         (campaign_id, channel, target, id, member_id, first_name, state, reason, next_attempt_at, settled_at)
       select $10, '${channel}', case when why is null then target else 'member:' || member_id end,
         messaging.id_at($6), member_id, first_name,
         case when why is null then 'pending' else 'skipped' end, why, $6, case when why is not null then $6 end
       from addressed`,
    ),
  )
  const preview = eachChannel(channel =>
    database.statement<{ reason: SkipReason | null; count: number }>(
      `preview-${channel}-campaign`,
      `with ${candidates(channel, people)},
       addressed as (
         select case when reason is null and $10::boolean and exists (
           select from messaging.birthday_special b
           where b.member_id = candidate.member_id and b.year = extract(year from $5::date)
         ) then 'already this year' else reason end as reason from candidate
       )
       select reason, count(*)::int as count from addressed group by reason order by count(*) desc, reason`,
    ),
  )
  const take = eachChannel(channel =>
    database.statement<TakenDelivery & { state: string }>(`take-${channel}-deliveries`, takeFrom(channel)),
  )
  // The number of the attempt tells one process's hold from another's.
  const noteLeaving = database.statement<{ id: string }>(
    'note-delivery-leaves',
    `update messaging.delivery set left_at = $3
     where id = $1 and attempts = $2 and state = 'sending' returning id`,
  )
  const settle = database.statement<never>(
    'settle-delivery',
    `update messaging.delivery set
       state = $3, carrier = $4, reason = $5, failure = $6, next_attempt_at = $7,
       settled_at = case when $3 = 'pending' then null else $8::timestamptz end,
       left_at = case when $3 = 'pending' then null else left_at end
     where id = $1 and attempts = $2 and state = 'sending'`,
  )
  const giveUp = database.statement<never>(
    'give-up-cut-off-deliveries',
    `update messaging.delivery set
       state = 'unknown', failure = 'The process ended while it was sent.', settled_at = $1
     where state = 'sending' and next_attempt_at <= $1 and left_at is not null`,
  )
  const cancel = database.statement<never>(
    'cancel-deliveries',
    `with cancelled as (
       update messaging.delivery set state = 'skipped', reason = 'cancelled', settled_at = $2
       where campaign_id = $1 and state = 'pending' returning member_id
     )
     delete from messaging.birthday_special b using cancelled
     where b.campaign_id = $1 and b.member_id = cancelled.member_id`,
  )
  const suppress = database.statement<never>(
    'suppress-target',
    `insert into messaging.suppression (channel, target, reason, at) values ($1, $2, $3, $4) on conflict do nothing`,
  )
  const allow = database.statement<never>(
    'allow-target',
    'delete from messaging.suppression where channel = $1 and target = $2',
  )
  const inOutbox = database.statement<OutboxRow>(
    'deliveries-in-outbox',
    `select d.id, d.channel, d.target, d.first_name as "firstName", c.title, c.message, c.image_url as "imageUrl",
       c.created_at as "createdAt", d.settled_at as "sentAt"
     from messaging.delivery d join messaging.campaign c on c.id = d.campaign_id
     where d.carrier in ('push', 'app', 'outbox') and d.id < coalesce($2::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
     order by d.id desc limit $1`,
  )
  const countInOutbox = database.statement<{ count: number }>(
    'count-deliveries-in-outbox',
    `select count(*)::int as count from messaging.delivery where carrier in ('push', 'app', 'outbox')`,
  )
  const of = database.statement<Record<string, unknown>>(
    'deliveries-of-member',
    `select c.title, c.message, d.channel, d.state, d.reason, d.settled_at as at
     from messaging.delivery d join messaging.campaign c on c.id = d.campaign_id
     where d.member_id = $1 and d.state <> 'skipped' order by d.id desc`,
  )
  const forgetDeliveries = database.statement<never>(
    'forget-deliveries',
    `update messaging.delivery set
       target = 'left:' || id, first_name = '', member_id = null,
       state = case when state = 'pending' then 'skipped' else state end,
       reason = case when state = 'pending' then 'left' else reason end,
       settled_at = coalesce(settled_at, $2)
     where member_id = $1`,
  )
  const forgetSpecials = database.statement<never>(
    'forget-birthday-specials',
    'delete from messaging.birthday_special where member_id = $1',
  )

  return {
    async snapshot(campaignId, addressing) {
      await snapshot[addressing.channel](...asked(addressing), campaignId, addressing.oncePerYear)
    },
    async preview(addressing) {
      const rows = await preview[addressing.channel](...asked(addressing), addressing.oncePerYear)
      const skipped = rows.flatMap(({ reason, count }) => (reason ? [{ reason, count }] : []))
      return { willGet: rows.find(({ reason }) => !reason)?.count ?? 0, skipped }
    },
    async take({ id, channel, sendToAll }, at, until, limit, { most, since }) {
      const rows = await take[channel](id, at, until, sendToAll, most, since, limit)
      const taken = rows.filter(({ state }) => state === 'sending').map(({ state: _, ...row }) => row)
      return { looked: rows.length, taken }
    },
    async noteLeaving({ id, attempts }, at) {
      const [ours] = await noteLeaving(id, attempts, at)
      if (!ours) throw new Error(`Delivery ${id} was taken over.`)
    },
    async settle({ id, attempts }, { state, carrier, reason, failure, nextAttemptAt, at }) {
      await settle(id, attempts, state, carrier, reason, failure, nextAttemptAt, at)
    },
    async giveUp(now) {
      await giveUp(now)
    },
    async cancel(campaignId, at) {
      await cancel(campaignId, at)
    },
    async suppress(channel, target, reason, at) {
      await suppress(channel, target, reason, at)
    },
    async allow(channel, target) {
      await allow(channel, target)
    },
    inOutbox: async (limit, before) => (await inOutbox(limit, before ?? null)).map(messageOf),
    countInOutbox: async () => (await countInOutbox())[0]?.count ?? 0,
    of: memberId => of(memberId),
    async forget(memberId, at) {
      await forgetDeliveries(memberId, at)
      await forgetSpecials(memberId)
    },
  }
}

function asked({ audience, sendToAll, today, at, limit }: Addressing): readonly unknown[] {
  const { kind, tier, leastPoints, mostPoints } = audience
  return [kind, tier, leastPoints, mostPoints, today, at, sendToAll, limit.most, limit.since]
}

function messageOf({ target, title, message, firstName, ...row }: OutboxRow): OutboxMessage {
  return {
    ...row,
    to: {
      firstName,
      email: row.channel === 'email' ? target : null,
      number: row.channel === 'sms' ? target : null,
    },
    subject: title,
    kind: 'marketing',
    contents: { lines: message.split(/\r?\n/).filter(line => line.trim()), action: null },
  }
}
