import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '#platform/database/postgresql.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { openAppOnOwnServer } from '../support/app-on-own-server.ts'
import { eventually } from '../support/eventually.ts'
import type { PostgresServer } from '../support/postgres-server.ts'
import { targetMs } from '../support/target-time.ts'

describe('while the database is away', () => {
  let server: PostgresServer
  let app: TestApp
  let stop: () => Promise<void>
  beforeAll(async () => {
    ;({ app, server, stop } = await openAppOnOwnServer())
  })
  afterAll(() => stop())

  it('asks to come back, says that it is not ready, and serves again when the database does', async () => {
    const mia = await app.member('Mia')
    await mia.get('/api/services')
    const [code] = await app.modules.loyalty.listCheckInCodes()
    await server.pause()

    for (let n = 0; n < 3; n++) {
      const began = Date.now()
      const answer = await mia.post('/api/checkin', { code: code?.code })
      // The wait for a connection ended it, not the wait for an answer.
      expect(Date.now() - began).toBeLessThan(targetMs(6_000, 9_000))
      expect([answer.status, answer.code]).toEqual([503, 'database-unavailable'])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await app.visitor().get('/readyz')).status).toBe(503)
    expect((await app.visitor().get('/healthz')).status).toBe(200)
    expect((await app.visitor().get('/api/services')).status).toBe(200)

    await server.resume()
    await eventually(async () => {
      expect((await app.visitor().get('/readyz')).status).toBe(200)
      expect((await mia.post('/api/checkin', { code: code?.code })).status).toBe(200)
    })
    expect(await mia.balance()).toBe(5)
  })

  it('hears again what other instances change', async () => {
    const other = await openTestApp({
      database: 'postgresql',
      engine: openPostgres({ url: server.url('velora'), onError: () => {} }),
    })
    const mia = await app.member('Mia')
    const codes = await app.modules.loyalty.listCheckInCodes()
    await mia.get('/api/auth/user')
    await other.modules.loyalty.checkIn(mia.id, codes[1]?.code ?? '')
    await eventually(async () => {
      expect((await mia.get('/api/auth/user')).json()).toMatchObject({ points: 10 })
    })
    await other.stop()
  })
})
