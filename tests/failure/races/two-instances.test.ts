import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '#platform/database/postgresql.ts'
import { prepareClinic } from '../../../src/server/clinic-start.ts'
import { type RunningApp, startApp } from '../../../src/server/start.ts'
import { testSettings } from '../../support/app.ts'
import { type Browser, type Network, networkTo } from '../../support/client.ts'
import { newPostgresDatabase } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { follow } from '../../support/follow.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'

it('a start waits while another instance fills the database, longer than a statement may take', async () => {
  const url = await newPostgresDatabase()
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query('begin')
  await other.query("select pg_advisory_xact_lock(hashtext('velora first start'))")
  const settings = testSettings()
  const statementMs = 1_000
  const starting = startApp(settings, {
    engine: openPostgres({ url, statementMs, onError: () => {} }),
    prepare: (modules, database) => prepareClinic(modules, database, settings),
  })
  let isStarted = false
  const started = starting.then(app => {
    isStarted = true
    return app
  })
  started.catch(() => {})
  await setTimeout(3 * statementMs)
  expect(isStarted).toBe(false)
  await other.query('commit')
  await other.end()
  const app = await started
  await app.stop()
})

describe('two instances on one PostgreSQL', () => {
  let apps: RunningApp[]
  let networks: Network[]
  const settings = testSettings({ DEMO: '1' })

  beforeAll(async () => {
    const url = await newPostgresDatabase('template1')
    const start = () =>
      startApp(settings, {
        engine: openPostgres({ url, onError: () => {} }),
        prepare: (modules, database) => prepareClinic(modules, database, settings),
      })
    apps = await Promise.all([start(), start()])
    networks = apps.map(app => networkTo(app.url))
  })
  afterAll(async () => {
    for (const network of networks) network.close()
    for (const app of apps) await app.stop()
  })

  const [a, b] = [0, 1]
  const at = (instance: number, browser?: Browser): Browser => {
    const network = networks[instance]
    if (!network) throw new Error('There are two instances.')
    return network.browser(browser?.cookies)
  }
  const mia = async () => {
    const browser = at(a)
    await browser.post('/api/auth/login', { email: 'mia@velora.example', password: 'velora-demo' })
    return browser
  }

  it('started at once on an empty database make one catalogue and three codes', async () => {
    for (const instance of [a, b]) {
      const names = (await at(instance).get('/api/services'))
        .json<{ name: string }[]>()
        .map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      expect((await at(instance).get('/api/locations')).json<unknown[]>()).toHaveLength(2)
      expect((await at(instance).get('/api/checkin-codes')).json<unknown[]>()).toHaveLength(3)
      expect((await at(instance).get('/api/points-goals')).json<unknown[]>()).toHaveLength(4)
    }
  })

  it('know the sessions that the other one made', async () => {
    const there = at(b, await mia())
    expect((await there.get('/api/auth/user')).json()).toMatchObject({ email: 'mia@velora.example' })
  })

  it('show what a check-in through the other one earned', async () => {
    const here = await mia()
    const there = at(b, here)
    const before = (await there.get('/api/auth/user')).json<{ points: number }>().points
    const codes = (await here.get('/api/checkin-codes')).json<{ code: string; description: string }[]>()
    const daily = codes.find(({ description }) => description === 'Daily Spa Visit')
    expect((await here.post('/api/checkin', { code: daily?.code })).status).toBe(200)
    await eventually(async () => {
      expect((await there.get('/api/auth/user')).json()).toMatchObject({ points: before + 5 })
    })
  })

  it('drop a stored list that changed through the other one', async () => {
    const [here, there] = apps
    const before = await at(b).get('/api/services')
    await here?.database.inTransaction(async () => {
      await here.database.statement(
        'price',
        "update content.service set price_cents = 66600 where name = 'Lip Filler'",
      )()
      for (const topic of ['services', 'services-by-id']) await here.modules.cache.invalidate(topic, '')
    })
    await eventually(async () => {
      const after = await at(b).get('/api/services', { 'if-none-match': String(before.headers['etag']) })
      expect(after.text).toContain('666.00')
    })
    expect(await there?.modules.content.listServices()).toContainEqual(
      expect.objectContaining({ priceCents: 66600 }),
    )
  })

  const urlOf = (instance: number) => apps[instance]?.url ?? ''

  it('tell a member at the one what the desk awarded through the other, once and within two seconds', async () => {
    const here = await mia()
    const stream = await follow(urlOf(b), here)
    const desk = at(a)
    await desk.post('/api/admin/verify', { code: '24682468' })
    const [service] = (await desk.get('/api/services')).json<{ id: string }[]>()
    await eventually(async () => expect(stream.text()).toContain(':'))
    const before = stream.events.length
    const award = {
      userEmail: 'mia@velora.example',
      serviceId: service?.id,
      customPoints: 30,
      countAgain: true,
    }
    const awarded = await desk.post('/api/admin/award-points', award)
    await stream.hears(before + 1)
    const { pointsBalance } = awarded.json<{ pointsBalance: number }>()
    for (const instance of [a, b])
      expect((await at(instance, here).get('/api/auth/user')).json()).toMatchObject({ points: pointsBalance })
    expect(stream.events.slice(before)).toEqual(['changed'])
    stream.hangUp()
  })

  it('close the open app of a member who signed out through the other', async () => {
    const here = await mia()
    const stream = await follow(urlOf(b), here)
    expect(stream.status).toBe(200)
    await here.post('/api/auth/logout')
    await stream.ended
  })

  it('end a session for each other', async () => {
    const here = await mia()
    const there = at(b, here)
    expect((await there.get('/api/auth/user')).status).toBe(200)
    expect((await here.post('/api/auth/logout')).status).toBe(200)
    await eventually(async () => expect((await there.get('/api/auth/user')).status).toBe(401))
  })

  it('let one of 100 check-ins through both count', async () => {
    const sessions = [await mia()]
    sessions.push(at(b, sessions[0]))
    const codes = (await at(a).get('/api/checkin-codes')).json<{ code: string; description: string }[]>()
    const lounge = codes.find(({ description }) => description === 'VIP Lounge')
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => sessions[n % 2]?.post('/api/checkin', { code: lounge?.code })),
    )
    expect(answers.filter(answer => answer?.status === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer?.code === 'already-checked-in')).toHaveLength(99)
    if (apps[0]) await expectSoundLedger(apps[0].database)
  })

  it('act once on a key that reaches both', async () => {
    const here = await mia()
    const both = [here, at(b, here)]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        both[n % 2]?.post('/api/notifications/read', undefined, { 'idempotency-key': 'across' }),
      ),
    )
    expect(answers.map(answer => answer?.status)).toEqual(Array(20).fill(200))
  })
})
