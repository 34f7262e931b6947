import { median } from '../figures.ts'
import { add, type BySide, figuresOf, machineOf } from './by-side.ts'
import { analyze } from './clinic.ts'
import { codesPerRound, type Job, jobs } from './jobs.ts'
import { type Measured, measure } from './measure.ts'
import type { Running } from './side.ts'
import type { Row, Side } from './table.ts'

const connections = 20

/** What was measured of one job, and why a side has nothing. */
interface Rounds {
  readonly measured: BySide<Measured>
  readonly missing: Partial<Record<Side, string>>
}

/** Round by round, job by job, each side in turn and another one first each time. The first round only warms up. */
export async function measureJobs(sides: readonly Running[], rounds: number, only: RegExp) {
  const wanted = jobs.filter(({ name }) => only.test(name))
  const results = new Map<Job, Rounds>(wanted.map(job => [job, { measured: {}, missing: {} }]))
  for (let round = 0; round <= rounds; round++) {
    if (round === 1) await analyzeAll(sides)
    const turn = round % sides.length
    for (const [job, result] of results)
      for (const side of [...sides.slice(turn), ...sides.slice(0, turn)]) {
        if (result.missing[side.side]) continue
        const measured = await ask(job, side).catch(error => giveUp(error, side, result))
        if (round > 0 && measured) add(result.measured, side.side, measured)
      }
  }
  const all = [...results.values()].flatMap(({ measured }) => Object.values(measured).flat())
  return { rows: [...results].flatMap(rowsOf), ownCpu: median(all.map(({ sent }) => sent.ownCpu)) }
}

async function ask({ requestsOf, expected }: Job, side: Running): Promise<Measured> {
  const { clinic, takeCodes } = side.prepared
  const requests = requestsOf(clinic, takeCodes(codesPerRound))
  const measured = await measure(side, requests, connections, expected)
  if (measured.sent.refused) throw new Error(measured.sent.refused)
  return measured
}

/** Another commit may do a job differently, or not at all. Of ours and of the yardstick, that is a fault of the bench. */
function giveUp(error: Error, { side, prepared }: Running, result: Rounds): undefined {
  if (side !== 'against') throw error
  result.missing[side] =
    `${prepared.checkout.name} can’t do it as it is asked here (${error.message.split('\r\n')[0]})`
}

async function analyzeAll(sides: readonly Running[]): Promise<void> {
  const databases = new Set(sides.map(({ prepared }) => prepared.env['DATABASE_URL'] ?? ''))
  for (const url of databases) await analyze(url)
}

function rowsOf([{ name, targets }, { measured, missing }]: [Job, Rounds]): Row[] {
  const figures = {
    'requests/s': figuresOf(measured, ({ perSecond }) => perSecond),
    'CPU µs': figuresOf(measured, ({ cpu }) => cpu),
  }
  const [machine, notes] = [machineOf(measured), Object.values(missing)]
  return (['requests/s', 'CPU µs'] as const).map(unit => ({
    job: name,
    unit,
    rounds: figures[unit],
    target: targets[unit],
    notes,
    machine,
  }))
}
