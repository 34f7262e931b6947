import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../support/postgres-server.ts'
import { startVelora } from '../support/process.ts'
import { percentile, refuseStranger, say } from './figures.ts'
import { type Guest, prepareGuests } from './prepare.ts'

/**
 * A busy day without a pause: 150 requests a second, four of five of them reads, on PostgreSQL. Ends with 1 when the
 * slowest hundredth took longer than 250 ms, the server failed once, or its memory went up by a tenth.
 * `npm run bench -- steady`, for SECONDS instead of ten minutes.
 */
const seconds = Number(process.env['SECONDS'] ?? 600)
const [perSecond, guestCount] = [150, 200]
const sessionKey = 'a session key for the bench and long enough'
const reads = ['/api/auth/user', '/api/services', '/api/user/vouchers', '/api/notifications'] as const

const folder = mkdtempSync(join(tmpdir(), 'velora-steady-'))
const agent = new Agent({ keepAlive: true, maxSockets: 500 })
const times: number[] = []
let failed = 0

function ask(url: string, guests: readonly Guest[], n: number): Promise<void> {
  const isWrite = n % 5 === 0
  const path = isWrite ? '/api/checkin' : (reads[n % reads.length] ?? reads[0])
  const code = `BENCH-${Math.floor(n / 5 / guestCount)}`
  const began = performance.now()
  return new Promise(resolve => {
    const end = (status: number) => {
      times.push(performance.now() - began)
      if (status === 0 || status >= 500) failed++
      resolve()
    }
    const headers = {
      cookie: guests[Math.floor(n / 5) % guestCount]?.cookie ?? '',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    }
    const method = isWrite ? 'POST' : 'GET'
    const outgoing = request(new URL(path, url), { method, headers, agent, timeout: 15_000 }, incoming => {
      refuseStranger(path, incoming, [500, 502, 503])
      incoming.resume()
      incoming.once('end', () => end(incoming.statusCode ?? 0))
    })
    outgoing.once('timeout', () => outgoing.destroy())
    outgoing.once('error', () => end(0))
    outgoing.end(isWrite ? JSON.stringify({ code }) : undefined)
  })
}

const megabytesOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const server = await startPostgres()
let held = false
try {
  await server.createDatabase('steady')
  const env = {
    DATA_DIR: folder,
    SESSION_KEYS: sessionKey,
    LOG_LEVEL: 'fatal',
    DATABASE_URL: server.url('steady'),
  }
  await (await startVelora(env)).end('SIGTERM')
  const codes = Math.ceil((seconds * perSecond) / 5 / guestCount) + 1
  const guests = await prepareGuests(env.DATABASE_URL, guestCount, codes)
  const app = await startVelora(env)
  const open: Promise<void>[] = []
  // Memory is compared once the caches are as full as they become.
  const warm = Math.min(60, seconds / 5)
  let before = 0
  const began = performance.now()
  for (let n = 0; n < seconds * perSecond; n++) {
    const due = (n / perSecond) * 1_000 - (performance.now() - began)
    if (due > 4) await sleep(due)
    if (before === 0 && n >= warm * perSecond) before = megabytesOf(app.pid)
    open.push(ask(app.url, guests, n))
  }
  await Promise.all(open)
  const after = megabytesOf(app.pid)
  await app.end('SIGTERM')
  const p99 = percentile(times, 99)
  const drift = (after / before - 1) * 100
  held = p99 <= 250 && failed === 0 && drift < 10
  say(
    `${times.length} requests in ${seconds} s: p99 ${p99.toFixed(0)} ms, ${failed} failed, memory ${before.toFixed(0)} to ${after.toFixed(0)} MB (${drift.toFixed(1)} %)`,
  )
} finally {
  agent.destroy()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(held ? 0 : 1)
