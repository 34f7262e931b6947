import { type ChildProcess, fork, spawn } from 'node:child_process'
import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openEmbedded } from '#platform/database/embedded.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { fillLargeClinic } from '../../src/demo/large-clinic.ts'
import { addDemoCatalogue } from '../../src/demo/seed-catalogue.ts'
import { serverFlags } from '../../src/platform/node-flags.mjs'
import { prepareClinic } from '../../src/server/clinic-start.ts'
import { readSettings } from '../../src/server/settings.ts'
import { startApp } from '../../src/server/start.ts'
import { networkTo } from '../support/client.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { vapidKeys } from '../support/vapid-keys.ts'
import { add, type BySide, figuresOf, machineOf } from './bench/by-side.ts'
import { librariesTo } from './bench/libraries.ts'
import { watchMachine } from './bench/measure.ts'
import { type Machine, type Row, tableOf } from './bench/table.ts'
import { cpuMicroseconds, residentMegabytes } from './cpu.ts'
import { say } from './figures.ts'
import { postmasterOf } from './prepare.ts'

/**
 * How fast a campaign is accepted, and how fast it leaves beside nodemailer and web-push alone: the same messages to the
 * same servers in the same run, by turns. Ends with a table: ratio, target, held.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'postgresql' },
    recipients: { type: 'string', default: '100000' },
    turns: { type: 'string', default: '8' },
    /** 'mail' or 'push' alone. */
    only: { type: 'string', default: '' },
  },
})
const recipients = Number(values.recipients)
const turns = Number(values.turns)
const embedded = values.database === 'embedded'
/** What a library sends alone in its turn. */
const alone = 3_000
const targets = { perSecond: 0.9, cpu: 1.5, memory: 260, memoryAfter: 1.15 }
/** Longer than a process waits until it gives back what it does not need. */
const quietMs = 25_000
const staffCode = '13572468'
const words = {
  subject: 'A quiet Tuesday for you',
  message: 'Our rooms are calm on Tuesdays.\nCome by after work and stay a little longer: tea is on us.',
}

