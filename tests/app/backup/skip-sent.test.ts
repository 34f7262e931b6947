import { expect, it, onTestFinished } from 'vitest'
import { skipSent } from '../../../src/server/backups/skip-sent.ts'
import { openTestApp } from '../../support/app.ts'
import { decide, deliver } from '../../support/audience.ts'
import { usualDatabases } from '../../support/databases.ts'

it.each(usualDatabases)('what was sent after a backup is not sent again (%s)', async database => {
  // Noon at the clinic is 20:00 UTC.
  const app = await openTestApp({
    ...{ database, now: '2026-11-24T20:00:00Z' },
    env: { BIRTHDAY_SPECIALS: 'daily', QUIET_HOURS: '21:00-09:00' },
  })
  onTestFinished(() => app.stop())
  const [mia, noor] = [await app.member('Mia'), await app.member('Noor')]
  await decide(app, 'Mia', 'push', true)
  await app.modules.identity.fillBirthday(mia.id, '1991-11-29')
  await app.modules.loyalty.sendOffer(mia.id)
  app.clock.set('2026-11-29T11:00:00Z')
  await app.modules.loyalty.sendOffer(noor.id)
  const owner = await app.staff('owner')
  const news = { title: 'Glow', message: 'Come by.', type: 'PROMOTION', targetAudience: 'ALL' }
  const sent = async () =>
    (await owner.post('/api/admin/notifications/send', news)).json<{ campaignId: string }>().campaignId
  const [campaignId, retried] = [await sent(), await sent()]
  await app.database.run("update messaging.campaign set state = 'done' where id = $1", [retried])
  await app.database.run("insert into jobs.job (name, data) values ('notification-push', '{}')")

  // A backup of this moment is restored at 2 PM.
  await app.database.run(
    `insert into content.house_rules (rules) values ('{"timeZone": "America/Los_Angeles"}')
     on conflict (only_one) do update set rules = content.house_rules.rules || excluded.rules`,
  )
  await skipSent(app.database.run, new Date('2026-11-29T22:00:00Z'), 'Pacific/Kiritimati')
  app.clock.set('2026-11-29T22:00:00Z')
  await app.modules.daily.runDue()
  await deliver(app)
  const titles = async ({ get }: typeof mia) =>
    (await get('/api/notifications'))
      .json<{ title: string }[]>()
      .flatMap(({ title }) => (title === 'A gift for you' ? [] : title))
  expect([await titles(mia), await titles(noor)]).toEqual([[], []])
  expect(await app.database.run("select from jobs.job where name = 'notification-push'")).toEqual([])
  const campaign = 'select state from messaging.campaign where id = $1'
  expect(await app.database.run(campaign, [campaignId])).toEqual([{ state: 'late' }])

  const pushes = "select distinct state from messaging.delivery where campaign_id = $1 and state <> 'skipped'"
  expect(await app.database.run(pushes, [retried])).toEqual([{ state: 'failed' }])

  // No one is reminded on the day that a voucher is issued.
  app.clock.set('2026-11-30T20:00:00Z')
  await app.modules.daily.runDue()
  expect([await titles(mia), await titles(noor)]).toEqual([[], ['Your voucher expires soon']])
})
