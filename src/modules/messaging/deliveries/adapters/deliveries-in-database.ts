import { defineEntity, p, raw } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import { type ClaimedDelivery, type DeliveryOutcome, isService } from '../delivery.ts'
import type { StoredDeliveries } from '../ports.ts'
import { shownFrom } from './deliveries-in-sandbox.ts'
import { claimFrom, eachChannel, notInApp } from './delivery-statements.ts'
import { expectedAnswers } from './expected-answers.ts'
import { inBatches } from './in-batches.ts'
import { hasSaidNo } from './who-may-be-sent.ts'

export const DeliveryTable = defineEntity({
  name: 'Delivery',
  tableName: 'messaging.delivery',
  properties: {
    campaignId: p.uuid().primary(),
    channel: p.text(),
    target: p.text(),
    id: p.uuid().primary(),
    memberId: p.uuid().strictNullable(),
    firstName: p.text(),
    state: p.text(),
    reason: p.text().strictNullable(),
    carrier: p.text().strictNullable(),
    attempts: p.integer().default(0),
    nextAttemptAt: p.datetime(),
    begunAt: p.datetime().strictNullable(),
    leftAt: p.datetime().strictNullable(),
    failure: p.text().strictNullable(),
    settledAt: p.datetime().strictNullable(),
    report: p.text().strictNullable(),
  },
  uniques: [{ name: 'delivery_once_a_member', properties: ['memberId', 'campaignId'] }],
})

export const BirthdaySpecialTable = defineEntity({
  name: 'BirthdaySpecial',
  tableName: 'messaging.birthday_special',
  properties: {
    memberId: p.uuid().primary(),
    year: p.integer().primary(),
    campaignId: p.uuid().index('birthday_special_of_campaign'),
  },
})

/** Why a row `d` no longer has a recipient or a message to send. */
const ended = `case when d.member_id is null then 'left'
  when exists (select from messaging.campaign c where c.id = d.campaign_id and c.state = 'cancelled') then 'cancelled' end`

/** The campaign was not paused, and the member didn't opt out, after row `d` was claimed; the next claim finds the reason. */
const stillWanted = (campaign: string) => `d.member_id is not null
  and exists (select from messaging.campaign c where c.id = ${campaign} and c.state = 'sending')
  and not (${hasSaidNo})`

/**
 * The attempt's number identifies one process's claim. The state's condition avoids all indexes: for a new campaign,
 * PostgreSQL's statistics still say that nothing is in progress, and it would scan everything for each row.
 */
const heldOf = (campaign: string) =>
  `d.campaign_id = ${campaign} and d.id = u.id and d.attempts = u.attempts and d.state || '' = 'sending'`
const held = heldOf('u.campaign_id')

/** One known campaign, for `heldOf`. The subquery keeps its ID out of the plan. */
const theCampaign = '(select $1::uuid)'

/** `addressees` is the SQL view of the members' current addresses. */
export function deliveriesInDatabase(database: Database, addressees: string): StoredDeliveries {
  return {
    ...claiming(database, addressees),
    ...progressing(database),
    ...reporting(database),
    ...ending(database),
    ...shownFrom(database),
  }
}

function claiming(
  database: Database,
  addressees: string,
): Pick<StoredDeliveries, 'claim' | 'waitForTurn' | 'release' | 'postpone'> {
  const claim = eachChannel(channel =>
    database.statement<ClaimedDelivery & { state: string }>(
      `take-${channel}-deliveries`,
      claimFrom(channel, addressees),
    ),
  )
  const release = database.statement<never>(
    'put-deliveries-back',
    `update messaging.delivery d set
       state = case when ${ended} is null then 'pending' else 'skipped' end, reason = ${ended},
       settled_at = case when ${ended} is not null then $4::timestamptz end,
       attempts = d.attempts - 1, next_attempt_at = $4
     from unnest($1::uuid[], $2::uuid[], $3::int[]) u(campaign_id, id, attempts)
     where ${held} and d.left_at is null`,
  )
  // A push already in the app counts as tried: its campaign is done.
  const postpone = database.statement<never>(
    'postpone-deliveries',
    `update messaging.delivery d set
       state = case when ${ended} is null then 'pending' else 'skipped' end, reason = ${ended},
       settled_at = case when ${ended} is not null then u.at end, left_at = null, failure = u.failure,
       attempts = greatest(d.attempts - 1, case when d.channel = 'push' then 1 else 0 end), next_attempt_at = u.at
     from unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[], $5::timestamptz[])
       u(campaign_id, id, attempts, failure, at)
     where ${held}`,
  )
  const postponeInBatches = inBatches(
    async (postponed: readonly { delivery: ClaimedDelivery; failure: string; at: Date }[]) => {
      const failures = postponed.map(({ failure }) => failure)
      const moments = postponed.map(({ at }) => at)
      await postpone(...holdsOf(postponed.map(({ delivery }) => delivery)), failures, moments)
      return postponed.map(() => undefined)
    },
  )
  return {
    postpone: (delivery, failure, at) => postponeInBatches({ delivery, failure, at }),
    async claim({ id, channel, sendToAll, ...order }, at, until, limit, { most, since }) {
      const rows = await claim[channel](id, at, until, sendToAll, most, since, limit, isService(order))
      const claimed = rows.filter(({ state }) => state === 'sending').map(({ state: _, ...row }) => row)
      return { looked: rows.length, claimed }
    },
    waitForTurn: channel => database.lock(`messaging.delivery ${channel}`),
    async release(deliveries, at) {
      if (deliveries.length > 0) await release(...holdsOf(deliveries), at)
    },
  }
}

