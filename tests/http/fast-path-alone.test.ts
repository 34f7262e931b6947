import { expect, it, onTestFinished } from 'vitest'
import { fastPath } from '#platform/http/server/fast-path.ts'
import { listen } from '#platform/http/server/listen.ts'
import { requestLimits } from '#platform/http/server/request-limits.ts'
import { networkTo } from '../support/client.ts'

const kept = {
  get: () => Promise.reject(new Error('Nothing is loaded here.')),
  peek: () => Buffer.from('{"id":"mia"}'),
}
const stored = { etag: '"1"', identity: Buffer.from('[]'), gzip: Buffer.from(''), br: Buffer.from('') }
const opened = async () => {
  const lines: Record<string, unknown>[] = []
  const session = { memberId: 'mia', _expire: Date.now() + 60_000, _maxAge: 60_000 }
  const listening = await listen(
    fastPath(
      {
        lists: new Map([['/api/a/long/path', { ...kept, peek: () => stored, unless: undefined }]]),
        memberAnswers: new Map([['/api/a/member/path', kept]]),
        encodings: { known: () => 'identity', negotiate: () => 'identity' },
        sessions: { peek: () => session },
        secure: false,
        writes: new Map(),
        log: {
          info: (line: Record<string, unknown>) => void lines.push(line),
          warn: () => {},
          error: () => {},
        },
        metrics: undefined,
      },
      (_req, res) => res.writeHead(418).end(),
    ),
    { host: '127.0.0.1', port: 0 },
    requestLimits,
  )
  const network = networkTo(listening.url)
  onTestFinished(async () => {
    network.close()
    await listening.close(0)
  })
  const cookies = new Map([['sid', 'x'.repeat(43)]])
  return { lines, listening, browser: network.browser(cookies) }
}

it('leaves a line in the log as every request does', async () => {
  const { lines, browser } = await opened()
  const answers = [
    await browser.get('/api/a/long/path?secret=1'),
    await browser.send('HEAD', '/api/a/member/path'),
    await browser.get('/api/a/long/path', { 'if-none-match': '"1"' }),
  ]
  expect((await browser.get('/elsewhere')).status).toBe(418)
  const [long, member, unchanged] = answers.map(({ headers }) => headers['x-request-id'])
  const ms = expect.any(Number)
  expect(lines).toEqual([
    { id: long, method: 'GET', route: '/api/a', status: 200, ms },
    { id: member, method: 'HEAD', route: '/api/a/member/path', status: 200, ms },
    { id: unchanged, method: 'GET', route: '/api/a', status: 304, ms },
  ])
})

it('says on a connection that ends that the answer is its last', async () => {
  const { listening, browser } = await opened()
  expect((await browser.get('/api/a/long/path')).headers['connection']).toBe('keep-alive')
  const closed = listening.close(200)
  expect((await browser.get('/api/a/long/path')).headers['connection']).toBe('close')
  await closed
})
