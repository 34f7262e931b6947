import type { Database } from '#platform/database/database.ts'
import { type Campaign, type CampaignWithStats, type SkipReason, statsFrom } from '../campaign.ts'
import { clicksFrom } from '../clicks.ts'
import type { ActiveCampaign, StoredCampaigns } from '../ports.ts'

interface Row extends Omit<Campaign, 'audience'> {
  readonly audience: Campaign['audience']['kind']
  readonly tier: Campaign['audience']['tier']
  readonly leastPoints: number | null
  readonly mostPoints: number | null
}

interface Counted {
  readonly id: string
  readonly state: string
  readonly reason: SkipReason | null
  readonly count: number
  readonly delivered: number
  readonly undelivered: number
  readonly nextAttemptAt: Date
  readonly lastAttemptAt: Date | null
}

/** A row `d` whose message stands in the member's app: only the device, which could not be reached, is tried again. */
const triedPush = `d.channel = 'push' and d.attempts > 0`

const columns = `id, kind, channel, title, message, type, audience, tier, least_points as "leastPoints",
  most_points as "mostPoints", image_url as "imageUrl", send_to_all as "sendToAll", state, actor,
  scheduled_for as "scheduledFor", created_at as "createdAt", started_at as "startedAt", finished_at as "finishedAt"`

export function campaignsInDatabase(database: Database): StoredCampaigns {
  return { ...reading(database), ...writing(database), ...moving(database) }
}

function reading(database: Database): Pick<StoredCampaigns, 'find' | 'list' | 'count'> {
  const find = database.statement<Row>(
    'find-campaign',
    `select ${columns} from messaging.campaign where id = $1`,
  )
  const list = database.statement<Row>(
    'list-campaigns',
    `select ${columns} from messaging.campaign
     where ($1::text[] is null or kind = any($1)) and id < coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
     order by id desc limit $2`,
  )
  const count = database.statement<{ count: number }>(
    'count-campaigns',
    'select count(*)::int as count from messaging.campaign where $1::text[] is null or kind = any($1)',
  )
  const counts = database.statement<Counted>(
    'stats-of-campaigns',
    `select campaign_id as id, state, reason, count(*)::int as count,
       count(*) filter (where report = 'delivered')::int as delivered,
       count(*) filter (where report = 'undelivered')::int as undelivered,
       min(next_attempt_at) as "nextAttemptAt", max(begun_at) as "lastAttemptAt"
     from messaging.delivery
     where campaign_id = any($1::uuid[]) group by campaign_id, state, reason order by count(*) desc, reason`,
  )
  const clicks = database.statement<{ id: string; link: number | null; count: number }>(
    'clicks-of-campaigns',
    `select campaign_id as id, link, count(distinct delivery_id)::int as count from messaging.opened_link
     where campaign_id = any($1::uuid[]) group by grouping sets ((campaign_id, link), (campaign_id))`,
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
    find: async id => (await withStats(await find(id)))[0],
    list: async (kinds, limit, before) => withStats(await list(kinds ?? null, limit, before ?? null)),
    count: async kinds => (await count(kinds ?? null))[0]?.count ?? 0,
  }
}

function writing(database: Database): Pick<StoredCampaigns, 'add'> {
  const add = database.statement<never>(
    'add-campaign',
    `insert into messaging.campaign (id, kind, channel, title, message, type, audience, tier, least_points, most_points,
       image_url, send_to_all, state, actor, scheduled_for, created_at, started_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
  )
  return {
    async add({ audience, ...c }) {
      const { kind, tier, leastPoints, mostPoints } = audience
      const who = [kind, tier, leastPoints, mostPoints]
      const what = [c.id, c.kind, c.channel, c.title, c.message, c.type]
      const how = [c.imageUrl, c.sendToAll, c.state, c.actor, c.scheduledFor, c.createdAt, c.startedAt]
      await add(...what, ...who, ...how)
    },
  }
}

function moving(
  database: Database,
): Pick<StoredCampaigns, 'active' | 'recordOnTime' | 'due' | 'move' | 'finish'> {
  const active = database.statement<Row & Pick<ActiveCampaign, 'onTimeAt' | 'hasUntried'>>(
    'active-campaigns',
    `select ${columns}, on_time_at as "onTimeAt", state = 'sending' and exists (
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
  const recordOnTime = database.statement<never>(
    'record-campaigns-on-time',
    'update messaging.campaign set on_time_at = $2 where id = any($1::uuid[])',
  )
  const due = database.statement<Row>(
    'due-campaigns',
    `select ${columns} from messaging.campaign where state = 'scheduled' and scheduled_for <= $1 order by scheduled_for`,
  )
  const move = database.statement<{ id: string }>(
    'move-campaign',
    `update messaging.campaign set state = $3,
       started_at = case when $3 = 'sending' then coalesce(started_at, $4) else started_at end,
       on_time_at = case when $3 = 'sending' then $4 else on_time_at end,
       finished_at = case when $3 = 'cancelled' then $4 else finished_at end
     where id = $1 and state = any($2::text[]) returning id`,
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
      (await active(at)).map(({ onTimeAt, hasUntried, ...row }) => ({
        ...campaignOf(row),
        onTimeAt,
        hasUntried,
      })),
    async recordOnTime(ids, at) {
      await recordOnTime(ids, at)
    },
    due: async now => (await due(now)).map(campaignOf),
    move: async (id, from, to, at) => (await move(id, from, to, at)).length > 0,
    async finish(id, at) {
      await finish(id, at)
    },
  }
}

const campaignOf = ({ audience: kind, tier, leastPoints, mostPoints, ...rest }: Row): Campaign => ({
  ...rest,
  audience: { kind, tier, leastPoints, mostPoints },
})