const folder = mkdtempSync(join(tmpdir(), 'velora-bench-'))
const server = embedded ? undefined : await startPostgres()
const sink = spawn(process.execPath, [join(import.meta.dirname, 'messaging/sink.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [ports] = await once(sink.stdout, 'data')
const [mailPort, pushPort] = String(ports).trim().split(' ').map(Number)
const pushHost = `push.velora.test:${pushPort}`
const device = createECDH('prime256v1')
const keys = { p256dh: device.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
const libraries = librariesTo({ mailPort, pushHost, keys, words })
let sender: ChildProcess | undefined

try {
  await server?.createDatabase('messages')
  const env = {
    ...(server && { DATABASE_URL: server.url('messages') }),
    ...vapidKeys,
    DATA_DIR: folder,
    DEMO: '0',
    WORKERS: '0',
    SESSION_KEYS: 'a session key for the bench and long enough',
    PHI_KEYS: `bench:${randomBytes(32).toString('base64')}`,
    STAFF_CODE: staffCode,
    LOG_LEVEL: 'silent',
    PORT: '0',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'Velora <hello@clinic.test>',
    PUSH_HOSTS: pushHost,
  }
  await fill(readSettings(env))
  say(`${recipients} recipients, ${embedded ? 'embedded database' : 'PostgreSQL'}`)
  sender = fork(join(import.meta.dirname, 'messaging/sender.ts'), {
    env: { ...process.env, ...env },
    execArgv: [...serverFlags],
  })
  const [url] = await once(sender, 'message')
  const rows: Row[] = []
  if (values.only !== 'push')
    rows.push(...(await measure(sender, url, 'mail', 'email-campaign', libraries.sendByNodemailer)))
  if (values.only !== 'mail')
    rows.push(...(await measure(sender, url, 'push', 'send-promotion', libraries.sendByWebPush)))
  sender.send('stop')
  await once(sender, 'exit')
  for (const line of tableOf(rows)) say(line)
} finally {
  sender?.kill()
  sink.kill()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function fill(settings: ReturnType<typeof readSettings>): Promise<void> {
  const app = await startApp(settings, {
    engine: server
      ? openPostgres({ url: server.url('messages'), onError: () => {}, statementMs: 3_600_000 })
      : await openEmbedded(folder),
    webFolder: '/nowhere',
    drainConnectionsMs: 0,
  })
  const { database, modules } = app
  await prepareClinic(modules, database, settings)
  await addDemoCatalogue(modules)
  await fillLargeClinic(database, { patients: recipients, entries: recipients, passwordHash: '' })
  for (const channel of ['email', 'push'])
    await database.run(
      `insert into messaging.consents (member_id, channel, given, wording, source, at)
       select id, $1, true, 'bench', 'intake', now() from identity.member where role = 'member'`,
      [channel],
    )
  await database.run(
    `insert into messaging.push_subscription (member_id, fingerprint, endpoint, p256dh, auth, kept_at)
     select id, id, 'https://${pushHost}/' || id, $1, $2, now() from identity.member where role = 'member'`,
    [keys.p256dh, keys.auth],
  )
  await database.run('vacuum analyze messaging.consents')
  await database.run('vacuum analyze messaging.push_subscription')
  await app.stop()
}

interface Turn {
  readonly perSecond: number
  /** In microseconds a message; of the app and of the database. */
  readonly cpu: number
  readonly machine: Machine
}

/** A library and the app by turns, until the app has sent everything. */
async function measure(
  app: ChildProcess,
  url: string,
  what: 'mail' | 'push',
  path: string,
  sendAlone: (count: number) => Promise<void>,
): Promise<Row[]> {
  const pid = app.pid ?? 0
  const database = server ? await postmasterOf(server.url('messages')) : undefined
  const [own, apps] = [process.pid, [pid, ...(database ? [database] : [])]]
  await sleep(quietMs)
  const before = residentMegabytes(pid)
  say(`${what}: accepted in ${await order(url, path, what)} ms`)
  await sendAlone(alone)
  const sendAloneNow = async () => {
    await sendAlone(alone)
    return alone
  }
  const turnsOf: BySide<Turn> = {}
  let peak = 0
  const look = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid))
  }, 100)
  for (let left = recipients; left > 0; ) {
    const sendPart = async () => {
      app.send(Math.min(left, Math.ceil(recipients / turns)))
      const [turn] = await once(app, 'message')
      if (turn.sent === 0) throw new Error(`${left} are left.`)
      left -= turn.sent
      return turn.sent
    }
    add(turnsOf, 'yardstick', await turnOf([own], sendAloneNow))
    add(turnsOf, 'app', await turnOf(apps, sendPart))
  }
  clearInterval(look)
  await sleep(quietMs)
  const after = residentMegabytes(pid)
  app.send('clear')
  await once(app, 'message')
  const machine = machineOf(turnsOf)
  return [
    {
      job: `campaign, ${what}`,
      unit: what === 'mail' ? 'mails/s' : 'pushes/s',
      rounds: figuresOf(turnsOf, ({ perSecond }) => perSecond),
      target: { of: 'ratio', is: 'at least', bound: targets.perSecond },
      notes: [],
      machine,
    },
    {
      job: `campaign, ${what}`,
      unit: 'CPU µs',
      rounds: figuresOf(turnsOf, ({ cpu }) => cpu),
      target: { of: 'ratio', is: 'at most', bound: targets.cpu },
      notes: [],
      machine,
    },
    {
      job: `${what}, memory at most`,
      unit: 'MB',
      rounds: { app: [peak] },
      target: { of: 'figure', is: 'at most', bound: targets.memory },
      notes: [],
    },
    {
      job: `${what}, memory ${quietMs / 1000} s after, to that before`,
      unit: 'MB',
      rounds: { yardstick: [before], app: [after] },
      target: { of: 'ratio', is: 'at most', bound: targets.memoryAfter },
      notes: [],
    },
  ]
}

async function turnOf(pids: readonly number[], send: () => Promise<number>): Promise<Turn> {
  const cpu = () => pids.reduce((sum, pid) => sum + ownCpu(pid), 0)
  const [before, began, machineSince] = [cpu(), performance.now(), watchMachine()]
  const sent = await send()
  const [seconds, used] = [(performance.now() - began) / 1000, cpu() - before]
  return { perSecond: sent / seconds, cpu: used / sent, machine: machineSince(used) }
}

/** Of the bench itself, whose children are others: what it sends with a library is sent by it alone. */
function ownCpu(pid: number): number {
  if (pid !== process.pid) return cpuMicroseconds(pid)
  const { user, system } = process.cpuUsage()
  return user + system
}

/** The milliseconds until the desk has its answer. */
async function order(url: string, path: string, what: 'mail' | 'push'): Promise<number> {
  const network = networkTo(url)
  const desk = network.browser()
  await desk.post('/api/admin/verify', { code: staffCode })
  const began = performance.now()
  const answer = await desk.post(`/api/admin/${path}`, {
    ...(what === 'mail' ? { subject: words.subject } : { title: words.subject }),
    message: words.message,
  })
  const acceptedMs = Math.round(performance.now() - began)
  network.close()
  const { total, pendingCount } = answer.json<{ total: number; pendingCount: number }>()
  if (pendingCount !== recipients)
    throw new Error(`${pendingCount} of ${total} are to be sent: ${answer.text}`)
  return acceptedMs
}
