import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type RequestLimits, requestLimits } from '#platform/http/route/request-body.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { eventually } from '../support/eventually.ts'

/** Waits as short as a test may take. */
const short: Partial<RequestLimits> = { headersMs: 600, bodyMs: 3_000, uploadMs: 900, atOnce: 3 }

describe('a request', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded', requestLimits: short })
  })
  afterAll(() => app.stop())

  const send = async (...lines: readonly string[]): Promise<Socket> => {
    const { hostname, port } = new URL(app.running.url)
    const socket = connect({ host: hostname, port: Number(port) })
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(lines.join('\r\n'))
    return socket
  }
  /** What came until the server hung up. */
  const heard = async (socket: Socket): Promise<string> => {
    let text = ''
    for await (const chunk of socket) text += String(chunk)
    return text
  }
  const head = (path: string, type: string, ...more: readonly string[]) =>
    [
      `POST ${path} HTTP/1.1`,
      'Host: velora.test',
      'Sec-Fetch-Site: same-origin',
      `Content-Type: ${type}`,
      'Content-Length: 90',
      ...more,
      '',
      '{"email"',
    ] as const
  const statusIn = (text: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])

  it('has 15 s for its headers, 20 s for JSON and 60 s for a photo', () => {
    expect(requestLimits).toMatchObject({ headersMs: 15_000, bodyMs: 20_000, uploadMs: 60_000 })
  })

  it('whose headers don’t come is answered with 408, and its connection ends', async () => {
    expect(statusIn(await heard(await send('GET /healthz HTTP/1.1', 'Host: velora.test', '')))).toBe(408)
  })

  it('whose JSON does not come is told so, and its connection ends', async () => {
    const text = await heard(await send(...head('/api/auth/login', 'application/json')))
    expect(statusIn(text)).toBe(408)
    expect(text).toContain('"code":"too-slow"')
    expect(text).toContain('This took too long to arrive. Please try again with a better connection.')
  })

  it('whose photo does not come is told so, and its connection ends', async () => {
    const mia = await app.member('Mia')
    const cookie = [...mia.cookies].map(pair => pair.join('=')).join('; ')
    const text = await heard(await send(...head('/api/diary/photos', 'image/jpeg', `Cookie: ${cookie}`)))
    expect([statusIn(text), text.includes('"code":"too-slow"')]).toEqual([408, true])
  })

  it('beyond those whose bodies are being read is asked to come again', async () => {
    const slow = await Promise.all([1, 2, 3].map(() => send(...head('/api/auth/login', 'application/json'))))
    // A body that is refused as such: a wrong password would count as an attempt.
    await eventually(async () => {
      const refused = await app.visitor().post('/api/auth/login', {})
      expect([refused.status, refused.code, refused.headers['retry-after']]).toEqual([503, 'busy', '5'])
    })
    expect((await Promise.all(slow.map(heard))).map(statusIn)).toEqual([408, 408, 408])
    expect((await app.visitor().post('/api/auth/login', {})).status).toBe(400)
  })

  it('with more than 100 headers, or more than 16 kB of them, is answered with 431', async () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`x-${n}`, 'a']))
    const asked = [many, { cookie: 'a'.repeat(17_000) }].map(headers =>
      app.visitor().get('/api/services', headers),
    )
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([431, 431])
    expect((await app.visitor().get('/api/services')).status).toBe(200)
  })
})
