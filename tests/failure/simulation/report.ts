import type { SimulationResult } from './simulate.ts'
import type { Divergence, Tally } from './trace.ts'

export interface SimulationRun {
  readonly seed: number
  readonly members: number
  readonly days: number
  readonly database: string
}

/** The command that does the same again. */
export const replayOf = ({ seed, members, days, database }: SimulationRun) =>
  `npm run simulate -- --seed ${seed} --members ${members} --days ${days} --database ${database}`

/** What was done and what went wrong on purpose, ending with one line of figures. */
export function reportOf(result: SimulationResult, seconds: number): readonly string[] {
  const { memberDays, operations, faults, invariants, hash } = result
  return [
    ...table('operations', operations),
    ...table('faults', faults),
    `${memberDays} members’ days, ${operations.total()} operations, ${faults.total()} faults, ` +
      `${invariants} invariants checked, 0 divergences, trace ${hash}, ${seconds} s`,
  ]
}

function table(title: string, { counts }: Tally): readonly string[] {
  const rows = [...counts].sort(([, a], [, b]) => b - a)
  return [`${title}:`, ...rows.map(([name, count]) => `  ${name.padEnd(28)}${String(count).padStart(6)}`)]
}

/** Everything that is needed to find out why: step, what differs, what happened before, how to see it again. */
export const divergenceReport = ({ step, findings, story }: Divergence, run: SimulationRun) => [
  `DIVERGENCE at step ${step} of seed ${run.seed}`,
  ...findings.map(finding => `  ${finding}`),
  ...(story.length > 0 ? ['what happened to the member before:', ...story.map(line => `  ${line}`)] : []),
  `replay: ${replayOf(run)}`,
]
