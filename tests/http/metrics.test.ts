import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'

const webFolder = fileURLToPath(new URL('../../src/web/dist', import.meta.url))
const token = randomBytes(24).toString('base64url')
const authorization = `Bearer ${token}`

describe('the metrics', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded', webFolder, env: { METRICS_TOKEN: token } })
  })
  afterAll(() => app.stop())

  const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    app.visitor().send(method, path, undefined, headers)
  const read = async () => (await ask('/metrics', { authorization })).text
  /** The figure behind a name with its labels, in any order; 0 before there is one. */
  const figure = (text: string, name: string, labels: Readonly<Record<string, string>> = {}) => {
    const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
    const line = text
      .split('\n')
      .find(each => each.split(/[{ ]/)[0] === name && wanted.every(label => each.includes(label)))
    return Number(line?.split(' ').at(-1) ?? 0)
  }
  const requests = (text: string, route: string, status: string, method = 'GET') =>
    figure(text, 'http_request_duration_seconds_count', { route, status, method })
  const routesIn = (text: string) =>
    new Set(
      [...text.matchAll(/^http_request_duration_seconds_count\{.*route="([^"]*)"/gm)].map(
        ([, route]) => route,
      ),
    )

  it.each([
    ['nothing', {}],
    ['another token', { authorization: `Bearer ${token}x` }],
    ['half of the token', { authorization: `Bearer ${token.slice(0, 16)}` }],
    ['another scheme', { authorization: `Basic ${token}` }],
  ])('are refused to who has %s', async (_, headers) => {
    const answer = await ask('/metrics', headers)
    expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer realm="metrics"'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.text).not.toContain('process_')
  })

  it('are there for who has the token: of the process first', async () => {
    const answer = await ask('/metrics', { authorization })
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(figure(answer.text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(answer.text).toContain('nodejs_eventloop_lag_seconds')
  })

  it('count requests by route, method and status, also those that are answered from memory', async () => {
    const before = await read()
    for (let n = 0; n < 3; n++) await ask('/api/services?fresh=1')
    await ask('/api/auth/user')
    const after = await read()
    const more = (...of: [string, string]) => requests(after, ...of) - requests(before, ...of)
    expect([more('/api/services', '200'), more('/api/auth/user', '401')]).toEqual([3, 1])
    expect(
      figure(after, 'http_request_duration_seconds_bucket', { route: '/api/services', le: '+Inf' }),
    ).toBe(requests(after, '/api/services', '200'))
  })

  it('count members’ own answers alike, whether they are kept or made', async () => {
    const lea = await app.member('Lea')
    const before = await read()
    for (let n = 0; n < 4; n++) await lea.get('/api/auth/user')
    await lea.send('HEAD', '/api/auth/user')
    const after = await read()
    const more = (method: string) =>
      requests(after, '/api/auth/user', '200', method) - requests(before, '/api/auth/user', '200', method)
    expect([more('GET'), more('HEAD')]).toEqual([4, 1])
  })

  it('have one label for a route, whatever stands in its path', async () => {
    const mia = await app.member('Mia')
    const tokens = ['one-token', 'another-token', 'a-third-token']
    for (const each of tokens) await mia.get(`/api/preferences/${each}`)
    const text = await read()
    const counted = [
      ...text.matchAll(/_count\{method="GET",route="\/api\/preferences\/\{token\}".* (\d+)$/gm),
    ]
    expect(counted.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(3)
    expect(tokens.filter(each => text.includes(each))).toEqual([])
  })

  it('have few labels for addresses and methods that nobody knows', async () => {
    const before = routesIn(await read())
    for (let n = 0; n < 40; n++) {
      await ask(`/api/nowhere-${n}`)
      await ask(`/nowhere-${n}`)
      await ask(`/wp-${n}.php`)
    }
    await ask('/api/services', {}, 'PROPFIND')
    const text = await read()
    const grown = [...routesIn(text)].filter(route => !before.has(route))
    expect(grown.every(route => route === 'unknown' || route === 'pages and files')).toBe(true)
    expect(requests(text, 'unknown', '404')).toBeGreaterThanOrEqual(120)
    expect(text).not.toContain('PROPFIND')
  })

  it('time statements by name, and say what the connections do', async () => {
    await (await app.member('Noor')).get('/api/auth/user')
    const text = await read()
    const named = [...text.matchAll(/^database_statement_duration_seconds_count\{statement="([^"]+)"/gm)]
    expect(named.length).toBeGreaterThan(5)
    for (const [, name = ''] of named) expect(name.length).toBeLessThan(64)
    expect(figure(text, 'database_connections_size')).toBe(1)
    expect(figure(text, 'database_connections_used')).toBeLessThanOrEqual(1)
    expect(text).toMatch(/^database_connections_waiting 0$/m)
  })
})
