import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '#platform/database/postgresql.ts'
import { programOf, withKey } from '../../support/api-program.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { newPostgresDatabase, usualDatabases } from '../../support/databases.ts'

describe.each(usualDatabases)('an API key (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterAll(() => app.stop())

  const make = async (body: object = {}) =>
    (await app.staff('owner')).post('/api/admin/api-keys', {
      name: 'Till',
      scopes: ['members:read'],
      ...body,
    })
  const listed = async () =>
    (await (await app.staff('owner')).get('/api/admin/api-keys')).json<
      { id: string; state: string; lastUsedAt: string | null; hint: string }[]
    >()

  it('is 256 random bits, shown once, of which only a hash is kept', async () => {
    const { key, apiKey } = (await make()).json<{ key: string; apiKey: { hint: string } }>()
    expect(key).toMatch(/^vlr_[\w-]{43}$/)
    expect(apiKey.hint).toBe(key.slice(-4))
    const kept = JSON.stringify(await app.database.run('select * from integrations.api_key'))
    expect(kept).not.toContain(key.slice(4))
    expect(JSON.stringify(await listed())).not.toContain(key.slice(4, -4))
    const audited = await app.database.run('select * from identity.audit_entry')
    expect(JSON.stringify(audited)).toContain('API key Till (members:read)')
    expect(JSON.stringify(audited)).not.toContain(key.slice(4))
  })

  it('is not shown again for the same Idempotency-Key', async () => {
    const olga = await app.staff('owner')
    const once = { 'idempotency-key': 'one key' }
    const body = { name: 'Once', scopes: ['members:read'] }
    expect((await olga.post('/api/admin/api-keys', body, once)).status).toBe(200)
    expect((await olga.post('/api/admin/api-keys', body, once)).code).toBe('answer-shown-once')
  })

  it('says to the minute when it was used', async () => {
    const till = await programOf(app)
    const usedAt = async () => (await listed()).find(({ id }) => id === till.keyId)?.lastUsedAt
    expect(await usedAt()).toBeNull()
    await till.get('/api/v1/members')
    const first = await usedAt()
    expect(first).toBe(app.clock.now().toISOString())
    app.clock.advance({ seconds: 30 })
    await till.get('/api/v1/members')
    expect(await usedAt()).toBe(first)
    app.clock.advance({ seconds: 30 })
    await till.get('/api/v1/members')
    expect(await usedAt()).toBe(app.clock.now().toISOString())
  })

  it('works to the end of its last day by the clinic’s clock', async () => {
    // 10 in the morning of November 21 in Los Angeles.
    const till = await programOf(app, ['members:read'], '2026-11-21')
    app.clock.advance({ hours: 13 })
    expect((await till.get('/api/v1/members')).status).toBe(200)
    app.clock.advance({ hours: 1 })
    expect((await till.get('/api/v1/members')).code).toBe('unknown-api-key')
    expect((await listed()).find(({ id }) => id === till.keyId)?.state).toBe('ended')
    expect((await make({ endsOn: '2026-11-21' })).code).toBe('ends-before-it-begins')
    expect(
      (await make({ endsOn: '2026-11-22', scopes: ['members:read', 'members:read'] })).json(),
    ).toMatchObject({
      apiKey: { scopes: ['members:read'], lastUsedAt: null, revokedAt: null },
    })
  })
})

describe('a key that is revoked', () => {
  it('is over at once, in the other instance as well', async () => {
    const url = await newPostgresDatabase()
    const start = () =>
      openTestApp({ database: 'postgresql', engine: openPostgres({ url, onError: () => {} }) })
    const here = await start()
    const there = await start()
    const till = await programOf(here)
    const elsewhere = withKey(there.network, till.key)
    expect((await elsewhere.get('/api/v1/members')).status).toBe(200)
    const olga = await here.staff('owner')
    expect((await olga.send('DELETE', `/api/admin/api-keys/${till.keyId}`)).status).toBe(200)
    for (const program of [elsewhere, till])
      expect((await program.get('/api/v1/members')).code).toBe('unknown-api-key')
    const again = await olga.send('DELETE', `/api/admin/api-keys/${till.keyId}`)
    expect(again.json<{ state: string }>().state).toBe('revoked')
    await here.stop()
    await there.stop()
  })
})
