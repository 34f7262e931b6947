import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'

/** As a proxy pools its connections: whoever is next may be somebody else. */
describe('the next request of a connection', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
  })
  afterAll(() => app.stop())

  const dial = async (): Promise<Socket> => {
    const { hostname, port } = new URL(app.running.url)
    const socket = connect({ host: hostname, port: Number(port) })
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  const headOf = (path: string, headers: Readonly<Record<string, string>>) =>
    [
      `POST ${path} HTTP/1.1`,
      'Host: velora.test',
      ...Object.entries({ 'Sec-Fetch-Site': 'same-origin', ...headers }).map(pair => pair.join(': ')),
      '\r\n',
    ].join('\r\n')
  const chunked = (body: Uint8Array) =>
    Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')])
  const lastChunk = '0\r\n\r\n'
  const next = 'GET /healthz HTTP/1.1\r\nHost: velora.test\r\nConnection: close\r\n\r\n'
  const statusesOn = async (socket: Socket) => {
    let text = ''
    for await (const chunk of socket) text += String(chunk)
    return [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
  }

  const tooLarge = Buffer.alloc(600 * 1024, 'a')
  const large = gzipSync(Buffer.from(JSON.stringify({ email: 'a'.repeat(40 * 1024 * 1024) })))
  it.each([
    ['is too large', 413, '/api/auth/login', { 'Content-Type': 'application/json' }, tooLarge],
    [
      'is too large once it is unpacked',
      413,
      '/api/auth/login',
      { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      Buffer.concat([large, tooLarge]),
    ],
    ['is of another type', 415, '/api/auth/login', { 'Content-Type': 'text/plain' }, tooLarge],
    ['is a photo of a stranger', 401, '/api/diary/photos', { 'Content-Type': 'image/jpeg' }, tooLarge],
    ['comes from another site', 403, '/api/auth/login', { 'Sec-Fetch-Site': 'cross-site' }, tooLarge],
  ] as const)('is answered after one whose body %s: %i', async (_why, status, path, headers, body) => {
    const socket = await dial()
    socket.write(headOf(path, { ...headers, 'Transfer-Encoding': 'chunked' }))
    // Half of it is on its way when the answer comes.
    for (let from = 0; from < body.length; from += 50_000) {
      socket.write(chunked(body.subarray(from, from + 50_000)))
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    socket.write(lastChunk + next)
    expect(await statusesOn(socket)).toEqual([status, 200])
  })

  it('is not waited for when a body never ends', async () => {
    const socket = await dial()
    socket.on('error', () => {})
    const closed = new Promise(resolve => socket.once('close', resolve))
    socket.write(
      headOf('/api/auth/login', { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }),
    )
    const part = chunked(Buffer.alloc(1024 * 1024, 'a'))
    let sent = 0
    for (; sent < 200 && !socket.destroyed; sent++)
      if (!socket.write(part)) await Promise.race([once(socket, 'drain').catch(() => {}), closed])
    await closed
    expect(sent).toBeLessThan(60)
  })
})
