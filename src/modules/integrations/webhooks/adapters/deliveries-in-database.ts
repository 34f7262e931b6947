import { defineEntity, p, raw } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { Deliveries } from '../ports.ts'
import type { Delivery, ListedDelivery } from '../webhook.ts'

export const WebhookEventTable = defineEntity({
  name: 'WebhookEvent',
  tableName: 'integrations.event',
  properties: {
    memberId: p.uuid().primary(),
    number: p.bigint('string').primary(),
    id: p.uuid().unique('event_id_key'),
    type: p.text(),
    at: p.datetime().index('event_by_time'),
    data: p.json<object>(),
    afterXid: p.text().columnType('xid8').strictNullable().lazy(),
  },
})

export const WebhookDeliveryTable = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'integrations.delivery',
  properties: {
    memberId: p.uuid().primary(),
    endpointId: p.uuid().primary(),
    number: p.bigint('string').primary(),
    status: p.text().$type<ListedDelivery['status']>().default('pending'),
    attempts: p.integer().default(0),
    // Only statements read these two: '-infinity' is no date in JavaScript.
    nextAt: p.datetime().defaultRaw("'-infinity'").lazy(),
    leasedUntil: p.datetime().defaultRaw("'-infinity'").lazy(),
    lastAt: p.datetime().strictNullable(),
    lastStatus: p.integer().strictNullable(),
    lastError: p.text().strictNullable(),
  },
  indexes: [{ name: 'delivery_by_number', properties: ['endpointId', 'number'] }],
})

const own = `d.endpoint_id as "endpointId", d.member_id as "memberId", d.number::text as number, e.id as "eventId",
  e.type, e.at, d.attempts`
const withEvent =
  'integrations.delivery d join integrations.event e on e.member_id = d.member_id and e.number = d.number'

export function deliveriesInDatabase(database: Database): Deliveries {
  return { ...claiming(database), ...listing(database), ...replaying(database), ...ofMembers(database) }
}

/**
 * A member's events are delivered in order: a pending one blocks later ones. So does one with a lower number that isn't
 * committed yet, which is why we compare transaction IDs. An ID above all current ones comes from a restored backup.
 */
const mayGo = `d.status = 'pending' and d.next_at <= $1 and d.leased_until <= $1
  and (e.after_xid <= pg_snapshot_xmin(pg_current_snapshot())
    or e.after_xid > pg_snapshot_xmax(pg_current_snapshot()))
  and not exists (
    select from integrations.delivery b where b.member_id = d.member_id and b.endpoint_id = d.endpoint_id
      and b.number < d.number and b.status = 'pending')`

const longAgo = () => raw("'-infinity'")

function claiming(database: Database): Pick<Deliveries, 'endpointsDue' | 'claim' | 'record'> {
  const endpointsDue = database.statement<{ id: string }>(
    'webhooks-due',
    `select id from integrations.endpoint p where is_enabled and exists (
       select from ${withEvent} where d.endpoint_id = p.id and ${mayGo})`,
  )
  const claim = database.statement<Delivery>(
    'claim-webhook-deliveries',
    `with due as (
       select d.member_id, d.number from ${withEvent} where d.endpoint_id = $2 and ${mayGo}
       order by d.number limit $4 for update of d skip locked)
     update integrations.delivery d set leased_until = $3, attempts = d.attempts + 1
     from due join integrations.event e on e.member_id = due.member_id and e.number = due.number
     where d.endpoint_id = $2 and d.member_id = due.member_id and d.number = due.number
     returning ${own}, e.data`,
  )
  return {
    async endpointsDue(at) {
      const afterXid = raw('pg_current_xact_id()')
      await database.em().nativeUpdate(WebhookEventTable, { afterXid: null }, { afterXid })
      return (await endpointsDue(at)).map(({ id }) => id)
    },
    claim: (endpointId, at, leasedUntil, limit) => claim(at, endpointId, leasedUntil, limit),
    async record({ endpointId, memberId, number }, { state, at, status, error, nextAt }) {
      const last = { status: state, lastAt: at, lastStatus: status, lastError: error }
      const next = { nextAt: nextAt ?? longAgo(), leasedUntil: longAgo() }
      const which = { endpointId, memberId, number }
      await database.em().nativeUpdate(WebhookDeliveryTable, which, { ...last, ...next })
    },
  }
}

function listing(database: Database): Pick<Deliveries, 'page' | 'count'> {
  const page = database.statement<ListedDelivery>(
    'webhook-deliveries',
    `select ${own}, d.status, d.last_at as "lastAt", d.last_status as "lastStatus", d.last_error as "lastError",
       case when d.status = 'pending' and isfinite(d.next_at) then d.next_at end as "nextAt"
     from ${withEvent} where d.endpoint_id = $1 and ($3::bigint is null or d.number < $3::bigint)
     order by d.number desc limit $2`,
  )
  return {
    page: (endpointId, limit, before) => page(endpointId, limit, before ?? null),
    count: endpointId => database.em().count(WebhookDeliveryTable, { endpointId }),
  }
}

const pendingAgain = "status = 'pending', attempts = 0, next_at = '-infinity', leased_until = '-infinity'"

function replaying(database: Database): Pick<Deliveries, 'replayOne' | 'replaySince'> {
  const since = database.statement<{ number: string }>(
    'replay-webhook-deliveries',
    `insert into integrations.delivery as d (member_id, endpoint_id, number)
     select member_id, $1, number from integrations.event where at >= $2 and type = any($3::text[])
     on conflict (member_id, endpoint_id, number) do update set ${pendingAgain} returning d.number`,
  )
  return {
    async replayOne(endpointId, eventId) {
      const em = database.em()
      const event = await em.findOne(WebhookEventTable, { id: eventId })
      if (!event) return false
      const which = { endpointId, memberId: event.memberId, number: event.number }
      const due = { status: 'pending', attempts: 0, nextAt: longAgo(), leasedUntil: longAgo() } as const
      return (await em.nativeUpdate(WebhookDeliveryTable, which, due)) > 0
    },
    replaySince: async (endpointId, events, from) => (await since(endpointId, from, [...events])).length,
  }
}

const ofMembers = (database: Database): Pick<Deliveries, 'of' | 'erase'> => ({
  async of(memberId) {
    const events = await database.em().find(WebhookEventTable, { memberId }, { orderBy: { number: 'asc' } })
    return events.map(({ type, at, data }) => ({ type, at, data }))
  },
  async erase(memberIds) {
    const theirs = { memberId: { $in: [...memberIds] } }
    await database.em().nativeDelete(WebhookDeliveryTable, theirs)
    await database.em().nativeDelete(WebhookEventTable, theirs)
  },
})
