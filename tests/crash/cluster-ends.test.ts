import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { isAlive, pidsOf } from '../support/cluster-log.ts'
import { newPostgresDatabase } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { statusOf } from '../support/one-request.ts'
import { runToEnd, startVelora } from '../support/process.ts'

describe('a cluster', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'velora-cluster-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const start = (env: Readonly<Record<string, string>>) =>
    runToEnd({ WEB_CONCURRENCY: '2', DATA_DIR: folder, ...env })

  it('needs PostgreSQL', async () => {
    const { code, output } = await start({})
    expect([code, output.split('\n')[0]]).toEqual([
      1,
      'Velora can’t start: WEB_CONCURRENCY must be 1 where DATABASE_URL is not set: the embedded database is for one process.',
    ])
  })

  it('says once what it can’t start with', async () => {
    const { code, output } = await start({ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:9/nowhere' })
    expect(code).toBe(1)
    expect(output.match(/Velora can’t start: /g)).toHaveLength(1)
    expect(output).not.toMatch(/\n\s+at /)
  })
})

it('processes of a cluster end with the one that started them, after what is under way', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'velora-cluster-'))
  const velora = await startVelora({
    DATA_DIR: folder,
    DATABASE_URL: await newPostgresDatabase(),
    WEB_CONCURRENCY: '2',
    WORKERS: '0',
    LOG_LEVEL: 'info',
  })
  await eventually(async () => expect([...pidsOf(velora).keys()].sort()).toEqual(['web-1', 'web-2']))
  const { port, hostname } = new URL(velora.url)
  const phone = connect(Number(port), hostname)
  onTestFinished(() => void phone.destroy())
  const heard: string[] = []
  phone.on('data', chunk => heard.push(String(chunk))).on('error', error => heard.push(error.message))
  const body = JSON.stringify({ url: '/', referrer: '' })
  const head = [
    'POST /api/visitor HTTP/1.1',
    'Host: velora.test',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  phone.write(`${head.join('\r\n')}\r\n\r\n`)
  await eventually(async () => expect(heard.join('')).toMatch(/^HTTP\/1\.1 100 /))
  expect(await velora.end('SIGKILL')).toBe('SIGKILL')
  await eventually(async () => expect(await statusOf(velora.url, '/healthz')).toBe('ECONNREFUSED'))
  phone.write(body)
  await eventually(async () => expect(heard.join('')).toContain('HTTP/1.1 200 '))
  await eventually(async () => expect([...pidsOf(velora).values()].filter(isAlive)).toEqual([]))
  rmSync(folder, { recursive: true, force: true })
})
