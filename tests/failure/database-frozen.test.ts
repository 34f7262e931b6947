import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '#platform/database/postgresql.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import type { Answer, Browser } from '../support/client.ts'
import { newPostgresDatabase } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { intakeOf } from '../support/intakes.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'
import { treatmentOf } from '../support/points.ts'
import { targetMs } from '../support/target-time.ts'
import { type TcpProxy, tcpProxyTo } from '../support/tcp-proxy.ts'

/** A statement’s time is up after 5.2 s: nobody waits for two of them in turn. */
const mostSeconds = targetMs(6_000, 9_000) / 1_000

describe('while the database takes connections and says nothing', () => {
  let proxy: TcpProxy
  let app: TestApp
  beforeAll(async () => {
    const url = new URL(await newPostgresDatabase())
    proxy = await tcpProxyTo(Number(url.port))
    url.port = String(proxy.port)
    app = await openTestApp({
      database: 'postgresql',
      engine: openPostgres({ url: url.href, onError: () => {} }),
    })
  })
  afterAll(async () => {
    await app.stop()
    await proxy.close()
  })

  it('every kind of route asks to come back in time, stored lists go on, and all is well again afterwards', async () => {
    const [mia, desk, olga] = [await app.member('Mia'), await app.staff(), await app.staff('owner')]
    const { serviceId } = await treatmentOf(app)
    const [code] = await app.modules.loyalty.listCheckInCodes()
    const before = await app.visitor().get('/api/services')
    const promotion = {
      ...{ title: 'Glow', description: 'Ten off', discountType: 'percentage', discountValue: 10 },
      ...{ validFrom: '2026-11-01', validUntil: '2026-11-30' },
    }
    const post = { title: 'Skin', content: 'Long text' }
    const award = { userEmail: mia.email, serviceId, customPoints: 1, countAgain: true }
    const asks: readonly (readonly [string, () => Promise<Answer>])[] = [
      ['member read', () => mia.get('/api/user/vouchers')],
      ['member write', () => mia.post('/api/checkin', { code: code?.code })],
      ['member form', () => mia.post('/api/user/hipaa-intake', intakeOf())],
      ['staff read', () => desk.get('/api/admin/awards')],
      ['staff write', () => desk.post('/api/admin/award-points', award)],
      [
        'staff write with a key',
        () => desk.post('/api/admin/award-points', award, { 'idempotency-key': 'one' }),
      ],
      ['entities: promotion', () => olga.post('/api/admin/promotions', promotion)],
      ['entities: promotions', () => olga.get('/api/admin/promotions')],
      ['entities: post', () => olga.post('/api/admin/blog-posts', post)],
      ['visitor write', () => signIn(app.visitor())],
      ['session', () => forgotten.get('/api/user/vouchers')],
    ]
    // Everything that can be asked is asked once before, so that what is refused is refused for this reason.
    expect((await desk.get('/api/admin/awards')).status).toBe(200)
    expect((await olga.get('/api/admin/promotions')).status).toBe(200)

    const forgotten = await mia.anotherDevice()
    const key = forgotten.cookies.get('sid') ?? ''
    app.modules.cache.invalidate('session', createHash('sha256').update(key).digest('base64url'))

    // More than there are connections, and than may write to one member at once.
    const crowd = Array.from({ length: 200 }, (_, n) => asks[n % asks.length]).filter(
      ask => ask !== undefined,
    )

    proxy.freeze()
    const answers = await Promise.all([...asks, ...crowd].map(([name, ask]) => timed(name, ask)))
    const again = await Promise.all(asks.map(([name, ask]) => timed(name, ask)))
    for (const { name, seconds, answer } of [...answers, ...again]) {
      expect([name, answer.status, answer.code]).toEqual([name, 503, 'database-unavailable'])
      expect([name, seconds < mostSeconds]).toEqual([name, true])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }

    for (const topic of ['services', 'services-by-id']) app.modules.cache.invalidate(topic, '')
    const list = await timed('list', () => app.visitor().get('/api/services'))
    expect([list.answer.status, list.answer.text, list.seconds < mostSeconds]).toEqual([
      200,
      before.text,
      true,
    ])
    expect(Number(list.answer.headers['age'])).toBeGreaterThan(0)
    expect((await app.visitor().get('/readyz')).status).toBe(503)

    proxy.thaw()
    await eventually(async () => {
      expect((await mia.post('/api/checkin', { code: code?.code })).status).toBe(200)
    })
    const after = await app.visitor().get('/api/services')
    expect([after.status, after.headers['age']]).toEqual([200, undefined])
    await expectSoundLedger(app.database)
  })

  const signIn = (browser: Browser) =>
    browser.post('/api/auth/login', { email: 'mia@velora.test', password: 'wrong password' })

  async function timed(name: string, ask: () => Promise<Answer>) {
    const began = performance.now()
    const answer = await ask()
    return { name, seconds: (performance.now() - began) / 1000, answer }
  }
})
