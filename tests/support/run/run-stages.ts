import { sumOf } from './outcome.ts'
import type { Suite } from './run-suite.ts'
import { inLanes, say, sayEnd } from './say.ts'

/** Stages run one after the other, a stage's lanes in parallel, and a lane's suites one by one. */
export type Stages = readonly (readonly (readonly Suite[])[])[]

/** Runs the named suites, or all of them, then ends the process with the line of counts. */
export async function runStages(
  stages: Stages,
  {
    root,
    only,
    build,
    needBuild,
  }: {
    readonly root: string
    readonly only: readonly string[]
    readonly build: Suite
    /** Suites that open the app's pages. */
    readonly needBuild: readonly string[]
  },
): Promise<never> {
  const known = stages.flat(2).map(({ name }) => name)
  const unknown = only.filter(word => !known.includes(word))
  if (unknown.length > 0) {
    say(`No suite is called ${unknown.join(', ')}. The suites: ${known.join(', ')}.`)
    process.exit(2)
  }
  const started = Date.now()
  const builds = only.some(name => needBuild.includes(name))
  const wanted = ({ name }: Suite) =>
    only.length === 0 || only.includes(name) || (name === build.name && builds)
  const outcomes = []
  for (const lanes of stages)
    outcomes.push(
      ...(await inLanes(
        lanes.map(lane => lane.filter(wanted)),
        root,
      )),
    )
  const total = sumOf(outcomes)
  sayEnd(total, Date.now() - started)
  process.exit(total.failed > 0 ? 1 : 0)
}
