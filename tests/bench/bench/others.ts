import { rmSync } from 'node:fs'
import { startVelora } from '../../support/process.ts'
import { bytesOf, type Call, type Expected, sendAll } from '../crowd.ts'
import { add, type BySide, figuresOf, machineOf } from './by-side.ts'
import { awarded, awardTo, checkedIn, checkInOf, current, userOf } from './jobs.ts'
import { type Measured, measure } from './measure.ts'
import { type Prepared, type Running, settingsIn } from './side.ts'
import { startOnce } from './starts.ts'
import type { Row, Target } from './table.ts'
import { countingProxyTo } from './waits.ts'

const atMost = (bound: number): Target => ({ of: 'figure', is: 'at most', bound })
const atOnce = 100

/** 100 awards to one member that arrive together, in each round somebody else. */
export async function measureBursts(sides: readonly Running[], rounds: number): Promise<Row[]> {
  const bursts: BySide<Measured> = {}
  const notes: string[] = []
  for (let round = 0; round <= rounds; round++)
    for (const side of round % 2 ? sides : sides.toReversed()) {
      const { clinic, checkout } = side.prepared
      const patient = clinic.fresh[round]
      if (!patient) throw new Error('There are more rounds than patients.')
      const requests = Array(atOnce).fill(bytesOf(awardTo(clinic, patient)))
      const burst = await measure(side, requests, atOnce, awarded)
      // How long it takes to turn some of them away is no figure.
      const answers = [...burst.sent.statuses].map(([status, count]) => `${count} × ${status}`).sort()
      if (burst.sent.refused) notes.push(`${checkout.name} answered ${answers.join(', ')}`)
      else if (round > 0) add(bursts, side.side, burst)
    }
  const machine = machineOf(bursts)
  const job = `award, ${atOnce} at once to one member`
  return [
    {
      job,
      unit: 's',
      rounds: figuresOf(bursts, ({ sent }) => sent.seconds),
      notes,
      machine,
    },
    { job, unit: 'CPU µs', rounds: figuresOf(bursts, ({ cpu }) => cpu), notes: [], machine },
  ]
}

/** How many codes counting takes. */
export const codesCounted = 25

/** How often one request waits for the database until it is answered, one after the other. */
export async function countWaits(prepared: readonly Prepared[]): Promise<Row[]> {
  const [awards, checkIns, users]: [BySide<number>, BySide<number>, BySide<number>] = [{}, {}, {}]
  for (const { side, checkout, clinic, env, takeCodes } of prepared) {
    const guest = clinic.fresh.at(-1)
    if (!guest) throw new Error('There is nobody to award anything to.')
    const proxy = await countingProxyTo(env['DATABASE_URL'] ?? '')
    const settings = { ...env, DATABASE_URL: proxy.url, WORKERS: '0' }
    const app = await startVelora(settings, checkout.server, checkout.folder)
    const firstCode = takeCodes(codesCounted)
    const waitsOf = async (call: Call, expected: Expected) => {
      const before = proxy.waits()
      const { refused } = await sendAll(app.url, [bytesOf(call)], 1, expected)
      if (refused) throw new Error(refused)
      return proxy.waits() - before
    }
    try {
      for (let n = 0; n < codesCounted; n++) {
        const award = await waitsOf(awardTo(clinic, guest), awarded)
        const checkIn = await waitsOf(checkInOf(guest, firstCode + n), checkedIn)
        const user = await waitsOf(userOf(guest), current)
        // The first ones read what is in memory from then on.
        if (n < 5) continue
        add(awards, side, award)
        add(checkIns, side, checkIn)
        add(users, side, user)
      }
    } finally {
      await app.end('SIGTERM')
      proxy.close()
    }
  }
  return [
    { job: 'award, one', unit: 'waits', rounds: awards, target: atMost(2), notes: [] },
    { job: 'check-in, one', unit: 'waits', rounds: checkIns, notes: [] },
    { job: 'current user after it', unit: 'waits', rounds: users, notes: [] },
  ]
}

/** Starts of what was started before, on both databases, the commits in turns. */
export async function measureStarts(prepared: readonly Prepared[], rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const database of ['PostgreSQL', 'embedded']) {
    const starts: BySide<Awaited<ReturnType<typeof startOnce>>> = {}
    const places = prepared.map(({ side, checkout, env }) => ({
      side,
      checkout,
      env: database === 'embedded' ? settingsIn() : env,
    }))
    for (let round = 0; round <= rounds; round++)
      for (const { side, checkout, env } of round % 2 ? places : places.toReversed()) {
        const start = await startOnce(checkout, env)
        // The first one makes the tables, and compiles.
        if (round > 0) add(starts, side, start)
      }
    if (database === 'embedded') for (const { env } of places) removeFolder(env)
    const rest = { notes: [], machine: machineOf(starts) }
    rows.push(
      {
        job: `start to first answer, ${database}`,
        unit: 's',
        rounds: figuresOf(starts, ({ seconds }) => seconds),
        target: atMost(database === 'embedded' ? 3 : 2),
        ...rest,
      },
      {
        job: `idle memory, ${database}`,
        unit: 'MB',
        rounds: figuresOf(starts, ({ megabytes }) => megabytes),
        ...(database === 'PostgreSQL' && { target: atMost(160) }),
        ...rest,
      },
    )
  }
  return rows
}

/** The folder of an app that has ended. */
export const removeFolder = (env: Readonly<Record<string, string>>) =>
  rmSync(env['DATA_DIR'] ?? '', { recursive: true, force: true })
