import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../support/postgres-server.ts'
import { checkoutOf, ownCheckout } from './bench/checkout.ts'
import { codesPerRound, jobs } from './bench/jobs.ts'
import { codesCounted, countWaits, measureBursts, measureStarts, removeFolder } from './bench/others.ts'
import { measureJobs } from './bench/rounds.ts'
import { type Prepared, prepareSide, runSide, runYardstick } from './bench/side.ts'
import { type Row, tableOf } from './bench/table.ts'
import { say } from './figures.ts'

/**
 * The app beside the yardstick and, with `--against <commit>`, beside another commit: the same load on databases of their
 * own, in turns. `npm run bench -- [--against dd2507f] [--rounds 5] [--only check-in]`; all figures of a run are kept in
 * `.cache/bench`.
 */
const { against, rounds, only } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
}).values
const [count, wanted] = [Number(rounds), new RegExp(only)]
const isWanted = (name: string) => wanted.test(name)
// The yardstick and the app check the same people in, and whoever is asked for nothing takes codes as well.
const codes = (count + 1) * jobs.length * 2 * codesPerRound + codesCounted

const own = await ownCheckout()
const other = against ? await checkoutOf(against) : undefined
say(`${own.name}${other ? ` against ${other.name}` : ''}, ${count} rounds`)
const server = await startPostgres()
const prepared: Prepared[] = []
try {
  prepared.push(await prepareSide('app', own, server, codes))
  if (other) prepared.push(await prepareSide('against', other, server, codes))
  const { rows, ownCpu } = await measureAll()
  report(rows, ownCpu)
} finally {
  await server.stop()
  for (const { env } of prepared) removeFolder(env)
}

async function measureAll(): Promise<{ rows: Row[]; ownCpu: number }> {
  const [app] = prepared
  if (!app) throw new Error('There is nothing to measure.')
  const commits = await Promise.all(prepared.map(runSide))
  const yardstick = await runYardstick(app)
  const measured = await measureJobs([yardstick, ...commits], count, wanted)
  const rows = [...measured.rows]
  if (isWanted('award')) rows.push(...(await measureBursts(commits, count)))
  for (const side of [yardstick, ...commits]) await side.app.end('SIGTERM')
  if (isWanted('award')) rows.push(...(await countWaits(prepared)))
  if (isWanted('start') || isWanted('memory')) rows.push(...(await measureStarts(prepared, count)))
  return { rows, ownCpu: measured.ownCpu }
}

function report(rows: readonly Row[], ownCpu: number): void {
  for (const line of tableOf(rows, other?.name)) say(line)
  if (ownCpu)
    say(`Sending and reading took ${ownCpu.toFixed(1)} µs a request, which is in none of the figures.`)
  const folder = join(import.meta.dirname, '../../.cache/bench')
  const at = new Date().toISOString()
  const file = join(folder, `${at.replaceAll(':', '-').slice(0, 19)}-${own.commit.slice(0, 7)}.json`)
  const machine = {
    cores: cpus().length,
    model: cpus()[0]?.model,
    node: process.version,
    platform: process.platform,
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify({ at, app: own, against: other, machine, ownCpu, rows }, undefined, 2))
  say(`All rounds: ${file}`)
}
