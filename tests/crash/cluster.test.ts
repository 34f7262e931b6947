import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#platform/database/open.ts'
import { schema } from '../../src/server/parts.ts'
import { type Browser, type Network, networkTo } from '../support/client.ts'
import { isAlive, linesOf, pidsOf } from '../support/cluster-log.ts'
import { newPostgresDatabase, openEngine } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'
import { startVelora, type VeloraProcess } from '../support/process.ts'
import { startSmtpPeer } from '../support/smtp-peer.ts'

const token = 'a-token-for-the-metrics-of-this-test'
const authorization = `Bearer ${token}`

describe('a cluster of two', () => {
  let folder: string
  let databaseUrl: string
  let velora: VeloraProcess
  let smtp: Awaited<ReturnType<typeof startSmtpPeer>>
  const networks: Network[] = []

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'velora-cluster-'))
    databaseUrl = await newPostgresDatabase()
    smtp = await startSmtpPeer()
    velora = await startVelora({
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      WEB_CONCURRENCY: '2',
      LOG_LEVEL: 'info',
      METRICS_TOKEN: token,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'hello@clinic.test',
    })
    await eventually(async () =>
      expect([...pidsOf(velora).keys()].sort()).toEqual(['jobs', 'web-1', 'web-2']),
    )
  })
  afterAll(async () => {
    for (const network of networks) network.close()
    await velora.end('SIGKILL')
    await smtp.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const dial = () => {
    const network = networkTo(velora.url)
    networks.push(network)
    return network
  }
  /** A browser on a connection of its own, and who answers there. */
  const arrive = async (cookies?: ReadonlyMap<string, string>) => {
    const browser = dial().browser(cookies)
    const { headers } = await browser.get('/api/services')
    let pid = 0
    await eventually(async () => {
      const line = linesOf(velora).find(({ id }) => id === headers['x-request-id'])
      pid = Number(line?.['pid'])
      expect(line).toBeDefined()
    })
    return { browser, pid }
  }
  /** The system says who takes a connection: until it was the one in that place. */
  const arriveAt = async (place: string, cookies?: ReadonlyMap<string, string>): Promise<Browser> => {
    const wanted = pidsOf(velora).get(place)
    for (;;) {
      const { browser, pid } = await arrive(cookies)
      if (pid === wanted) return browser
    }
  }
  const signIn = async (browser: Browser) => {
    await browser.post('/api/auth/login', { email: 'mia@velora.example', password: 'velora-demo' })
    await browser.post('/api/admin/verify', { code: '24682468' })
    return browser
  }
  const pointsOf = async (browser: Browser) =>
    (await browser.get('/api/auth/user')).json<{ points: number }>().points

  it('serves on one port from both, greets once, and sends mail from a third', async () => {
    const [one] = await Promise.all([arriveAt('web-1'), arriveAt('web-2')])
    expect(velora.output().match(/Velora runs at/g)).toHaveLength(1)
    expect((await one.post('/api/forgot-password', { email: 'mia@velora.example' })).status).toBe(200)
    await eventually(async () =>
      expect(smtp.received.filter(({ words }) => words.includes('/reset-password?token='))).toHaveLength(1),
    )
  })

  it('shows through the one what was changed through the other, within a second', async () => {
    const here = await signIn(await arriveAt('web-1'))
    const there = await arriveAt('web-2', here.cookies)
    const before = await pointsOf(there)
    const [service] = (await here.get('/api/services')).json<{ id: string }[]>()
    const award = {
      userEmail: 'mia@velora.example',
      serviceId: service?.id,
      customPoints: 7,
      countAgain: true,
    }
    expect((await here.post('/api/admin/award-points', award)).status).toBe(200)
    await eventually(async () => expect(await pointsOf(there)).toBe(before + 7), 1_000)
    await here.post('/api/auth/logout')
    await eventually(async () => expect((await there.get('/api/auth/user')).status).toBe(401), 1_000)
  })

  it('counts what an address asks of both together', async () => {
    const both = [await arriveAt('web-1'), await arriveAt('web-2')]
    const statuses: number[] = []
    // One minute's bound is 60, and another minute may begin meanwhile: never are there twice as many.
    for (let n = 0; n < 100; n++) {
      const answer = await both[n % 2]?.post('/api/visitor', { url: '/', referrer: '' })
      statuses.push(answer?.status ?? 0)
    }
    expect(statuses.slice(0, 40)).toEqual(Array(40).fill(200))
    expect(statuses.filter(status => status === 429).length).toBeGreaterThan(0)
  })

  it('tells Prometheus what all of them measured, whoever is asked', async () => {
    for (const place of ['web-1', 'web-2']) {
      const { text } = await (await arriveAt(place)).get('/metrics', { authorization })
      const named = (metric: string) =>
        [...text.matchAll(new RegExp(`^${metric}\\{.*process="([^"]+)"\\} `, 'gm'))].map(([, name]) => name)
      expect(named('process_resident_memory_bytes').sort()).toEqual(['jobs', 'web-1', 'web-2'])
      const services = named('http_request_duration_seconds_count').sort()
      expect([...new Set(services)]).toEqual(['web-1', 'web-2'])
      expect(text.match(/^# TYPE process_resident_memory_bytes /gm)).toHaveLength(1)
      expect(named('database_statement_duration_seconds_count')).toContain('jobs')
    }
  })

  it('loses no check-in that was acknowledged when one of them is killed, which comes back', async () => {
    const database = await openDatabase(await openEngine('postgresql', databaseUrl), schema)
    await database.statement(
      'codes',
      `insert into loyalty.check_in_code (id, code, description, points_value, is_active)
       select gen_random_uuid(), 'CODE-' || n, 'Code ' || n, 5, true from generate_series(1, 5000) n`,
    )()
    const mia = await signIn((await arrive()).browser)
    const killed = pidsOf(velora).get('web-2') ?? 0
    const acknowledged: string[] = []
    let [asked, running] = [0, true]
    const work = async () => {
      let phone = (await arrive(mia.cookies)).browser
      while (running) {
        const code = `CODE-${++asked}`
        const answer = await phone.post('/api/checkin', { code }).catch(() => undefined)
        if (answer?.status === 200) acknowledged.push(code)
        // Its process was lost: it dials again, and others are there.
        else phone = dial().browser(mia.cookies)
      }
    }
    const lanes = Promise.all(Array.from({ length: 6 }, work))
    await eventually(async () => expect(acknowledged.length).toBeGreaterThan(60))
    process.kill(killed, 'SIGKILL')
    const atTheKill = acknowledged.length
    await eventually(async () => expect(acknowledged.length).toBeGreaterThan(atTheKill + 60))
    await eventually(async () => expect(pidsOf(velora).get('web-2')).not.toBe(killed))
    const back = await arriveAt('web-2', mia.cookies)
    expect((await back.get('/api/auth/user')).status).toBe(200)
    running = false
    await lanes
    const rows = await database.statement<{ code: string }>(
      'written',
      `select 'CODE-' || substring(reason from '\\d+$') as code from loyalty.entry where reason like 'Check-in: Code %'`,
    )()
    const written = rows.map(({ code }) => code)
    expect(new Set(written).size).toBe(written.length)
    expect(acknowledged.filter(code => !written.includes(code))).toEqual([])
    await expectSoundLedger(database)
    await database.close()
  })

  it('ends all of them before itself when it is told to', async () => {
    const before = [...pidsOf(velora).values()].filter(isAlive)
    expect(before).toHaveLength(3)
    expect(await velora.end('SIGTERM')).toBe(0)
    expect(before.filter(isAlive)).toEqual([])
  })
})
