import { parseArgs } from 'node:util'
import pg from 'pg'
import type { Engine, Run } from '#platform/database/database.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { readSettings } from '../../src/server/settings.ts'
import { startApp } from '../../src/server/start.ts'
import { type Browser, networkTo } from '../support/client.ts'
import { watchMachine } from './bench/measure.ts'
import { type Machine, type Row, tableOf } from './bench/table.ts'
import { cpuMicroseconds } from './cpu.ts'
import { percentile, say } from './figures.ts'
import { openLargeClinic, staffCode } from './large-clinic.ts'
import { jobs, type PatientsJob } from './patient-questions.ts'
import { postmasterOf } from './prepare.ts'

/**
 * What staff wait for in a clinic of 100,000 patients, over HTTP; the yardstick is what was asked of the database meanwhile,
 * asked once more without the app. `npm run bench -- patients [--rounds 3] [--only search]`
 */
const { rounds, only } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
}).values
const warmUps = 3
const [count, wanted] = [Number(rounds), new RegExp(only)]

interface Asked {
  readonly name: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

interface Sides {
  readonly desk: Browser
  readonly direct: pg.Client
  readonly asked: Asked[]
  /** Microseconds of the app and the database so far. */
  readonly cpu: () => number
}

/** Milliseconds of every question of one round. */
interface Round {
  readonly answers: readonly number[]
  readonly statements: readonly number[]
  readonly machine: Machine
}

const clinic = await openLargeClinic()
try {
  await measure(clinic.env)
} finally {
  await clinic.close()
}

async function measure(env: Readonly<Record<string, string>>): Promise<void> {
  const settings = readSettings(env)
  const asked: Asked[] = []
  const engine = openPostgres({ url: settings.databaseUrl ?? '', onError: () => {} })
  const app = await startApp(settings, {
    engine: noting(engine, asked),
    webFolder: '/nowhere',
    drainConnectionsMs: 0,
  })
  const network = networkTo(app.url)
  const desk = network.browser()
  await desk.post('/api/admin/verify', { code: staffCode })
  const direct = new pg.Client({ connectionString: settings.databaseUrl })
  await direct.connect()
  const measured = new Map<PatientsJob, Round[]>(
    jobs().flatMap(job => (wanted.test(job.name) ? [[job, []]] : [])),
  )
  const postmaster = await postmasterOf(env['DATABASE_URL'] ?? '')
  const cpu = () => cpuMicroseconds(process.pid) + cpuMicroseconds(postmaster)
  // As on a desk's second hour: statements are prepared, pages are in memory, and what runs often is compiled.
  for (let round = -warmUps; round < count; round++)
    for (const [job, done] of measured) {
      const figures = await roundOf(job, { desk, direct, asked, cpu })
      if (round >= 0) done.push(figures)
    }
  for (const line of tableOf([...measured].flatMap(rowsOf))) say(line)
  await direct.end()
  network.close()
  await app.stop()
}

/** Each question once over HTTP, and at once afterwards what it asked the database for, without the app. */
async function roundOf({ paths, pages }: PatientsJob, { desk, direct, asked, cpu }: Sides): Promise<Round> {
  const [answers, statements]: [number[], number[]] = [[], []]
  const [before, machine] = [cpu(), watchMachine()]
  const ask = async (path: string) => {
    asked.length = 0
    const began = performance.now()
    const answer = await desk.get(path)
    answers.push(performance.now() - began)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`)
    const same = [...asked]
    const beganDirect = performance.now()
    for (const { name, text, values } of same)
      await direct.query({ ...(name && { name }), text, values: [...values] })
    statements.push(performance.now() - beganDirect)
    return /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1]
  }
  for (const path of paths) {
    let next: string | undefined = path
    for (let page = 0; next && page < pages; page++) next = await ask(next)
  }
  return { answers, statements, machine: machine(cpu() - before) }
}

function rowsOf([{ name, targets }, measured]: [PatientsJob, readonly Round[]]): Row[] {
  const machine = {
    stolen: mean(measured.map(round => round.machine.stolen)),
    others: mean(measured.map(round => round.machine.others)),
  }
  return ([50, 95] as const).map(percent => {
    const bound = targets[percent]
    return {
      job: `patients, ${name}`,
      unit: `ms, p${percent}`,
      rounds: {
        yardstick: measured.map(({ statements }) => percentile(statements, percent)),
        app: measured.map(({ answers }) => percentile(answers, percent)),
      },
      ...(bound !== undefined && { target: { of: 'figure', is: 'at most', bound } as const }),
      notes: [],
      machine,
    }
  })
}

function mean(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / (shares.length || 1)
}

/** Writes down what is asked of the patients' tables. */
function noting(engine: Engine, asked: Asked[]): Engine {
  const run: Run = (name, text, values) => {
    if (text.includes('patients.card') || name?.startsWith('count-')) asked.push({ name, text, values })
    return engine.run(name, text, values)
  }
  return { ...engine, run }
}
