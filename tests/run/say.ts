import type { Outcome } from './outcome.ts'
import { runSuite, type Suite } from './run-suite.ts'

const slowest = 10

export function say(line: string): void {
  process.stdout.write(`\n── ${line}\n`)
}

/** Runs a suite and says how it went and how long it took. */
export async function timed(suite: Suite, how: Parameters<typeof runSuite>[1]): Promise<Outcome> {
  const begun = Date.now()
  const outcome = await runSuite(suite, how)
  sayOutcome(suite.name, outcome, Date.now() - begun)
  return outcome
}

function sayOutcome(name: string, { passed, failed, problems, skipped }: Outcome, ms: number): void {
  for (const problem of problems) say(`FAILED  ${problem}`)
  for (const test of skipped) say(`not run  ${test}`)
  say(`${name}: ${passed} passed, ${failed} failed, ${inSeconds(ms)}`)
}

/** What stands at the end: the problems once more, the slowest files, and the one line of counts. */
export function sayEnd({ passed, failed, problems, files }: Outcome, ms: number): void {
  for (const problem of problems) say(`FAILED  ${problem}`)
  const slow = files.toSorted((a, b) => b.ms - a.ms).slice(0, slowest)
  if (slow.length > 0) {
    say(`The ${slow.length} slowest files:`)
    for (const { file, ms: took } of slow)
      process.stdout.write(`   ${inSeconds(took).padStart(8)}  ${file}\n`)
  }
  say(`In all ${inSeconds(ms)}`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
