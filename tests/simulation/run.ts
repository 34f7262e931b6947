import { parseArgs } from 'node:util'
import { simulate } from './simulate.ts'
import { openStore } from './store.ts'
import { Divergence, type Tally } from './trace.ts'

/** `npm run simulate`: the whole programme from one seed. */
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
const [members, days] = [Number(values.members), Number(values.days)]
const say = (line: string) => void process.stdout.write(`${line}\n`)
const table = (title: string, { counts }: Tally) => {
  say(`| ${title} | times |\n|---|---:|`)
  for (const [name, count] of [...counts].sort(([, a], [, b]) => b - a)) say(`| ${name} | ${count} |`)
}
const replay = `npm run simulate -- --seed ${seed} --members ${members} --days ${days} --database ${values.database}`

say(`seed ${seed}: ${members} members, ${days} days, ${values.database}`)
const began = Date.now()
try {
  const store = await openStore(values.database === 'embedded' ? 'embedded' : 'postgresql')
  const { memberDays, operations, faults, invariants, hash } = await simulate({
    seed,
    members,
    days,
    store,
    onWeek: say,
    ...(values.steps && { onStep: say }),
  })
  table('operation', operations)
  table('fault', faults)
  const seconds = Math.round((Date.now() - began) / 1_000)
  say(
    `${memberDays} members’ days, ${operations.total()} operations, ${faults.total()} faults, ` +
      `${invariants} invariants checked, 0 divergences, trace ${hash}, ${seconds} s`,
  )
} catch (error) {
  process.exitCode = 1
  if (error instanceof Divergence) {
    say(`DIVERGENCE at step ${error.step} of seed ${seed}`)
    for (const finding of error.findings) say(`  ${finding}`)
    if (error.story.length > 0) say(['what happened to the member before:', ...error.story].join('\n  '))
  } else say(`The simulation of seed ${seed} broke: ${(error as Error).stack}`)
  say(`replay: ${replay}`)
}
