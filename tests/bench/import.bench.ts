import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openEmbedded } from '#platform/database/embedded.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { addDemoCatalogue } from '../../src/demo/seed-catalogue.ts'
import { serverFlags } from '../../src/platform/node-flags.mjs'
import { prepareClinic } from '../../src/server/clinic-start.ts'
import { readSettings } from '../../src/server/settings.ts'
import { startApp } from '../../src/server/start.ts'
import { networkTo } from '../support/client.ts'
import { freePort } from '../support/free-port.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { vapidKeys } from '../support/vapid-keys.ts'
import { cpuMicroseconds, residentMegabytes } from './cpu.ts'
import { percentile, say } from './figures.ts'
import { type Guest, postmasterOf, prepareGuestsBy } from './prepare.ts'

/**
 * A list of patients from another system, read, checked, imported and taken back while people check in:
 * `npm run bench -- import [--database embedded] [--people 20000]`.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'postgresql' },
    people: { type: 'string', default: '20000' },
  },
})
const people = Number(values.people)
const isEmbedded = values.database === 'embedded'
const targets = { check: 10, import: isEmbedded ? 60 : 20, megabytes: 80, slower: 2 }
const [guestCount, codeCount, betweenMs] = [50, 100, 40]
const staffCode = '13572468'
const partBytes = 1024 * 1024
/** As often as the screen asks. */
const askAgainMs = 1_000
let next = 0

const list = Buffer.from(
  [
    'Client ID,First Name,Last Name,Email,Mobile Phone,Birth Date,Points Balance,Total Spent,Visits,Customer Since,SMS Opt Out',
    ...Array.from({ length: people }, (_, n) =>
      [
        ...[
          n,
          `First${n}`,
          `Last${n}`,
          `patient${n}@mail.test`,
          `(415) ${200 + (n % 800)}-${String(n % 10_000).padStart(4, '0')}`,
        ],
        ...[
          `19${60 + (n % 40)}-0${1 + (n % 9)}-1${n % 9}`,
          n % 900,
          `${n % 4000}.50`,
          n % 40,
          `2024-0${1 + (n % 9)}-03`,
        ],
        n % 5 === 0 ? 'Yes' : '',
      ].join(','),
    ),
  ].join('\n'),
)

