import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { openDatabase } from '#platform/database/open.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { deliveriesInDatabase } from '../../../../src/modules/messaging/deliveries/adapters/deliveries-in-database.ts'
import type {
  CampaignToSend,
  ClaimedDelivery,
  DeliveryOutcome,
} from '../../../../src/modules/messaging/deliveries/delivery.ts'
import type { StoredDeliveries } from '../../../../src/modules/messaging/deliveries/ports.ts'
import { schema } from '../../../../src/server/parts.ts'
import { newPostgresDatabase } from '../../../support/databases.ts'

const recipients = 2_500
const batch = 500
const at = new Date()
const campaign: CampaignToSend = {
  id: '0199aa00-0000-7000-8000-00000000abcd',
  kind: 'email',
  type: 'PROMOTION',
  channel: 'email',
  title: 'A quiet Tuesday',
  message: 'Come by.',
  sendToAll: true,
  imageUrl: null,
  createdAt: at,
}

const outcome = {
  state: 'sent',
  carrier: 'smtp',
  reason: null,
  failure: null,
  at,
  nextAttemptAt: at,
} as const

describe('a campaign of many recipients, of whom PostgreSQL believes that none is under way', () => {
  let database: Database
  let deliveries: StoredDeliveries
  beforeEach(async () => {
    // One connection: what is counted below is counted by each for itself.
    const engine = openPostgres({ url: await newPostgresDatabase(), connections: 1, onError: () => {} })
    database = await openDatabase(engine, { ...schema, tables: [] })
    deliveries = deliveriesInDatabase(database, 'addressee')
    const { id, kind, channel, title, message, type } = campaign
    await database.run(
      `insert into messaging.campaign (id, kind, channel, title, message, type, audience, send_to_all, state, actor, created_at)
       values ($1, $2, $3, $4, $5, $6, 'ALL', true, 'sending', 'Olga', $7)`,
      [id, kind, channel, title, message, type, at],
    )
    await database.run(
      `insert into messaging.delivery (campaign_id, channel, target, id, member_id, first_name, state, next_attempt_at)
       select $1, 'email', 'guest' || n || '@velora.test', gen_random_uuid(), gen_random_uuid(), 'Guest', 'pending', $2
       from generate_series(1, $3::int) n`,
      [id, at, recipients],
    )
    await database.run('create table addressee (member_id uuid primary key, email text)')
    await database.run('insert into addressee select member_id, target from messaging.delivery')
    // As when it was written down.
    await database.run('analyze messaging.delivery')
  })
  afterEach(() => database.close())

  const claim = async () => {
    const until = new Date(at.getTime() + 60_000)
    return (await deliveries.claim(campaign, at, until, batch, { most: null, since: at })).claimed
  }
  const send = async (claimed: readonly ClaimedDelivery[], end: DeliveryOutcome = outcome) => {
    const left = await Promise.all(claimed.map(delivery => deliveries.markDispatched(delivery, at)))
    await Promise.all(claimed.map(delivery => deliveries.recordOutcome(delivery, end)))
    return left.filter(Boolean).length
  }

  it('reads each delivery a few times, and not all of them for each', async () => {
    const before = await rowsRead(database)
    let sent = 0
    for (let claimed = await claim(); claimed.length > 0; claimed = await claim())
      for (let n = 0; n < claimed.length; n += 10) sent += await send(claimed.slice(n, n + 10))
    expect(sent).toBe(recipients)
    expect((await rowsRead(database)) - before).toBeLessThan(12 * recipients)
  })

  it.each([
    ['that are sent', 'record-sent-deliveries', outcome],
    ['of which some are not', 'record-steps-of-deliveries', { ...outcome, state: 'failed', carrier: null }],
  ] as const)('is not planned anew for each statement about some of them %s', async (_, name, end) => {
    const claimed = await claim()
    for (let n = 0; n < 20; n++) await send(claimed.slice(5 * n, 5 * n + 5), end)
    const plans = await database.run(
      `select custom_plans <= 5 as few, custom_plans + generic_plans > 15 as many from pg_prepared_statements
       where name = $1`,
      [name],
    )
    expect(plans).toEqual([{ few: true, many: true }])
  })
})

/** Of the deliveries and their indexes, by this connection. */
async function rowsRead(database: Database): Promise<number> {
  await database.run('select pg_stat_force_next_flush()')
  const [read] = (await database.run(
    `select t.seq_tup_read + t.idx_tup_fetch + sum(i.idx_tup_read) as rows
     from pg_stat_user_tables t join pg_stat_user_indexes i using (relid)
     where t.schemaname = $1 and t.relname = 'delivery' group by t.seq_tup_read, t.idx_tup_fetch`,
    ['messaging'],
  )) as { rows: string }[]
  return Number(read?.rows)
}
