import { afterEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/kernel/ids.ts'
import { purging } from '#platform/scheduled-tasks/housekeeping.ts'
import { clicksInDatabase } from '../../../src/modules/messaging/deliveries/adapters/clicks-in-database.ts'
import { retention } from '../../../src/server/parts.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { bothDatabases, usualDatabases } from '../../support/databases.ts'

const now = new Date('2026-11-21T18:00:00Z')
/** The last moment of what is old is 2025-10-21T18:00:00Z. */
const ages = {
  old: new Date('2025-09-01T12:00:00Z'),
  // Began just before the limit: half of it is old.
  between: new Date('2025-10-21T17:00:00Z'),
  young: new Date('2025-10-22T12:00:00Z'),
}
const counting = retention.filter(({ counted }) => counted)

describe.each(bothDatabases)('messages of more than 13 months (%s)', kind => {
  let app: TestApp
  afterEach(() => app.stop())

  const rows = async (statement: string) => (await app.database.run(statement)) as Record<string, number>[]
  const numberIn = async (table: string) =>
    (await rows(`select count(*)::int as count from messaging.${table}`))[0]?.['count']
  const shown = async () => ({
    campaigns: (await app.modules.messaging.listCampaigns(undefined, 100, undefined)).toSorted((a, b) =>
      a.id.localeCompare(b.id),
    ),
    results: await rows('select * from messaging.campaign_result order by id'),
  })
  const purgeAll = async (stopping?: () => boolean) => {
    for (const rule of counting) await purging(app.database, rule)(now, stopping)
  }

  it('become counts that every screen shows as before, however often it is cut off', async () => {
    app = await openTestApp({ database: kind, now: now.toISOString() })
    await seedCampaigns(app)
    const before = await shown()
    expect(before.campaigns.map(({ stats }) => stats.total)).toEqual([6_400, 6_400, 6_400])
    expect(before.results.map(({ opened }) => Number(opened))).toEqual([2_133, 2_133, 2_133])

    let batches = 0
    await purgeAll(() => batches++ > 0)
    expect(await numberIn('delivery')).toBe(14_200)
    expect(await shown()).toEqual(before)
    await purgeAll()
    await purgeAll()
    expect(await shown()).toEqual(before)
    // What is still to be sent stays, whatever its age.
    expect(await numberIn('delivery')).toBe(800 + (400 + 3_200) + 6_400)
    expect(await numberIn('opened_link')).toBe(await linksOfRest(app))
  })

  // The rest depends on no lock of the database.
  if (!usualDatabases.includes(kind)) return

  it('are not opened in their last month, while they become a count', async () => {
    app = await openTestApp({ database: kind, now: now.toISOString() })
    await seedCampaigns(app)
    const links = clicksInDatabase(app.database)
    const opened = () => numberIn('opened_link')
    const before = await opened()
    for (const { id } of (await app.database.run(
      `select id::text from messaging.delivery where target = '7'`,
    )) as { id: string }[])
      await links.record({ deliveryId: id, link: 1 }, now)
    expect(await opened()).toBe(before)
    const [young] = (await app.database.run(
      `update messaging.delivery set settled_at = '2025-11-22T18:00:00Z' where id in
         (select id from messaging.delivery where target = '7' limit 1) returning id::text`,
    )) as { id: string }[]
    await links.record({ deliveryId: young?.id ?? '', link: 1 }, now)
    expect(await opened()).toBe((before ?? 0) + 1)
  })

  it('stay as they are when their count can’t be written', async () => {
    app = await openTestApp({ database: kind, now: now.toISOString() })
    await seedCampaigns(app)
    const before = await shown()
    await app.database.run(`create function messaging.fail() returns trigger language plpgsql as
      $$ begin raise exception 'no count'; end $$`)
    await app.database.run(`create trigger fail before insert on messaging.opened_link_count for each row
      execute function messaging.fail()`)
    await expect(purgeAll()).rejects.toThrow('no count')
    expect(await numberIn('delivery')).toBe(19_200)
    expect(await numberIn('delivery_count')).toBe(0)
    await app.database.run('drop function messaging.fail() cascade')
    expect(await shown()).toEqual(before)
  })

  it('leave the member’s list, read or not, and mails with them; months keep how many there were', async () => {
    app = await openTestApp({ database: kind, now: now.toISOString() })
    const memberId = newId()
    const insert = (table: string, columns: string, values: string, at: Date) =>
      app.database.run(
        `insert into messaging.${table} (${columns}) select ${values} from generate_series(1, 3) n`.replaceAll(
          '$at',
          `'${at.toISOString()}'::timestamptz`,
        ),
      )
    for (const at of [new Date('2025-08-03T00:00:00Z'), ages.old, ages.young]) {
      const id = `overlay('${newId(at.getTime())}' placing lpad(n::text, 4, '0') from 33)::uuid`
      await insert(
        'notification',
        'member_id, id, title, message, type, is_read, created_at',
        `'${memberId}', ${id}, 'Hello', 'You.', 'GENERAL', n = 1, $at`,
        at,
      )
      await insert(
        'mail',
        'id, member_id, to_email, to_first_name, subject, kind, state, next_attempt_at, created_at, settled_at',
        `${id}, '${memberId}', 'mia@velora.example', 'Mia', 'Hello', 'service',
         case n when 1 then 'failed' when 2 then 'sent' else 'pending' end, $at, $at, case when n < 3 then $at end`,
        at,
      )
    }
    const { countNotifications, listNotifications } = app.modules.messaging
    expect(await countNotifications(memberId)).toBe(9)
    await purgeAll()
    await purgeAll()
    expect(await countNotifications(memberId)).toBe(3)
    expect((await listNotifications(memberId, 10, undefined)).map(({ createdAt }) => createdAt)).toEqual([
      ages.young,
      ages.young,
      ages.young,
    ])
    expect(await numberIn('mail')).toBe(5)
    const counts = await rows(
      `select month::text, carrier, kind, outcome, count from messaging.message_count order by 1, 2, 3, 4`,
    )
    expect(counts.map(count => Object.values(count).join(' '))).toEqual(
      ['2025-08-01', '2025-09-01'].flatMap(month => [
        `${month} app GENERAL read 1`,
        `${month} app GENERAL unread 2`,
        `${month} mail service failed 1`,
        `${month} mail service sent 1`,
      ]),
    )
  })
})

/** A campaign of each age: of eight deliveries three were sent, one failed, one is unknown, two were skipped, one waits still. */
async function seedCampaigns({ database }: TestApp): Promise<void> {
  for (const [age, at] of Object.entries(ages)) {
    const id = newId(at.getTime())
    const moment = `timestamptz '${at.toISOString()}'`
    await database.run(
      `insert into messaging.campaign (id, kind, channel, title, message, type, audience, send_to_all, state, actor,
         created_at, started_at, finished_at)
       values ('${id}', 'sms', 'sms', '', 'See https://velora.example/a and https://velora.example/b', 'PROMOTION', 'ALL',
         false, 'done', 'staff', ${moment}, ${moment}, ${moment})`,
    )
    await database.run(
      `insert into messaging.delivery (campaign_id, channel, target, id, member_id, first_name, state, reason, carrier,
         attempts, next_attempt_at, begun_at, left_at, settled_at, report)
       select '${id}', 'sms', n::text, gen_random_uuid(), gen_random_uuid(), 'Mia', state,
         case when state = 'skipped' then case when n % 2 = 0 then 'no consent' else 'stopped' end end, 'twilio', 1, at, at, at,
         case when state <> 'pending' then at end,
         case when state = 'sent' then case when n % 5 = 0 then 'undelivered' else 'delivered' end end
       from (
         select n, ${moment} + case when n > 3200 and '${age}' = 'between' then interval '2 hours' else n * interval '1 ms' end as at,
           case when n % 8 = 0 then 'pending' when n % 8 = 1 then 'failed' when n % 8 = 2 then 'unknown'
             when n % 8 < 5 then 'skipped' else 'sent' end as state
         from generate_series(1, 6400) n
       ) made`,
    )
    // One in three opened something, and half of them two links.
    await database.run(
      `insert into messaging.opened_link (delivery_id, link, campaign_id, at)
       select id, link, campaign_id, begun_at from messaging.delivery cross join generate_series(0, 1) link
       where campaign_id = '${id}' and target::int % 3 = 0 and (link = 0 or target::int % 2 = 0)`,
    )
  }
}

async function linksOfRest({ database }: TestApp): Promise<number> {
  const [row] = (await database.run(
    `select sum(case when target::int % 3 <> 0 then 0 when target::int % 2 = 0 then 2 else 1 end)::int as count
     from messaging.delivery`,
  )) as { count: number }[]
  return row?.count ?? 0
}
