import { appendFileSync } from 'node:fs'
import type { Outcome } from './outcome.ts'
import { runSuite, type Suite } from './run-suite.ts'

const slowest = 10

/** The environment variable for the file that collects the counts of several commands. */
const totalsVariable = 'TEST_TOTALS'

export function say(line: string): void {
  process.stdout.write(`\n── ${line}\n`)
}

/** Runs lanes in parallel and a lane's suites one by one; reports each one's result and duration. */
export async function inLanes(lanes: readonly (readonly Suite[])[], root: string): Promise<Outcome[]> {
  const used = lanes.filter(lane => lane.length > 0)
  if (used.length > 1)
    say(
      `${used
        .flat()
        .map(({ name }) => name)
        .join(', ')}: each speaks at its end`,
    )
  const ofLane = async (lane: readonly Suite[]) => {
    const outcomes: Outcome[] = []
    for (const suite of lane) outcomes.push(await timed(suite, { root, quiet: used.length > 1 }))
    return outcomes
  }
  return (await Promise.all(used.map(ofLane))).flat()
}

async function timed(suite: Suite, how: Parameters<typeof runSuite>[1]): Promise<Outcome> {
  const begun = Date.now()
  const { output, ...outcome } = await runSuite(suite, how)
  // Suites that ran in parallel print one after the other.
  if (how.quiet && outcome.failed > 0) process.stdout.write(output)
  sayOutcome(suite.name, outcome, Date.now() - begun)
  return outcome
}

function sayOutcome(name: string, { passed, failed, problems, skipped }: Outcome, ms: number): void {
  for (const problem of problems) say(`FAILED  ${problem}`)
  for (const test of skipped) say(`not run  ${test}`)
  say(`${name}: ${passed} passed, ${failed} failed, ${inSeconds(ms)}`)
}

/** The final lines: all problems, the slowest files, and the line of counts. */
export function sayEnd({ passed, failed, problems, files }: Outcome, ms: number): void {
  for (const problem of problems) say(`FAILED  ${problem}`)
  const slow = files.toSorted((a, b) => b.ms - a.ms).slice(0, slowest)
  if (slow.length > 0) {
    say(`The ${slow.length} slowest files:`)
    for (const { file, ms: took } of slow)
      process.stdout.write(`   ${inSeconds(took).padStart(8)}  ${file}\n`)
  }
  say(`In all ${inSeconds(ms)}`)
  const totals = process.env[totalsVariable]
  if (totals) appendFileSync(totals, `${passed} ${failed}\n`)
  else process.stdout.write(`${passed} passed, ${failed} failed\n`)
}

/** For `.ci/run`, which then looks for a browser that can show notifications. */
export function noteLeftOut(): void {
  const totals = process.env[totalsVariable]
  if (totals) appendFileSync(totals, 'left out\n')
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