/** A step of a delivery: it is about to be sent, or an attempt ended. */
interface Step {
  readonly delivery: ClaimedDelivery
  readonly at: Date
  readonly outcome?: DeliveryOutcome
}

/**
 * Batches the steps of many parallel deliveries into one statement: those about to be sent, and those that ended. No delivery
 * has both in one batch: it can only end after it was sent.
 */
function progressing(database: Database): Pick<StoredDeliveries, 'markDispatched' | 'recordOutcome'> {
  const record = recordingSteps(database)
  const answers = expectedAnswers()
  const recordSoon = inBatches(async (steps: readonly Step[]) => {
    const left = new Set((await record(steps)).map(({ id }) => id))
    return steps.map(({ delivery }) => left.has(delivery.id))
  }, answers.gathered)
  return {
    async markDispatched(delivery, at) {
      const leaves = await recordSoon({ delivery, at })
      if (leaves) answers.left(delivery.id)
      return leaves
    },
    async recordOutcome(delivery, outcome) {
      answers.answered(delivery.id)
      await recordSoon({ delivery, at: outcome.at, outcome })
    },
  }
}

/** Returns the deliveries that may still be sent. */
function recordingSteps(database: Database) {
  const recordMixed = database.statement<{ id: string }>(
    'record-steps-of-deliveries',
    `with settled as (update messaging.delivery d set
       state = case when d.report = 'failed' then 'failed' when u.state = 'pending' and ${ended} is not null then 'skipped'
         else u.state end,
       carrier = u.carrier,
       reason = case when u.state = 'pending' then ${ended} else u.reason end,
       failure = case when d.member_id is not null then u.failure end,
       next_attempt_at = u.next_attempt_at,
       settled_at = case when u.state = 'pending' and ${ended} is null then null else u.at end,
       left_at = case when u.state = 'pending' then null else d.left_at end
     from unnest((select $5::uuid[]), $6::uuid[], $7::int[], $8::text[], $9::text[], $10::text[], $11::text[],
       $12::timestamptz[], $13::timestamptz[])
       u(campaign_id, id, attempts, state, carrier, reason, failure, next_attempt_at, at)
     where ${held})
     update messaging.delivery d set left_at = u.at
     from unnest((select $1::uuid[]), $2::uuid[], $3::int[], $4::timestamptz[]) u(campaign_id, id, attempts, at)
     where ${held} and ${stillWanted('d.campaign_id')} returning d.id`,
  )
  const recordSent = database.statement<{ id: string }>(
    'record-sent-deliveries',
    `with settled as (update messaging.delivery d set
       state = case when d.report = 'failed' then 'failed' else 'sent' end,
       carrier = $7, reason = null, failure = null, next_attempt_at = $4, settled_at = $4
     from unnest((select $5::uuid[]), $6::int[]) u(id, attempts) where ${heldOf(theCampaign)})
     update messaging.delivery d set left_at = $4
     from unnest((select $2::uuid[]), $3::int[]) u(id, attempts)
     where ${heldOf(theCampaign)} and ${stillWanted(theCampaign)} returning d.id`,
  )
  return (steps: readonly Step[]) => {
    const leaving = steps.filter(({ outcome }) => !outcome)
    const over = steps.filter(({ outcome }) => outcome)
    const [campaigns, ...left] = holdsOf(leaving.map(({ delivery }) => delivery))
    const [overCampaigns, ...settled] = holdsOf(over.map(({ delivery }) => delivery))
    const alike = whatAllShare(steps)
    if (alike) return recordSent(alike.campaignId, ...left, alike.at, ...settled, alike.carrier)
    const column = (name: keyof DeliveryOutcome) => over.map(({ outcome }) => outcome?.[name])
    const columns = (['state', 'carrier', 'reason', 'failure', 'nextAttemptAt', 'at'] as const).map(column)
    const leavingAt = leaving.map(({ at }) => at)
    return recordMixed(campaigns, ...left, leavingAt, overCampaigns, ...settled, ...columns)
  }
}

