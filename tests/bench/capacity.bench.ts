import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openEmbedded } from '#platform/database/embedded.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { startVelora } from '../support/process.ts'
import { percentile, refuseStranger, say } from './figures.ts'
import { type Guest, prepareGuests, prepareGuestsBy } from './prepare.ts'

/**
 * What is left of the capacity when much more is asked: first as much as is answered to 16 callers, one call after the
 * other; then 250 callers at once, of whom those that are turned away come back after a moment. A fifth are check-ins,
 * half are lists, the rest is tracking. `npm run bench -- capacity`
 */
const [guestCount, codeCount, seconds] = [200, 200, 10]
const [callers, comesBackMs] = [250, 300]
const sessionKey = 'a session key for the bench and long enough'
const kinds = [
  'check-in',
  'list',
  'list',
  'track',
  'list',
  'track',
  'list',
  'check-in',
  'list',
  'track',
] as const
type Kind = (typeof kinds)[number]

interface Answered {
  readonly kind: Kind
  /** 0: nothing came within 15 seconds. */
  readonly status: number
  readonly canComeBack: boolean
  readonly ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 4_000 })
let used = 0

function ask(url: string, guests: readonly Guest[]): Promise<Answered> {
  const n = used++
  const kind = kinds[n % kinds.length] ?? 'list'
  const guest = guests[n % guests.length]?.cookie ?? ''
  const [method, path, body] = {
    'check-in': ['POST', '/api/checkin', { code: `BENCH-${Math.floor(n / guests.length) % codeCount}` }],
    list: ['GET', '/api/user/vouchers', undefined],
    track: ['POST', '/api/track', { event: 'opened', type: 'analytics' }],
  }[kind] as [string, string, unknown]
  const began = performance.now()
  return new Promise(resolve => {
    const end = (status: number, canComeBack = false) =>
      resolve({ kind, status, canComeBack, ms: performance.now() - began })
    const headers = {
      cookie: guest,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'x-forwarded-for': `10.${n % 250}.${Math.floor(n / 250) % 250}.1`,
    }
    const outgoing = request(new URL(path, url), { method, headers, agent, timeout: 15_000 }, incoming => {
      // Codes run out: a second check-in of the day is refused in the ordinary way.
      refuseStranger(path, incoming, kind === 'check-in' ? [400, 500, 503] : [500, 503])
      incoming.resume()
      incoming.once('end', () => end(incoming.statusCode ?? 0, incoming.headers['retry-after'] !== undefined))
    })
    outgoing.once('timeout', () => outgoing.destroy())
    outgoing.once('error', () => end(0))
    outgoing.end(body && JSON.stringify(body))
  })
}

async function capacityOf(url: string, guests: readonly Guest[]): Promise<number> {
  const until = performance.now() + 5_000
  let answered = 0
  const caller = async () => {
    while (performance.now() < until) if ((await ask(url, guests)).status < 500) answered++
  }
  await Promise.all(Array.from({ length: 16 }, caller))
  return answered / 5
}

/** Ends with 1 when less than 70 % of the capacity is left, a check-in waits over a second, or somebody hears nothing. */
let held = true

async function measure(name: string, url: string, guests: readonly Guest[]): Promise<void> {
  await capacityOf(url, guests)
  const capacity = await capacityOf(url, guests)
  const began = performance.now()
  const coming: Promise<Answered>[] = []
  const caller = async () => {
    while (performance.now() - began < seconds * 1_000) {
      const asked = ask(url, guests)
      coming.push(asked)
      const { status } = await asked
      if (status === 0 || status >= 500) await sleep(comesBackMs * (0.5 + Math.random()))
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  const answers = await Promise.all(coming)
  const took = (performance.now() - began) / 1_000
  const good = answers.filter(({ status }) => status > 0 && status < 500)
  const checkIns = good.filter(({ kind }) => kind === 'check-in').map(({ ms }) => ms)
  const part = (kind: Kind) => {
    const all = answers.filter(answer => answer.kind === kind)
    return `${Math.round((100 * all.filter(({ status }) => status > 0 && status < 500).length) / all.length)} %`
  }
  const away = answers.filter(({ status }) => status >= 500)
  const silent = answers.filter(({ status }) => status === 0).length
  const goodput = (100 * good.length) / took / capacity
  held &&= goodput >= 70 && percentile(checkIns, 99) <= 1_000 && silent === 0
  const cells = [
    name,
    `${capacity.toFixed(0)}/s`,
    `${(coming.length / seconds).toFixed(0)}/s`,
    `${Math.round(goodput)} %`,
    [part('check-in'), part('list'), part('track')].join(' / '),
    [50, 99].map(percent => `${percentile(checkIns, percent).toFixed(0)} ms`).join(' / '),
    `${away.length}, ${away.filter(({ canComeBack }) => !canComeBack).length} without Retry-After`,
    `${silent}`,
  ]
  say(`| ${cells.join(' | ')} |`)
}

const folder = mkdtempSync(join(tmpdir(), 'velora-capacity-'))
const always = { DATA_DIR: folder, SESSION_KEYS: sessionKey, LOG_LEVEL: 'fatal', TRUST_PROXY: '1' }

async function embedded(): Promise<void> {
  await (await startVelora(always)).end('SIGTERM')
  const engine = await openEmbedded(folder)
  const guests = await prepareGuestsBy(
    (text, values) => engine.native.query(text, values),
    guestCount,
    codeCount,
  )
  await engine.close()
  const app = await startVelora(always)
  await measure('embedded', app.url, guests)
  await app.end('SIGTERM')
}

async function postgresql(): Promise<void> {
  const server = await startPostgres()
  try {
    await server.createDatabase('capacity')
    const url = server.url('capacity')
    const env = { ...always, DATABASE_URL: url }
    await (await startVelora(env)).end('SIGTERM')
    const guests = await prepareGuests(url, guestCount, codeCount)
    const app = await startVelora(env)
    await measure('PostgreSQL', app.url, guests)
    await app.end('SIGTERM')
  } finally {
    await server.stop()
  }
}

try {
  say(
    '| database | capacity | asked | goodput | served: check-in / list / track | check-in p50 / p99 | 503 | unanswered |',
  )
  say('|---|---|---|---|---|---|---|---|')
  await embedded()
  await postgresql()
} finally {
  agent.destroy()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(held ? 0 : 1)
