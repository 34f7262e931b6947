import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { codeOf } from '../support/cast.ts'
import { usualDatabases } from '../support/databases.ts'

describe.each(usualDatabases)('a device that once opened the staff area (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database, env: { TRUST_PROXY: '1' } })
  })
  afterEach(() => app.database.run('truncate platform.attempt, identity.device, identity.staff_network'))
  afterAll(() => app.stop())

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

  it('can’t guess on and on with its own person’s code in between', async () => {
    const device = await deviceOf()
    const verify = (code: string) => from('203.0.113.7', device).post('/api/admin/verify', { code })
    const evaluated = { wrong: 0 }
    for (let n = 0; n < 40; n++) {
      if ((await verify(String(20_000_000 + n))).status === 401) evaluated.wrong++
      if (n % 4 === 3) await verify(codeOf('front desk'))
    }
    expect(evaluated.wrong).toBe(5)
  })

  it('has a budget together with all others that are enrolled, beside that of those that are not', async () => {
    const devices: Awaited<ReturnType<typeof deviceOf>>[] = []
    // One after the other: five codes of one address are looked at at a time.
    for (let n = 0; n < 6; n++) devices.push(await deviceOf())
    let evaluated = 0
    for (let n = 0; n < 60; n++) {
      const known = from('203.0.113.8', devices[n % devices.length])
      if ((await known.post('/api/admin/verify', { code: String(30_000_000 + n) })).status === 401)
        evaluated++
    }
    expect(evaluated).toBe(20)
    const unknown = await from('203.0.113.9').post('/api/admin/verify', { code: codeOf('front desk') })
    expect(unknown.status).toBe(200)
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

  it('is forgotten with the last person who opened the staff area there', async () => {
    const device = await deviceOf()
    const olga = await app.staff('owner')
    await from('203.0.113.10', device).post('/api/admin/verify', { code: codeOf('owner') })
    const staff = (await olga.get('/api/admin/staff')).json<{ id: string; name: string; role: string }[]>()
    const ines = staff.find(({ name }) => name === 'Ines')
    await olga.send('PUT', `/api/admin/staff/${ines?.id}`, {
      name: 'Ines',
      role: 'front desk',
      isActive: false,
    })
    const people = await app.database.run('select staff_id from identity.device where $1', [true])
    expect(people).not.toContainEqual({ staff_id: ines?.id })
    // Olga’s two: her own device, and this one.
    expect(people).toHaveLength(2)
  })
})