/** Most steps belong to one campaign, so its ID, state and time are sent once instead of once per delivery. */
function whatAllShare(steps: readonly Step[]) {
  const last = steps.at(-1)
  if (!last) return undefined
  const { campaignId } = last.delivery
  const carrier = steps.find(({ outcome }) => outcome)?.outcome?.carrier ?? null
  const isLikeOthers = ({ delivery, outcome }: Step) =>
    delivery.campaignId === campaignId &&
    (!outcome || (outcome.state === 'sent' && outcome.carrier === carrier && outcome.failure === null))
  return steps.every(isLikeOthers) ? { campaignId, carrier, at: last.at } : undefined
}

function reporting(database: Database): Pick<StoredDeliveries, 'recordReport'> {
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
  return {
    async recordReport({ campaignId, id }, said, failure, at) {
      await report(campaignId, id, said, failure, at)
    },
  }
}

function ending(
  database: Database,
): Pick<StoredDeliveries, 'expireStale' | 'cancel' | 'forget' | 'merge' | 'unmerge'> {
  const expireStale = database.statement<never>(
    'give-up-cut-off-deliveries',
    `update messaging.delivery d set
       state = case when left_at is null then 'skipped' else 'unknown' end,
       reason = case when left_at is null then ${ended} end,
       failure = case when left_at is not null then 'The process ended while it was sent.' end, settled_at = $1
     where state = 'sending' and next_attempt_at <= $1 and (left_at is not null or ${ended} is not null)`,
  )
  // Their campaign is not processed any more; the message stays in the app.
  const expirePushes = database.statement<never>(
    'give-up-old-pushes',
    `update messaging.delivery d set state = 'failed', settled_at = $1
     from messaging.campaign c
     where c.id = d.campaign_id and c.state = 'done' and c.finished_at <= $1::timestamptz - interval '1 day'
       and d.channel = 'push' and d.state in ('pending', 'sending') and d.next_attempt_at <= $1`,
  )
  const cancel = database.statement<never>(
    'cancel-deliveries',
    `with cancelled as (
       update messaging.delivery set state = 'skipped', reason = 'cancelled', settled_at = $2
       where campaign_id = $1 and (state = 'pending' or state = 'sending' and left_at is null and channel <> 'push')
       returning member_id
     )
     delete from messaging.birthday_special b using cancelled
     where b.campaign_id = $1 and b.member_id = cancelled.member_id and ${notInApp}`,
  )
  return {
    async merge(survivorId, memberId, settledAt) {
      const em = database.em()
      const pending = { memberId, state: 'pending' } as const
      const campaigns = await em.find(DeliveryTable, pending, { fields: ['campaignId'] })
      // If both are in one campaign, the person gets it once.
      await em.nativeUpdate(DeliveryTable, pending, { state: 'skipped', reason: 'left', settledAt })
      // Whoever didn't get this year's birthday special is still due.
      const unsent = `b.member_id = $1 and b.campaign_id = any($2::uuid[]) and ${notInApp}`
      const ids = campaigns.map(({ campaignId }) => campaignId)
      await database.run(`delete from messaging.birthday_special b where ${unsent}`, [memberId, ids])
      const specials = await em.find(BirthdaySpecialTable, { memberId })
      if (specials.length === 0) return []
      const rows = specials.map(({ year, campaignId }) => ({ memberId: survivorId, year, campaignId }))
      const add = em.qb(BirthdaySpecialTable).insert(rows).onConflict().ignore()
      return (await add.returning('year').execute<{ year: number }[]>('all')).map(({ year }) => year)
    },
    async unmerge(memberId, years) {
      await database.em().nativeDelete(BirthdaySpecialTable, { memberId, year: { $in: [...years] } })
    },
    async expireStale(now) {
      await expireStale(now)
      await expirePushes(now)
    },
    async cancel(campaignId, at) {
      await cancel(campaignId, at)
    },
    async forget(memberIds, at) {
      const em = database.em()
      const theirs = { memberId: { $in: [...memberIds] } }
      const ifPending = (column: string, value: string) =>
        raw(`case when state = 'pending' then '${value}' else ${column} end`)
      const target = raw("'left:' || id")
      const settledAt = raw("case when state = 'sending' then null else coalesce(settled_at, ?) end", [at])
      await em.nativeUpdate(DeliveryTable, theirs, {
        ...{ target, firstName: '', memberId: null, failure: null, settledAt },
        ...{ state: ifPending('state', 'skipped'), reason: ifPending('reason', 'left') },
      })
      await em.nativeDelete(BirthdaySpecialTable, theirs)
    },
  }
}

const holdsOf = (deliveries: readonly ClaimedDelivery[]) => [
  deliveries.map(({ campaignId }) => campaignId),
  deliveries.map(({ id }) => id),
  deliveries.map(({ attempts }) => attempts),
]
