import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../support/postgres-server.ts'
import { startVelora } from '../support/process.ts'
import { cpuMicroseconds, residentMegabytes } from './cpu.ts'
import { type Call, sendAll } from './crowd.ts'
import { analyze, postmasterOf, prepareGuests } from './prepare.ts'

const [rounds, connections, guestCount] = [5, 20, 60]
const amounts: Readonly<Record<Job, number>> = {
  'services list': 4_000,
  'current user': 3_000,
  'check-in': 1_500,
}
const sessionKey = 'a session key for the bench and long enough'
type Job = 'services list' | 'current user' | 'check-in'
type Side = 'yardstick' | 'app'

const server = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'velora-bench-'))
const url = server.url('bench')
await server.createDatabase('bench')
const env = { DATABASE_URL: url, DATA_DIR: folder, SESSION_KEYS: sessionKey }

try {
  await (await startVelora(env)).end('SIGTERM')
  const codeCount = Math.ceil(((rounds + 1) * 2 * amounts['check-in']) / guestCount)
  const guests = await prepareGuests(url, sessionKey, guestCount, codeCount)
  const began = performance.now()
  const app = await startVelora(env)
  await sendAll(app.url, [{ method: 'GET', path: '/api/services' }], 1)
  const firstAnswerMs = Math.round(performance.now() - began)
  const idleMegabytes = residentMegabytes(app.pid)
  const yardstick = await startVelora(env, 'tests/load/limit.ts')
  const postmaster = await postmasterOf(url)

  let used = 0
  const calls: Readonly<Record<Job, () => Call[]>> = {
    'services list': () => Array(amounts['services list']).fill({ method: 'GET', path: '/api/services' }),
    'current user': () =>
      Array.from({ length: amounts['current user'] }, (_, n) => ({
        method: 'GET',
        path: '/api/auth/user',
        cookie: guests[n % guestCount]?.cookie ?? '',
      })),
    'check-in': () =>
      Array.from({ length: amounts['check-in'] }, () => {
        const [guest, code] = [guests[used % guestCount], Math.floor(used++ / guestCount)]
        return {
          method: 'POST',
          path: '/api/checkin',
          cookie: guest?.cookie ?? '',
          body: JSON.stringify({ code: `BENCH-${code}` }),
        }
      }),
  }
  const sides = { yardstick, app }
  const measured = new Map<string, { perSecond: number; cpu: number }[]>()
  for (let round = 0; round <= rounds; round++) {
    // As a clinic's database is: its plans were made for tables that were empty a moment ago.
    if (round === 1) await analyze(url)
    for (const job of Object.keys(calls) as Job[]) {
      for (const side of round % 2 ? (['app', 'yardstick'] as const) : (['yardstick', 'app'] as const)) {
        const figures = await measure(sides[side].url, sides[side].pid, postmaster, calls[job]())
        // The first round only warms up.
        if (round > 0) measured.set(`${side} ${job}`, [...(measured.get(`${side} ${job}`) ?? []), figures])
      }
    }
  }
  print(measured)
  say(`start to first answer ${firstAnswerMs} ms; idle memory ${idleMegabytes} MB`)
  await yardstick.end('SIGTERM')
  await app.end('SIGTERM')
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(address: string, pid: number, postmaster: number, calls: readonly Call[]) {
  const cpu = () => cpuMicroseconds(pid) + cpuMicroseconds(postmaster)
  const before = cpu()
  const seconds = await sendAll(address, calls, connections)
  return { perSecond: calls.length / seconds, cpu: (cpu() - before) / calls.length }
}

function print(measured: ReadonlyMap<string, readonly { perSecond: number; cpu: number }[]>): void {
  say('| job | yardstick req/s | app req/s | ratio | yardstick CPU µs | app CPU µs | ratio |')
  say('|---|---|---|---|---|---|---|')
  for (const job of Object.keys(amounts) as Job[]) {
    const of = (side: Side, what: 'perSecond' | 'cpu') =>
      median((measured.get(`${side} ${job}`) ?? []).map(figures => figures[what]))
    const cells = (['perSecond', 'cpu'] as const).flatMap(what => {
      const [limit, app] = [of('yardstick', what), of('app', what)]
      return [limit.toFixed(0), app.toFixed(0), (app / limit).toFixed(2)]
    })
    say(`| ${job} | ${cells.join(' | ')} |`)
  }
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
