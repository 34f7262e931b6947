import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#platform/database/open.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { schema } from '../../src/server/parts.ts'
import { openTestApp, phiKey, sessionKey } from '../support/app.ts'
import { codeOf, password } from '../support/cast.ts'
import { type Answer, type Browser, networkTo } from '../support/client.ts'
import { connected } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { follow } from '../support/follow.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'
import { migratedFolder } from '../support/migrated-folder.ts'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { startVelora } from '../support/process.ts'
import { startSmtpPeer } from '../support/smtp-peer.ts'
import { targetMs } from '../support/target-time.ts'
import { tcpProxyTo } from '../support/tcp-proxy.ts'
import { vapidKeys } from '../support/vapid-keys.ts'

const failovers = Number(process.env['FAILOVERS'] ?? 1)
/** One a check-in, more than are asked for before and after a failover; each start reads them all. */
const codes = 2_000
/** As a server is set up whose data count: what it has said stays said. */
const safe = ['fsync=on', 'full_page_writes=on', 'synchronous_commit=on']

describe('when the primary is lost', () => {
  const folder = migratedFolder('failover', 'postgresql')
  const keys = { SESSION_KEYS: sessionKey, PHI_KEYS: phiKey, ...vapidKeys }
  const env = { DATA_DIR: folder, DEMO: '0', ...keys, MAIL_FROM: 'hello@clinic.test' }
  /** A clinic that every primary and standby of this file begins as. */
  let begun: PostgresServer
  beforeAll(async () => {
    begun = await startPostgres()
    await begun.createDatabase('velora')
    const engine = openPostgres({ url: begun.url('velora'), onError: () => {} })
    const clinic = await openTestApp({ database: 'postgresql', engine })
    await clinic.member('Mia')
    await clinic.staff('owner')
    await clinic.stop()
    await ask(
      begun,
      `insert into loyalty.check_in_code (id, code, description, points_value, is_active)
       select gen_random_uuid(), 'CODE-' || n, 'Code ' || n, 5, true from generate_series(1, ${codes}) n`,
    )
    await begun.pause()
  })
  afterAll(async () => {
    await begun.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it.each(Array.from({ length: failovers }, (_, n) => n + 1))(
    'a promoted standby has every acknowledged write, and the clinic goes on (failover %i)',
    async failover => {
      const { primary, standby, proxy, isSynchronous } = await pair()
      await isSynchronous()
      const mails = await startSmtpPeer()
      onTestFinished(mails.stop)
      const settings = { ...env, DATABASE_URL: addressOf(proxy.port), SMTP_URL: mails.url }
      const [desk, other] = await Promise.all([
        serve({ ...settings, WORKERS: '0' }),
        serve({ ...settings, WORKERS: '1' }),
      ])
      const live = await follow(other.url, other.mia)
      onTestFinished(live.hangUp)

      const load = startLoad(desk.mia)
      await load.acknowledges(60 + 7 * failover)
      await primary.cut()
      expect(await ask(standby, 'select pg_promote(true, 30) as done')).toEqual([{ done: true }])
      const switched = performance.now()
      const acknowledgedBefore = load.acknowledged.length
      proxy.leadTo(standby.port)
      await load.acknowledges(acknowledgedBefore + 1)
      const pauseMs = performance.now() - switched
      await load.acknowledges(acknowledgedBefore + 60)
      await load.end()
      expect(pauseMs).toBeLessThan(targetMs(10_000, 30_000))

      expect(load.unexpected).toEqual([])
      await expectWritten(standby, load)
      for (const url of [desk.url, other.url])
        await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200))

      const heard = live.events.length
      expect((await desk.mia.post('/api/checkin', { code: `CODE-${codes}` })).status).toBe(200)
      await live.hears(heard + 1)
      expect((await desk.mia.post('/api/forgot-password', { email: miasAddress })).status).toBe(200)
      await eventually(async () =>
        expect(mails.received.filter(({ words }) => words.includes('/reset-password?token='))).toHaveLength(
          1,
        ),
      )
    },
  )

  describe('and this file is to notice it', () => {
    let servers: Awaited<ReturnType<typeof pair>>
    let clinic: Awaited<ReturnType<typeof serve>>
    const closing: (() => unknown)[] = []
    beforeAll(async () => {
      servers = await pair(close => closing.unshift(close))
      await servers.isSynchronous()
      const settings = { ...env, DATABASE_URL: addressOf(servers.proxy.port), WORKERS: '0' }
      clinic = await serve(settings, close => closing.unshift(close))
    })
    afterAll(async () => {
      for (const close of closing) await close()
    })

    it('a standby that is not promoted takes no write, and each is refused for a moment', async () => {
      const { primary, standby, proxy } = servers
      const { url, mia } = clinic
      proxy.leadTo(standby.port)
      const writes = await Promise.all(
        Array.from({ length: 40 }, (_, n) => mia.post('/api/checkin', { code: `CODE-${n + 1}` })),
      )
      expect([...new Set(writes.map(({ status, code }) => `${status} ${code}`))]).toEqual([
        '503 database-unavailable',
      ])
      expect((await fetch(`${url}/readyz`)).status).toBe(503)
      proxy.leadTo(primary.port)
      await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200))
      expect((await mia.post('/api/checkin', { code: 'CODE-1' })).status).toBe(200)
    })

    it('what no standby has is not acknowledged; where the primary does not wait for one, it is, and is lost', async () => {
      const { primary, standby, link, isAsynchronous } = servers
      await link.close()
      const unheard = await clinic.mia.post('/api/checkin', { code: 'CODE-2' })
      expect([unheard.status, unheard.code]).toEqual([503, 'database-unavailable'])

      await isAsynchronous()
      const load = startLoad(clinic.mia, 3)
      await load.acknowledges(20)
      await load.end()
      await primary.cut()
      await ask(standby, 'select pg_promote(true, 30)')
      expect(await writtenOn(standby)).toEqual(['check-in 1'])
      expect(load.acknowledged.length).toBeGreaterThanOrEqual(20)
    })
  })

  async function pair(atEnd: AtEnd = onTestFinished) {
    const primary = await startPostgres({ copyOf: begun.data, settings: safe })
    atEnd(primary.stop)
    const link = await tcpProxyTo(primary.port)
    atEnd(link.close)
    const standbyOf = `host=127.0.0.1 port=${link.port} user=velora password=velora application_name=standby`
    const standby = await startPostgres({ copyOf: begun.data, settings: safe, standbyOf })
    atEnd(standby.stop)
    const proxy = await tcpProxyTo(primary.port)
    atEnd(proxy.close)
    const wait = async (names: string, state: string) => {
      await ask(primary, `alter system set synchronous_standby_names = '${names}'`)
      await ask(primary, 'select pg_reload_conf()')
      await eventually(async () => expect(await ask(primary, state)).toHaveLength(1))
    }
    return {
      ...{ primary, standby, proxy, link },
      isSynchronous: () =>
        wait(
          'ANY 1 (standby)',
          "select from pg_stat_replication where state = 'streaming' and sync_state = 'quorum'",
        ),
      isAsynchronous: () =>
        wait('', "select from pg_settings where name = 'synchronous_standby_names' and setting = ''"),
    }
  }

  async function serve(settings: Readonly<Record<string, string>>, atEnd: AtEnd = onTestFinished) {
    const velora = await startVelora(settings)
    atEnd(() => velora.end('SIGKILL').then(() => {}))
    const network = networkTo(velora.url)
    atEnd(network.close)
    const mia = network.browser()
    await mia.post('/api/auth/login', { email: miasAddress, password })
    await mia.post('/api/admin/verify', { code: codeOf('owner') })
    return { url: velora.url, mia }
  }
})

