import type { Database } from '#platform/database/database.ts'
import type { Addressing, Deliveries } from '../campaign-ports.ts'
import { type Campaign, isService, type SkipReason } from '../campaigns.ts'
import type { Channel } from '../consents.ts'
import type { SettledDelivery, TakenDelivery } from '../deliveries.ts'
import type { OutboxMessage } from '../mails.ts'
import { birthdaySnapshotOf, candidates, snapshotOf, takeFrom } from './delivery-statements.ts'
import { inBatches } from './in-batches.ts'
import { hasSaidNo } from './who-may-be-sent.ts'

interface OutboxRow extends Pick<Campaign, 'type'> {
  readonly campaignKind: Campaign['kind']
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

/** Why there is nobody or nothing any more to send a row `d` for. */
const ended = `case when d.member_id is null then 'left'
  when exists (select from messaging.campaign c where c.id = d.campaign_id and c.state = 'cancelled') then 'cancelled' end`

/** Nobody held the campaign or said no since the row `d` was taken; why not, is found when it is taken again. */
const stillWanted = `d.member_id is not null
  and exists (select from messaging.campaign c where c.id = d.campaign_id and c.state = 'sending')
  and not (${hasSaidNo})`

const eachChannel = <T>(make: (channel: Channel) => T): Readonly<Record<Channel, T>> => ({
  push: make('push'),
  email: make('email'),
  sms: make('sms'),
})

/** `people` names what gives an audience: a function of the database, with the members it is asked for. */
export function deliveriesInDatabase(database: Database, people: string): Deliveries {
  const snapshot = eachChannel(channel =>
    database.statement<{ count: number }>(`snapshot-${channel}-campaign`, snapshotOf(channel, people)),
  )
  const birthdaySnapshot = database.statement<{ count: number }>(
    'snapshot-birthday-campaign',
    birthdaySnapshotOf(people),
  )
  const preview = eachChannel(channel =>
    database.statement<{ reason: SkipReason | null; count: number }>(
      `preview-${channel}-campaign`,
      `with ${candidates(channel, people)},
       addressed as (
         select case when reason is null and $11::boolean and exists (
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
  const waitForTurn = database.statement<never>(
    'wait-for-turn-of-channel',
    `select pg_advisory_xact_lock(hashtextextended('messaging.delivery ' || $1, 0))`,
  )
  // The number of the attempt tells one process's hold from another's.
  const held = 'd.campaign_id = u.campaign_id and d.id = u.id and d.attempts = u.attempts'
  const holds = 'unnest($1::uuid[], $2::uuid[], $3::int[])'
  const noteLeaving = database.statement<{ id: string }>(
    'note-deliveries-leave',
    `update messaging.delivery d set left_at = $4
     from ${holds} u(campaign_id, id, attempts) where ${held} and d.state = 'sending' and ${stillWanted} returning d.id`,
  )
  const settle = database.statement<never>(
    'settle-deliveries',
    `update messaging.delivery d set
       state = case when d.report = 'failed' then 'failed' when u.state = 'pending' and ${ended} is not null then 'skipped'
         else u.state end,
       carrier = u.carrier,
       reason = case when u.state = 'pending' then ${ended} else u.reason end,
       failure = case when d.member_id is not null then u.failure end,
       next_attempt_at = u.next_attempt_at,
       settled_at = case when u.state = 'pending' and ${ended} is null then null else u.at end,
       left_at = case when u.state = 'pending' then null else d.left_at end
     from unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[],
       $8::timestamptz[], $9::timestamptz[])
       u(campaign_id, id, attempts, state, carrier, reason, failure, next_attempt_at, at)
     where ${held} and d.state = 'sending'`,
  )
  const putBack = database.statement<never>(
    'put-deliveries-back',
    `update messaging.delivery d set
       state = case when ${ended} is null then 'pending' else 'skipped' end, reason = ${ended},
       settled_at = case when ${ended} is not null then $4::timestamptz end,
       attempts = d.attempts - 1, next_attempt_at = $4
     from ${holds} u(campaign_id, id, attempts) where ${held} and d.state = 'sending' and d.left_at is null`,
  )
  const report = database.statement<never>(
    'report-on-delivery',
    `update messaging.delivery set
       report = coalesce(nullif($3, 'sent'), report),
       failure = coalesce($4, failure),
       state = case when state not in ('sent', 'unknown') then state when $3 = 'failed' then 'failed' else 'sent' end,
       carrier = case when state = 'unknown' and $3 <> 'failed' then 'twilio' else carrier end,
       settled_at = coalesce(settled_at, case when state = 'unknown' then $5::timestamptz end)
     where campaign_id = $1 and id = $2 and channel = 'sms' and left_at is not null and report is distinct from 'delivered'`,
  )
  const giveUp = database.statement<never>(
    'give-up-cut-off-deliveries',
    `update messaging.delivery d set
       state = case when left_at is null then 'skipped' else 'unknown' end,
       reason = case when left_at is null then ${ended} end,
       failure = case when left_at is not null then 'The process ended while it was sent.' end, settled_at = $1
     where state = 'sending' and next_attempt_at <= $1 and (left_at is not null or ${ended} is not null)`,
  )
  const cancel = database.statement<never>(
    'cancel-deliveries',
    `with cancelled as (
       update messaging.delivery set state = 'skipped', reason = 'cancelled', settled_at = $2
       where campaign_id = $1 and (state = 'pending' or state = 'sending' and left_at is null and channel <> 'push')
       returning member_id
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
       c.kind as "campaignKind", c.type, c.created_at as "createdAt", d.settled_at as "sentAt"
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
       target = 'left:' || id, first_name = '', member_id = null, failure = null,
       state = case when state = 'pending' then 'skipped' else state end,
       reason = case when state = 'pending' then 'left' else reason end,
       settled_at = case when state = 'sending' then null else coalesce(settled_at, $2) end
     where member_id = $1`,
  )
  const forgetSpecials = database.statement<never>(
    'forget-birthday-specials',
    'delete from messaging.birthday_special where member_id = $1',
  )

  // Many are under way at once: what comes in while a statement runs goes into the next one.
  const leave = inBatches(async (leaving: readonly { delivery: TakenDelivery; at: Date }[]) => {
    const rows = await noteLeaving(...holdsOf(leaving.map(({ delivery }) => delivery)), leaving[0]?.at)
    const ours = new Set(rows.map(({ id }) => id))
    return leaving.map(({ delivery }) => ours.has(delivery.id))
  })
  const note = inBatches(async (noted: readonly { delivery: TakenDelivery; settled: SettledDelivery }[]) => {
    const column = (name: keyof SettledDelivery) => noted.map(({ settled }) => settled[name])
    const columns = (['state', 'carrier', 'reason', 'failure', 'nextAttemptAt', 'at'] as const).map(column)
    await settle(...holdsOf(noted.map(({ delivery }) => delivery)), ...columns)
    return noted.map(() => undefined)
  })

  return {
    async snapshot(campaignId, addressing) {
      const write = addressing.oncePerYear ? birthdaySnapshot : snapshot[addressing.channel]
      const [written] = await write(...asked(addressing), campaignId, headOfIds(campaignId, addressing.at))
      // Else PostgreSQL plans for the table as it was until it looks by itself, up to minutes later.
      if (written && written.count > manyRows) await database.run('analyze messaging.delivery')
    },
    async preview(addressing) {
      const rows = await preview[addressing.channel](...asked(addressing), addressing.oncePerYear)
      const skipped = rows.flatMap(({ reason, count }) => (reason ? [{ reason, count }] : []))
      return { willGet: rows.find(({ reason }) => !reason)?.count ?? 0, skipped }
    },
    async take({ id, channel, sendToAll, ...order }, at, until, limit, { most, since }) {
      const rows = await take[channel](id, at, until, sendToAll, most, since, limit, isService(order))
      const taken = rows.filter(({ state }) => state === 'sending').map(({ state: _, ...row }) => row)
      return { looked: rows.length, taken }
    },
    async waitForTurn(channel) {
      await waitForTurn(channel)
    },
    noteLeaving: (delivery, at) => leave({ delivery, at }),
    async settle(delivery, settled) {
      await note({ delivery, settled })
    },
    async putBack(deliveries, at) {
      if (deliveries.length > 0) await putBack(...holdsOf(deliveries), at)
    },
    async report({ campaignId, id }, said, failure, at) {
      await report(campaignId, id, said, failure, at)
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

/** The time in front, as in every id, and the campaign's own chance behind it; the recipient's number follows. */
function headOfIds(campaignId: string, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}${campaignId.slice(13, 24)}`
}

const manyRows = 2_000

const holdsOf = (deliveries: readonly TakenDelivery[]) => [
  deliveries.map(({ campaignId }) => campaignId),
  deliveries.map(({ id }) => id),
  deliveries.map(({ attempts }) => attempts),
]

function asked({ audience, service, sendToAll, today, at, limit }: Addressing): readonly unknown[] {
  const { kind, tier, leastPoints, mostPoints } = audience
  return [kind, tier, leastPoints, mostPoints, today, at, sendToAll, limit.most, limit.since, service]
}

function messageOf({
  target,
  title,
  message,
  firstName,
  campaignKind,
  type,
  ...row
}: OutboxRow): OutboxMessage {
  return {
    ...row,
    to: {
      firstName,
      email: row.channel === 'email' ? target : null,
      number: row.channel === 'sms' ? target : null,
    },
    subject: title,
    kind: isService({ kind: campaignKind, type }) ? 'service' : 'marketing',
    contents: { lines: message.split(/\r?\n/).filter(line => line.trim()), action: null },
  }
}
