import { parseArgs } from 'node:util'
import { divergenceReport, replayOf, reportOf } from './report.ts'
import { simulate } from './simulate.ts'
import { openStore } from './store.ts'
import { Divergence } from './trace.ts'

/** `npm run simulate`: the whole program from one seed, on either database; `--steps` says each step. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    members: { type: 'string', default: '270' },
    days: { type: 'string', default: '40' },
    database: { type: 'string', default: 'embedded' },
    steps: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
const run = { seed, members: Number(values.members), days: Number(values.days), database: values.database }
const say = (line: string) => void process.stdout.write(`${line}\n`)

say(`seed ${seed}: ${run.members} members, ${run.days} days, ${run.database}`)
const began = Date.now()
try {
  const store = await openStore(run.database === 'embedded' ? 'embedded' : 'postgresql')
  const result = await simulate({ ...run, store, onWeek: say, ...(values.steps && { onStep: say }) })
  for (const line of reportOf(result, Math.round((Date.now() - began) / 1_000))) say(line)
} catch (error) {
  process.exitCode = 1
  const broke = () => [`The simulation broke: ${(error as Error).stack}`, `replay: ${replayOf(run)}`]
  for (const line of error instanceof Divergence ? divergenceReport(error, run) : broke()) say(line)
}
