import { cpus } from 'node:os'
import { cpuByProcess } from '../cpu.ts'
import { median } from '../figures.ts'
import { machineOf } from './by-side.ts'
import { codesPerRound, type Job, jobs } from './jobs.ts'
import { type Measured, measure } from './measure.ts'
import { type Prepared, type Running, runSide } from './side.ts'
import type { Row, Target } from './table.ts'
import { throttled } from './throttled.ts'

/** Fewer where a process is held back: of what it works on at once none waits until it is turned away (D-112). */
const [connections, heldConnections] = [40, 16]
const asked = jobs.filter(({ name }) => /services list|500 entries/.test(name))
/** So little that sending and PostgreSQL have the rest of one core, and two of them do not get into each other's way. */
const share = 0.1
const target: Target = { of: 'figure', is: 'at least', bound: 1.7 }

/** How many codes this takes in so many rounds. */
export const codesOfProcesses = (rounds: number) => (rounds + 1) * asked.length * 4 * codesPerRound

interface Turn {
  readonly one: Measured
  readonly two: Measured
}

interface Turns {
  readonly free: Turn[]
  readonly held: Turn[]
}

/**
 * Two processes on one port to one, over the same database and in turns. What they answer more depends on the cores that
 * sending and PostgreSQL leave them; so they are also held to a small share of a core each, which any machine has.
 */
export async function measureProcesses(prepared: Prepared, rounds: number): Promise<Row[]> {
  const [one, two] = [await runProcesses(prepared, 1), await runProcesses(prepared, 2)]
  const turns = new Map<Job, Turns>(asked.map(job => [job, { free: [], held: [] }]))
  const takeTurn = async (round: number, work: (side: Processes) => Promise<Measured>): Promise<Turn> => {
    const first = round % 2 ? undefined : await work(one)
    const both = await work(two)
    return { one: first ?? (await work(one)), two: both }
  }
  try {
    for (let round = 0; round <= rounds; round++)
      for (const [job, { free, held }] of turns) {
        const freely = await takeTurn(round, side => ask(job, side, connections))
        // The first round warms up.
        if (round === 0) continue
        free.push(freely)
        held.push(
          await takeTurn(round, side =>
            throttled(side.serving, share, () => ask(job, side, heldConnections)),
          ),
        )
      }
  } finally {
    for (const { app } of [one, two]) await app.end('SIGTERM')
  }
  return [...turns].flatMap(([{ name }, measured]) => rowsOf(name, measured))
}

interface Processes extends Running {
  /** Those that answer. */
  readonly serving: readonly number[]
}

async function runProcesses(prepared: Prepared, count: number): Promise<Processes> {
  const env = { ...prepared.env, WEB_CONCURRENCY: String(count), WORKERS: '0' }
  const running = await runSide({ ...prepared, env })
  const all = [...cpuByProcess(running.pid).keys()]
  return { ...running, serving: count === 1 ? all : all.filter(pid => pid !== running.pid) }
}

async function ask({ requestsOf, expected }: Job, side: Processes, lanes: number): Promise<Measured> {
  const { clinic, takeCodes } = side.prepared
  const measured = await measure(side, requestsOf(clinic, takeCodes(codesPerRound)), lanes, expected)
  if (measured.sent.refused) throw new Error(measured.sent.refused)
  return measured
}

function rowsOf(name: string, { free, held }: Turns): Row[] {
  const job = `two processes to one: ${name}`
  const row = (unit: string, turns: readonly Turn[], notes: readonly string[]): Row => ({
    job,
    unit,
    rounds: { app: turns.map(({ one, two }) => two.perSecond / one.perSecond) },
    target,
    notes,
    machine: machineOf({ app: turns.flatMap(({ one, two }) => [one, two]) }),
  })
  return [
    row('× requests/s', free, [whatStandsInTheWay(free)]),
    row(`× requests/s, ${share} of a core each`, held, []),
  ]
}

/** Where the cores are few, who sends, PostgreSQL and other programs have them as well. */
function whatStandsInTheWay(turns: readonly Turn[]): string {
  const of = (figure: (turn: Turn) => number) => median(turns.map(figure))
  const [sending, app] = [of(({ two }) => two.sent.ownCpu), of(({ two }) => two.cpu)]
  const left = cpus().length * (1 - of(({ two }) => two.machine.others + two.machine.stolen))
  const most = (left * 1_000_000) / (sending + app) / of(({ one }) => one.perSecond)
  return (
    `a request takes ${app.toFixed(0)} µs of the app and PostgreSQL and ${sending.toFixed(0)} µs to send and read it; ` +
    `others left ${left.toFixed(2)} of ${cpus().length} cores: at most ${most.toFixed(2)} times what one answered`
  )
}