type AtEnd = (close: () => Promise<void> | void) => void

const miasAddress = 'mia@velora.test'
const addressOf = (port: number) => `postgres://velora:velora@127.0.0.1:${port}/velora`

const ask = async <Row extends object>(server: PostgresServer, text: string): Promise<readonly Row[]> =>
  (await connected(server.url('velora'), client => client.query<Row>(text))).rows

type Load = ReturnType<typeof startLoad>

/** Check-ins and awards, each with a key, which are asked for again with it until they are answered. */
function startLoad(browser: Browser, first = 1) {
  const [acknowledged, asked, unexpected]: [string[], string[], string[]] = [[], [], []]
  let running = true
  const isAnswered = (what: string, answer: Answer) => {
    if (answer.status === 503) return false
    if (answer.status === 200) acknowledged.push(what)
    else unexpected.push(`${what}: ${answer.status} ${answer.text}`)
    return true
  }
  const work = async (serviceId: string) => {
    while (running) {
      const n = first + asked.length
      const what = n % 2 ? `check-in ${n}` : `award ${n}`
      asked.push(what)
      const write = () => {
        const headers = { 'idempotency-key': `key of ${what}` }
        if (n % 2) return browser.post('/api/checkin', { code: `CODE-${n}` }, headers)
        const award = { userEmail: miasAddress, serviceId, customPoints: 10_000 + n, countAgain: true }
        return browser.post('/api/admin/award-points', award, headers)
      }
      while (!isAnswered(what, await write())) await sleep(50)
    }
  }
  const read = async () => {
    while (running) {
      const { status, text } = await browser.get('/api/user/points')
      if (status !== 200 && status !== 503) unexpected.push(`points: ${status} ${text}`)
      await sleep(20)
    }
  }
  const workers = browser.get('/api/services').then(async answer => {
    const [service] = answer.json<{ id: string }[]>()
    await Promise.all([read(), ...Array.from({ length: 6 }, () => work(service?.id ?? ''))])
  })
  return {
    acknowledged,
    asked,
    unexpected,
    acknowledges: (count: number) =>
      eventually(async () => {
        if (acknowledged.length < count)
          throw new Error(`${acknowledged.length} of ${count} are acknowledged`)
      }, 60_000),
    async end() {
      running = false
      await workers
    },
  }
}

async function writtenOn(server: PostgresServer): Promise<readonly string[]> {
  const rows = await ask<{ what: string }>(
    server,
    `select case kind when 'check-in' then 'check-in ' || substring(reason from '\\d+$')
       else 'award ' || (amount - 10000) end as what
     from loyalty.entry
     where member_id = (select id from identity.member where email = '${miasAddress}')
       and (amount > 10000 or reason ~ '^Check-in: Code \\d+$')`,
  )
  return rows.map(({ what }) => what)
}

/** Each write that was acknowledged is there once; one that nobody answered yet may be. */
async function expectWritten(server: PostgresServer, { acknowledged, asked }: Load): Promise<void> {
  const written = await writtenOn(server)
  expect(new Set(written).size).toBe(written.length)
  expect(acknowledged.filter(what => !written.includes(what))).toEqual([])
  expect(written.filter(what => !asked.includes(what))).toEqual([])
  const database = await openDatabase(openPostgres({ url: server.url('velora'), onError: () => {} }), schema)
  await expectSoundLedger(database).finally(database.close)
}
