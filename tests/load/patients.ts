import pg from 'pg'
import type { Engine, Run } from '#platform/database/database.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { readSettings } from '../../src/server/settings.ts'
import { startApp } from '../../src/server/start.ts'
import { type Browser, networkTo } from '../support/client.ts'
import { openLargeClinic, staffCode } from './large-clinic.ts'
import { pageWalks, searches } from './patient-questions.ts'

interface Asked {
  readonly text: string
  readonly values: readonly unknown[]
}

const { env, close } = await openLargeClinic()
try {
  await measure(env)
} finally {
  await close()
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
  say('ms                      answer p50    p95   same SQL p50    p95')
  for (const [name, paths] of [['search', searches()], ...pageWalks()] as const)
    say(await row(name, paths, { desk, direct, asked }))
  await direct.end()
  network.close()
  await app.stop()
}

interface Sides {
  readonly desk: Browser
  readonly direct: pg.Client
  readonly asked: Asked[]
}

/** Each question once over HTTP, and at once afterwards what it asked the database for, without the app. */
async function row(name: string, paths: Iterable<string>, { desk, direct, asked }: Sides): Promise<string> {
  const [answers, statements]: [number[], number[]] = [[], []]
  const ask = async (path: string) => {
    asked.length = 0
    const began = performance.now()
    const answer = await desk.get(path)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`)
    answers.push(performance.now() - began)
    const same = [...asked]
    const beganDirect = performance.now()
    for (const { text, values } of same) await direct.query({ text, values: [...values] })
    statements.push(performance.now() - beganDirect)
    return /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1]
  }
  for (const path of paths) {
    // A path ending in an arrow is walked to the tenth page.
    let next: string | undefined = path.replace(/→$/, '')
    for (let page = 0; next && page < (path.endsWith('→') ? 10 : 1); page++) next = await ask(next)
  }
  const figures = [
    percentile(answers, 50),
    percentile(answers, 95),
    percentile(statements, 50),
    percentile(statements, 95),
  ]
  const [p50, p95, sql50, sql95] = figures.map(ms => ms.toFixed(1).padStart(7))
  return `${name.padEnd(24)}${p50}${p95}        ${sql50}${sql95}   (${answers.length} asked)`
}

function percentile(figures: readonly number[], percent: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}

/** Writes down what is asked of the patients' tables. */
function noting(engine: Engine, asked: Asked[]): Engine {
  const run: Run = (name, text, values) => {
    if (text.includes('patients.card') || name?.startsWith('count-')) asked.push({ text, values })
    return engine.run(name, text, values)
  }
  const script = (text: string) => {
    if (text.includes('patients.card')) asked.push({ text, values: [] })
    return engine.script(text)
  }
  return { ...engine, run, script }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
