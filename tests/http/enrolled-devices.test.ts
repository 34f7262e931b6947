import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { codeOf } from '../support/cast.ts'
import { usualDatabases } from '../support/databases.ts'

describe.each(usualDatabases)('a device that once opened the staff area (%s)', database => {
  let app: TestApp
  beforeEach(async () => {
    app = await openTestApp({ database, env: { TRUST_PROXY: '1' } })
  })
  afterEach(() => app.stop())

  const from = (address: string, cookies?: ReadonlyMap<string, string>) =>
    app.network.browser(cookies, { 'x-forwarded-for': address })
  const deviceOf = async () => {
    const { cookies } = await app.staff('front desk')
    return new Map([['device', cookies.get('device') ?? '']])
  }

  it('opens it while 1,000 wrong codes from rotating addresses and paths lock everybody else out', async () => {
    const device = await deviceOf()
    const paths = ['/api/admin/verify', '/api/admin/verify/', '/api//admin/verify', '/API/admin/verify']
    const evaluated = new Map<string, number>()
    let unknown = 0
    for (let n = 0; n < 1000; n++) {
      const address = `198.51.100.${n % 50}`
      const code = String(10_000_000 + n)
      const { status } = await from(address).post(paths[n % paths.length] ?? '', { code })
      if (status === 401) evaluated.set(address, (evaluated.get(address) ?? 0) + 1)
      else if (status !== 429) unknown++
    }
    const counts = [...evaluated.values()]
    expect(Math.max(...counts)).toBeLessThanOrEqual(5)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
    expect(unknown).toBeLessThanOrEqual(750)
    const right = { code: codeOf('front desk') }
    expect((await from('198.51.100.1').post('/api/admin/verify', right)).status).toBe(429)
    expect((await from('198.51.100.1', device).post('/api/admin/verify', right)).status).toBe(200)
  })

  it('has a budget of five wrong codes of its own, with growing closures', async () => {
    const device = await deviceOf()
    const verify = (code: string, address: string) =>
      from(address, device).post('/api/admin/verify', { code })
    for (let n = 0; n < 5; n++) expect((await verify('00000000', `203.0.113.${n}`)).status).toBe(401)
    for (const minutes of [1, 2]) {
      const closed = await verify(codeOf('front desk'), '203.0.113.77')
      expect([closed.status, Number(closed.headers['retry-after'])]).toEqual([429, minutes * 60])
      app.clock.advance({ minutes, seconds: 1 })
      expect((await verify('00000000', '203.0.113.78')).status).toBe(401)
    }
  })

  it('is forgotten after 180 days, and a made-up key is none', async () => {
    const device = await deviceOf()
    const lockOthersOut = () =>
      Promise.all(
        Array.from({ length: 25 }, (_, n) =>
          from(`192.0.2.${n}`).post('/api/admin/verify', { code: '00000000' }),
        ),
      )
    const right = { code: codeOf('front desk') }
    await lockOthersOut()
    const madeUp = new Map([['device', 'x'.repeat(43)]])
    expect((await from('192.0.2.99', madeUp).post('/api/admin/verify', right)).status).toBe(429)
    app.clock.advance({ days: 181 })
    await lockOthersOut()
    expect((await from('192.0.2.99', device).post('/api/admin/verify', right)).status).toBe(429)
  })

  it('is stored as a hash', async () => {
    const key = (await deviceOf()).get('device') ?? 'none'
    const rows = await app.database.statement<{ key_hash: string }>(
      'every-device',
      'select key_hash from identity.device where $1::text is not null',
    )('')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.key_hash).not.toContain(key)
  })
})
