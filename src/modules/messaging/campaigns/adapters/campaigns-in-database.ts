import { defineEntity, type InferEntity, p, raw } from '@mikro-orm/core'
import { columnsOf } from '#platform/database/columns.ts'
import type { Database } from '#platform/database/database.ts'
import { type Campaign, type CampaignWithStats, statsFrom } from '../campaign.ts'
import { clicksFrom } from '../clicks.ts'
import type { ActiveCampaign, StoredCampaigns } from '../ports.ts'

type StateCount = Parameters<typeof statsFrom>[0][number] & { readonly id: string }

/** A row `d` whose message is already in the member's app: only the unreachable device is retried. */
const triedPush = `d.channel = 'push' and d.attempts > 0`

export const CampaignTable = defineEntity({
  name: 'Campaign',
  tableName: 'messaging.campaign',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(['notification', 'birthday', 'promotion', 'email', 'sms']),
    channel: p.enum(['email', 'push', 'sms']),
    title: p.text(),
    message: p.text(),
    type: p.text().$type<Campaign['type']>(),
    audience: p.text().$type<Campaign['audience']['kind']>(),
    tier: p.text().$type<NonNullable<Campaign['audience']['tier']>>().strictNullable(),
    leastPoints: p.integer().strictNullable(),
    mostPoints: p.integer().strictNullable(),
    imageUrl: p.text().strictNullable(),
    sendToAll: p.boolean(),
    state: p.enum(['scheduled', 'sending', 'paused', 'late', 'done', 'cancelled']),
    actor: p.text(),
    scheduledFor: p.datetime().strictNullable(),
    createdAt: p.datetime(),
    startedAt: p.datetime().strictNullable(),
    finishedAt: p.datetime().strictNullable(),
    onTimeAt: p.datetime().strictNullable(),
  },
})

type Row = InferEntity<typeof CampaignTable>

const columns = columnsOf(CampaignTable)

export function campaignsInDatabase(database: Database): StoredCampaigns {
  return { ...reading(database), ...moving(database) }
}

function reading(database: Database): Pick<StoredCampaigns, 'add' | 'find' | 'list' | 'count'> {
  const counts = database.statement<StateCount>(
    'stats-of-campaigns',
    `select campaign_id as id, state, reason, sum(count)::int as count, sum(delivered)::int as delivered,
       sum(undelivered)::int as undelivered, min(next) as "nextAttemptAt", max(last) as "lastAttemptAt"
     from (
       select campaign_id, state, reason, count(*) as count, count(*) filter (where report = 'delivered') as delivered,
         count(*) filter (where report = 'undelivered') as undelivered, min(next_attempt_at) as next, max(begun_at) as last
       from messaging.delivery where campaign_id = any($1::uuid[]) group by campaign_id, state, reason
       union all
       select campaign_id, state, reason, count, delivered, undelivered, null, last_attempt_at
       from messaging.delivery_count where campaign_id = any($1::uuid[])
     ) d group by campaign_id, state, reason order by sum(count) desc, reason`,
  )
  const clicks = database.statement<{ id: string; link: number | null; count: number }>(
    'clicks-of-campaigns',
    `select campaign_id as id, link, sum(count)::int as count
     from (
       select campaign_id, link, count(distinct delivery_id) as count from messaging.opened_link
       where campaign_id = any($1::uuid[]) group by grouping sets ((campaign_id, link), (campaign_id))
       union all
       select campaign_id, link, count from messaging.opened_link_count where campaign_id = any($1::uuid[])
     ) o group by campaign_id, link`,
  )
  const withStats = async (rows: readonly Row[]): Promise<readonly CampaignWithStats[]> => {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const [all, clicked] = await Promise.all([counts(ids), clicks(ids)])
    return rows.map(row => ({
      ...campaignOf(row),
      stats: statsFrom(all.filter(({ id }) => id === row.id)),
      clicks: clicksFrom(
        row.message,
        clicked.filter(({ id }) => id === row.id),
      ),
    }))
  }
  return {
    async add({ audience: { kind, ...who }, ...campaign }) {
      await database.em().insert(CampaignTable, { ...campaign, ...who, audience: kind })
    },
    async find(id) {
      const row = await database.em().findOne(CampaignTable, { id })
      return (await withStats(row ? [row] : []))[0]
    },
    async list(kinds, limit, before) {
      const where = { ...ofKinds(kinds), ...(before && { id: { $lt: before } }) }
      return withStats(await database.em().find(CampaignTable, where, { orderBy: { id: 'desc' }, limit }))
    },
    count: kinds => database.em().count(CampaignTable, ofKinds(kinds)),
  }
}

const ofKinds = (kinds: readonly Campaign['kind'][] | undefined) => (kinds ? { kind: [...kinds] } : {})

function moving(
  database: Database,
): Pick<StoredCampaigns, 'active' | 'recordOnTime' | 'due' | 'move' | 'finish'> {
  const active = database.statement<Row & Pick<ActiveCampaign, 'hasUntried'>>(
    'active-campaigns',
    `select ${columns}, state = 'sending' and exists (
         select from messaging.delivery d where d.campaign_id = c.id and d.state = 'pending' and d.attempts = 0
       ) as "hasUntried"
     from messaging.campaign c
     where state = 'sending' or state = 'done' and channel = 'push' and finished_at > $1::timestamptz - interval '1 day'
       and exists (
         select from messaging.delivery d
         where d.campaign_id = c.id and d.state in ('pending', 'sending')
       )
     order by id`,
  )
  const finish = database.statement<never>(
    'finish-campaign',
    `update messaging.campaign set state = 'done', finished_at = $2
     where id = $1 and state = 'sending' and not exists (
       select from messaging.delivery d
       where d.campaign_id = $1 and (d.state = 'sending' or d.state = 'pending' and not (${triedPush}))
     )`,
  )
  return {
    active: async at =>
      (await active(at)).map(({ hasUntried, ...row }) => ({
        ...campaignOf(row),
        onTimeAt: row.onTimeAt,
        hasUntried,
      })),
    async recordOnTime(ids, onTimeAt) {
      await database.em().nativeUpdate(CampaignTable, { id: [...ids] }, { onTimeAt })
    },
    async due(now) {
      const where = { state: 'scheduled', scheduledFor: { $lte: now } } as const
      const rows = await database.em().find(CampaignTable, where, { orderBy: { scheduledFor: 'asc' } })
      return rows.map(campaignOf)
    },
    async move(id, from, state, at) {
      const startedAt = raw('coalesce(started_at, ?)', [at])
      const change = {
        state,
        ...(state === 'sending' && { startedAt, onTimeAt: at }),
        ...(state === 'cancelled' && { finishedAt: at }),
      }
      return (await database.em().nativeUpdate(CampaignTable, { id, state: { $in: [...from] } }, change)) > 0
    },
    async finish(id, at) {
      await finish(id, at)
    },
  }
}

function campaignOf({ onTimeAt: _at, ...row }: Row): Campaign {
  const { audience: kind, tier, leastPoints, mostPoints, ...campaign } = row
  return { ...campaign, audience: { kind, tier, leastPoints, mostPoints } }
}
