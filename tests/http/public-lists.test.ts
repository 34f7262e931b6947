import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { everyRoute, named } from '../support/contract.ts'
import { counting, openEngine, usualDatabases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'

describe.each(usualDatabases)('a public list (%s)', database => {
  let app: TestApp
  let counts: Map<string, number>
  beforeAll(async () => {
    const counted = counting(await openEngine(database))
    counts = counted.counts
    app = await openTestApp({ database, engine: counted.engine })
  })
  afterAll(() => app.stop())

  const stored = everyRoute.filter(({ cache }) => cache && !cache.perMember)

  it.each(named(stored))('is the same bytes in every form: %s', async (_name, { path }) => {
    const plain = await app.visitor().get(path)
    const br = await app.visitor().get(path, { 'accept-encoding': 'gzip, br' })
    const gzip = await app.visitor().get(path, { 'accept-encoding': 'gzip' })
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ])
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text)
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text)
    expect(plain.headers).toMatchObject({
      vary: expect.stringContaining('Accept-Encoding'),
      'cache-control': 'no-cache',
    })
  })

  it.each(named(stored))('is not sent again to who has it: %s', async (_name, { path }) => {
    const { headers } = await app.visitor().get(path)
    const again = await app.visitor().get(path, { 'if-none-match': String(headers['etag']) })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  it.each(named(stored))('is made once, whatever is added to break caches: %s', async (_name, { path }) => {
    const { headers } = await app.visitor().get(path)
    counts.clear()
    for (let n = 0; n < 20; n++) {
      const answer = await app.visitor().get(`${path}?v=${n}&refresh=true`)
      expect(answer.headers['etag']).toBe(headers['etag'])
    }
    expect(Object.fromEntries(counts)).toEqual({})
  })

  it('is made anew after a change', async () => {
    const before = await app.visitor().get('/api/services')
    await app.database.inTransaction(async () => {
      await app.database.statement('raise', 'update content.service set price_cents = price_cents + 100')()
      for (const topic of ['services', 'services-by-id']) await app.modules.cache.invalidate(topic, '')
    })
    await eventually(async () => {
      const after = await app
        .visitor()
        .get('/api/services', { 'if-none-match': String(before.headers['etag']) })
      expect(after.status).toBe(200)
    })
  })
})