const folder = mkdtempSync(join(tmpdir(), 'velora-bench-'))
const server = isEmbedded ? undefined : await startPostgres()
const port = await freePort()
const env = {
  ...vapidKeys,
  DATA_DIR: folder,
  DEMO: '0',
  SESSION_KEYS: randomBytes(32).toString('base64'),
  PHI_KEYS: `bench:${randomBytes(32).toString('base64')}`,
  STAFF_CODE: staffCode,
  LOG_LEVEL: 'silent',
  PORT: String(port),
  ...(server && { DATABASE_URL: server.url('imports') }),
}
await server?.createDatabase('imports')
const guests = await filled()
const child = fork(join(import.meta.dirname, '../../src/commands/main.ts'), {
  env: { ...process.env, ...env },
  execArgv: [...serverFlags],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
const network = networkTo(`http://127.0.0.1:${port}`)
try {
  await measure()
} finally {
  network.close()
  child.kill('SIGINT')
  await new Promise(resolve => child.once('exit', resolve))
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function filled(): Promise<readonly Guest[]> {
  const settings = readSettings(env)
  const app = await startApp(settings, {
    engine: server
      ? openPostgres({ url: server.url('imports'), onError: () => {} })
      : await openEmbedded(folder),
    webFolder: '/nowhere',
    drainConnectionsMs: 0,
  })
  await prepareClinic(app.modules, app.database, settings)
  await addDemoCatalogue(app.modules)
  const made = await prepareGuestsBy(
    (text, given = []) => app.database.run(text, given),
    guestCount,
    codeCount,
  )
  await app.stop()
  return made
}

async function measure(): Promise<void> {
  const pid = child.pid ?? 0
  const postmaster = server && (await postmasterOf(server.url('imports')))
  /** Seconds of the app and its database: unlike the time it takes, it hardly depends on what else the machine does. */
  const cpuSeconds = () => (cpuMicroseconds(pid) + (postmaster ? cpuMicroseconds(postmaster) : 0)) / 1e6
  const desk = network.browser()
  while (
    !(await desk.get('/readyz').then(
      ({ status }) => status === 200,
      () => false,
    ))
  )
    await sleep(200)
  await desk.post('/api/admin/verify', { code: staffCode })
  await sleep(5_000)
  const idle = residentMegabytes(pid)
  say(`${people} people, ${isEmbedded ? 'embedded database' : 'PostgreSQL'}; ${idle.toFixed(0)} MB before`)
  const alone = await checkInsUntil(sleep(10_000))

  const begun = { source: 'Vagaro', fileName: 'list.csv', bytes: list.length }
  const { id } = (await desk.post('/api/admin/imports', begun)).json<{ id: string }>()
  const path = `/api/admin/imports/${id}`
  for (let at = 0, number = 1; at < list.length; at += partBytes, number++)
    await desk.send('POST', `${path}/parts/${number}`, list.subarray(at, at + partBytes), {
      'content-type': 'application/octet-stream',
    })
  const found = async () => (await desk.get(path)).json<Found>()
  let most = 0
  const sampling = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid))
  }, 100).unref()
  const cpu = new Map<string, number>()
  const until = async (state: string) => {
    const [began, cpuBefore] = [performance.now(), cpuSeconds()]
    for (;;) {
      const now = await found()
      if (now.state === 'failed') throw new Error(now.problem ?? 'The import failed.')
      if (now.state === state) {
        cpu.set(state, cpuSeconds() - cpuBefore)
        return (performance.now() - began) / 1_000
      }
      await sleep(askAgainMs)
    }
  }
  await desk.post(`${path}/read`)
  const read = await until('columns')
  const { columns } = await found()
  await desk.send('PUT', `${path}/columns`, {
    columns: columns.map(({ index, field, dateOrder }) => ({ index, field, dateOrder })),
  })
  const check = await until('checked')
  await desk.post(`${path}/run`, { balances: 'keep' })
  let seconds = 0
  const meanwhile = await checkInsUntil(
    until('done').then(taken => {
      seconds = taken
    }),
  )
  clearInterval(sampling)
  const peak = most - idle
  await desk.post(`${path}/undo`)
  const undo = await until('undone')

  const slower = percentile(meanwhile, 95) / percentile(alone, 95)
  say('| figure | measured | target | held |')
  say('|---|---|---|---|')
  const row = (name: string, value: number, target: number | undefined, unit: string) =>
    say(
      `| ${name} | ${value.toFixed(1)} ${unit} | ${target ? `≤ ${target} ${unit}` : ''} | ${target ? (value <= target ? 'yes' : 'NO') : ''} |`,
    )
  row('read', read, undefined, 's')
  row('dry run', check, targets.check, 's')
  row('processor time of the dry run', cpu.get('checked') ?? 0, undefined, 's')
  row('import', seconds, targets.import, 's')
  row('processor time of the import, with the check-ins', cpu.get('done') ?? 0, undefined, 's')
  row('undo', undo, undefined, 's')
  row('memory above idle', peak, targets.megabytes, 'MB')
  row(
    `check-in, 95th percentile of ${meanwhile.length} (alone ${percentile(alone, 95).toFixed(1)} ms)`,
    slower,
    targets.slower,
    '×',
  )
}

interface Found {
  readonly state: string
  readonly problem: string | null
  readonly columns: readonly { index: number; field: string; dateOrder: string | null }[]
}

/** Milliseconds that each took; people come one after the other, never two at a time. */
async function checkInsUntil(ending: Promise<unknown>): Promise<readonly number[]> {
  let isOver = false
  void ending.finally(() => {
    isOver = true
  })
  const took: number[] = []
  while (!isOver) {
    const [guest, code] = [guests[next % guestCount], `BENCH-${Math.floor(next / guestCount) % codeCount}`]
    next += 1
    const began = performance.now()
    const answer = await network
      .browser(undefined, { cookie: guest?.cookie ?? '' })
      .post('/api/checkin', { code })
    if (answer.status !== 200) throw new Error(`A check-in is refused: ${answer.status} ${answer.text}`)
    took.push(performance.now() - began)
    await sleep(betweenMs)
  }
  await ending
  return took
}
