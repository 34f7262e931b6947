import type { Database } from '#platform/database/database.ts'
import { inBatches } from '#platform/database/in-batches.ts'
import { type ClaimedDelivery, type DeliveryOutcome, isService } from '../delivery.ts'
import type { StoredDeliveries } from '../ports.ts'
import { shownFrom } from './deliveries-in-sandbox.ts'
import { claimFrom, eachChannel } from './delivery-statements.ts'
import { hasSaidNo } from './who-may-be-sent.ts'

/** Why there is nobody or nothing any more to send a row `d` for. */
const ended = `case when d.member_id is null then 'left'
  when exists (select from messaging.campaign c where c.id = d.campaign_id and c.state = 'cancelled') then 'cancelled' end`

/** Nobody held the campaign or said no since the row `d` was claimed; why not, is found when it is claimed again. */
const stillWanted = `d.member_id is not null
  and exists (select from messaging.campaign c where c.id = d.campaign_id and c.state = 'sending')
  and not (${hasSaidNo})`

// The number of the attempt tells one process's hold from another's.
const held = 'd.campaign_id = u.campaign_id and d.id = u.id and d.attempts = u.attempts'
const holds = 'unnest($1::uuid[], $2::uuid[], $3::int[])'

export function deliveriesInDatabase(database: Database): StoredDeliveries {
  return {
    ...claiming(database),
    ...recording(database),
    ...ending(database),
    ...shownFrom(database),
  }
}

function claiming(
  database: Database,
): Pick<StoredDeliveries, 'claim' | 'waitForTurn' | 'markDispatched' | 'release'> {
  const claim = eachChannel(channel =>
    database.statement<ClaimedDelivery & { state: string }>(`take-${channel}-deliveries`, claimFrom(channel)),
  )
  const waitForTurn = database.statement<never>(
    'wait-for-turn-of-channel',
    `select pg_advisory_xact_lock(hashtextextended('messaging.delivery ' || $1, 0))`,
  )
  const markDispatched = database.statement<{ id: string }>(
    'note-deliveries-leave',
    `update messaging.delivery d set left_at = $4
     from ${holds} u(campaign_id, id, attempts) where ${held} and d.state = 'sending' and ${stillWanted} returning d.id`,
  )
  const release = database.statement<never>(
    'put-deliveries-back',
    `update messaging.delivery d set
       state = case when ${ended} is null then 'pending' else 'skipped' end, reason = ${ended},
       settled_at = case when ${ended} is not null then $4::timestamptz end,
       attempts = d.attempts - 1, next_attempt_at = $4
     from ${holds} u(campaign_id, id, attempts) where ${held} and d.state = 'sending' and d.left_at is null`,
  )
  // Many are under way at once: what comes in while a statement runs goes into the next one.
  const leave = inBatches(async (leaving: readonly { delivery: ClaimedDelivery; at: Date }[]) => {
    const rows = await markDispatched(...holdsOf(leaving.map(({ delivery }) => delivery)), leaving[0]?.at)
    const ours = new Set(rows.map(({ id }) => id))
    return leaving.map(({ delivery }) => ours.has(delivery.id))
  })
  return {
    async claim({ id, channel, sendToAll, ...order }, at, until, limit, { most, since }) {
      const rows = await claim[channel](id, at, until, sendToAll, most, since, limit, isService(order))
      const claimed = rows.filter(({ state }) => state === 'sending').map(({ state: _, ...row }) => row)
      return { looked: rows.length, claimed }
    },
    async waitForTurn(channel) {
      await waitForTurn(channel)
    },
    markDispatched: (delivery, at) => leave({ delivery, at }),
    async release(deliveries, at) {
      if (deliveries.length > 0) await release(...holdsOf(deliveries), at)
    },
  }
}

function recording(database: Database): Pick<StoredDeliveries, 'recordOutcome' | 'recordReport'> {
  const record = database.statement<never>(
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
  const recordSoon = inBatches(
    async (recorded: readonly { delivery: ClaimedDelivery; outcome: DeliveryOutcome }[]) => {
      const column = (name: keyof DeliveryOutcome) => recorded.map(({ outcome }) => outcome[name])
      const columns = (['state', 'carrier', 'reason', 'failure', 'nextAttemptAt', 'at'] as const).map(column)
      await record(...holdsOf(recorded.map(({ delivery }) => delivery)), ...columns)
      return recorded.map(() => undefined)
    },
  )
  return {
    async recordOutcome(delivery, outcome) {
      await recordSoon({ delivery, outcome })
    },
    async recordReport({ campaignId, id }, said, failure, at) {
      await report(campaignId, id, said, failure, at)
    },
  }
}

function ending(database: Database): Pick<StoredDeliveries, 'expireStale' | 'cancel' | 'forget'> {
  const expireStale = database.statement<never>(
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
  return {
    async expireStale(now) {
      await expireStale(now)
    },
    async cancel(campaignId, at) {
      await cancel(campaignId, at)
    },
    async forget(memberId, at) {
      await forgetDeliveries(memberId, at)
      await forgetSpecials(memberId)
    },
  }
}

const holdsOf = (deliveries: readonly ClaimedDelivery[]) => [
  deliveries.map(({ campaignId }) => campaignId),
  deliveries.map(({ id }) => id),
  deliveries.map(({ attempts }) => attempts),
]
