import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { eventually } from '../support/eventually.ts'

interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
  readonly status: { readonly code?: number }
}

/** A collector that takes OTLP over HTTP, in JSON. */
async function openCollector() {
  const spans: Span[] = []
  const bodies: string[] = []
  const services = new Set<string>()
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString('utf8')
    bodies.push(text)
    for (const { resource, scopeSpans } of JSON.parse(text).resourceSpans) {
      for (const { key, value } of resource.attributes)
        if (key === 'service.name') services.add(value.stringValue)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    spans,
    services,
    everything: () => bodies.join('\n'),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

describe('traces', () => {
  let collector: Awaited<ReturnType<typeof openCollector>>
  let app: TestApp
  let checkedIn: { readonly code: string }
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

  beforeAll(async () => {
    collector = await openCollector()
    app = await openTestApp({
      database: 'embedded',
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUST_PROXY: '1', WORKERS: '1' },
    })
    const mia = await app.member('Mia')
    const [code = { code: '' }] = await app.modules.loyalty.listCheckInCodes()
    checkedIn = code
    await mia.send(
      'POST',
      '/api/checkin',
      { code: code.code },
      { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    )
    await mia.send('POST', '/api/checkin', { code: code.code }, { traceparent: '00-nonsense-01' })
    await app.visitor().send('GET', '/api/preferences/a-secret-token')
    await app.visitor().post('/api/forgot-password', { email: mia.email })
    await eventually(async () => {
      const { rows } = {
        rows: await app.database.run("select 1 from messaging.mail where state <> 'pending'"),
      }
      expect(rows).toHaveLength(1)
    })
    // What is left goes out with the stop.
    await app.stop()
  })
  afterAll(() => collector.stop())

  const attribute = (span: Span | undefined, wanted: string) =>
    Object.values(span?.attributes.find(({ key }) => key === wanted)?.value ?? {})[0]
  const requests = () => collector.spans.filter(({ name }) => name === 'POST /api/checkin')

  it('name a request by its route, with its status, under the caller’s trace', () => {
    const [first, second] = requests()
    expect([attribute(first, 'http.response.status_code'), first?.traceId]).toEqual([200, traceId])
    expect(first?.parentSpanId).toBe('00f067aa0ba902b7')
    expect(attribute(second, 'http.response.status_code')).toBe(400)
    expect(second?.traceId).not.toBe(traceId)
    expect(collector.services).toEqual(new Set(['velora']))
  })

  it('have the statements of a request under it, by name', () => {
    const [first] = requests()
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === first?.spanId)
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) {
      expect(statement.traceId).toBe(traceId)
      expect(statement.name).toMatch(/^[a-z0-9-]+$/)
    }
  })

  it('have jobs, with their statements', () => {
    const jobs = collector.spans.filter(({ name }) => name === 'job mail')
    expect(jobs.length).toBeGreaterThan(0)
    const ids = new Set(jobs.map(({ spanId }) => spanId))
    expect(collector.spans.some(({ parentSpanId = '' }) => ids.has(parentSpanId))).toBe(true)
  })

  it('carry nobody’s words: no address, token, code or name', () => {
    const sent = collector.everything()
    expect(sent.length).toBeGreaterThan(1_000)
    for (const secret of ['a-secret-token', 'mia@velora.test', checkedIn.code, 'Mia'])
      expect(sent).not.toContain(secret)
  })
})
