import { type ChildProcess, fork, spawn } from 'node:child_process'
import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createTransport } from 'nodemailer'
import webPush from 'web-push'
import { openEmbedded } from '#platform/database/embedded.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { fillLargeClinic } from '../../src/demo/large-clinic.ts'
import { written } from '../../src/modules/messaging/mail/adapters/mail-template.ts'
import { prepareClinic } from '../../src/server/clinic-start.ts'
import { readSettings } from '../../src/server/settings.ts'
import { startApp } from '../../src/server/start.ts'
import { networkTo } from '../support/client.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { thisMachine } from '../support/push-service.ts'
import { vapidKeys } from '../support/vapid-keys.ts'
import { peakMegabytes, residentMegabytes } from './cpu.ts'
import { inFlight, median, say } from './figures.ts'

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
const [mailConnections, pushesAtOnce] = [5, 50]
const targets = { mail: 3, push: 2, memory: 220 }
const staffCode = '13572468'
const words = {
  subject: 'A quiet Tuesday for you',
  message: 'Our rooms are calm on Tuesdays.\nCome by after work and stay a little longer: tea is on us.',
}

const folder = mkdtempSync(join(tmpdir(), 'velora-bench-'))
const server = embedded ? undefined : await startPostgres()
const sink = spawn(process.execPath, [join(import.meta.dirname, 'sink.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [ports] = await once(sink.stdout, 'data')
const [mailPort, pushPort] = String(ports).trim().split(' ').map(Number)
const pushHost = `push.velora.test:${pushPort}`
const agent = new Agent({
  keepAlive: true,
  maxSockets: 64,
  ca: readFileSync(new URL('../support/push-service.pem', import.meta.url)),
  lookup: thisMachine,
})
const device = createECDH('prime256v1')
const keys = { p256dh: device.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
const table: string[] = []
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
  sender = fork(join(import.meta.dirname, 'sender.ts'), { env: { ...process.env, ...env } })
  const [url] = await once(sender, 'message')
  if (values.only !== 'push') await measure(sender, url, 'mail', 'email-campaign', sendByNodemailer)
  if (values.only !== 'mail') await measure(sender, url, 'push', 'send-promotion', sendByWebPush)
  sender.send('stop')
  await once(sender, 'exit')
  say('| job | app | yardstick | ratio | target | held |')
  say('|---|---|---|---|---|---|')
  for (const row of table) say(row)
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
  await modules.loyalty.seedCheckInCodes()
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

/** A library and the app by turns, until the app has sent everything. */
async function measure(
  app: ChildProcess,
  url: string,
  what: 'mail' | 'push',
  path: string,
  sendAlone: (count: number) => Promise<number>,
): Promise<void> {
  say(`${what}: accepted in ${await order(url, path, what)} ms`)
  const pid = app.pid ?? 0
  const memory: number[] = []
  const look = setInterval(() => memory.push(residentMegabytes(pid)), 500)
  await sendAlone(alone)
  const rates: { alone: number; app: number }[] = []
  for (let left = recipients; left > 0; ) {
    const seconds = await sendAlone(alone)
    app.send(Math.min(left, Math.ceil(recipients / turns)))
    const [turn] = await once(app, 'message')
    if (turn.sent === 0) throw new Error(`${left} are left.`)
    rates.push({ alone: alone / seconds, app: turn.sent / turn.seconds })
    left -= turn.sent
  }
  clearInterval(look)
  const [library, own] = [median(rates.map(rate => rate.alone)), median(rates.map(rate => rate.app))]
  const ratio = median(rates.map(rate => rate.app / rate.alone))
  const peak = peakMegabytes(pid)
  say(`${what}: ratios by turn ${rates.map(rate => (rate.app / rate.alone).toFixed(2)).join(' ')}`)
  say(`${what}: memory MB ${memory.filter((_, n) => n % Math.ceil(memory.length / 16) === 0).join(' ')}`)
  const [target, held] = [targets[what], ratio >= targets[what] ? 'yes' : 'no']
  table.push(
    `| ${what}s a second | ${own.toFixed(0)} | ${library.toFixed(0)} | ${ratio.toFixed(2)} | ≥ ${target} | ${held} |`,
    `| memory at most, MB | ${peak} | | | ≤ ${targets.memory} | ${peak <= targets.memory ? 'yes' : 'no'} |`,
  )
  app.send('clear')
  await once(app, 'message')
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

/** The seconds that nodemailer needs for mails like ours, over as many connections. */
async function sendByNodemailer(count: number): Promise<number> {
  const transport = createTransport({
    url: `smtp://127.0.0.1:${mailPort}`,
    pool: true,
    maxConnections: mailConnections,
  })
  const page = 'http://localhost:3000/unsubscribe?token=AZ4Y8MZbHnpRnTovb0HRwwGZ4Y8MZbHnpRnTovb0HRw'
  const letterhead = { clinicName: 'Velora', appUrl: 'http://localhost:3000' }
  const began = performance.now()
  await inFlight(count, 2 * mailConnections, async n => {
    const unsubscribe = { oneClick: page, page, preferences: page }
    const lines = words.message.split('\n')
    const contents = {
      ...words,
      lines,
      action: { label: 'Book Appointment', url: page },
      unsubscribe,
      greeting: `Hi Guest${n},`,
    }
    await transport.sendMail({
      from: { name: 'Velora', address: 'hello@clinic.test' },
      to: { name: `Guest${n}`, address: `guest${n}@velora.test` },
      subject: words.subject,
      ...written(contents, letterhead),
      headers: { 'List-Unsubscribe': `<${page}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
  })
  transport.close()
  return (performance.now() - began) / 1000
}

/** The seconds that web-push needs for pushes like ours, over as many connections. */
async function sendByWebPush(count: number): Promise<number> {
  const vapidDetails = {
    subject: 'mailto:hello@clinic.test',
    publicKey: vapidKeys.VAPID_PUBLIC_KEY,
    privateKey: vapidKeys.VAPID_PRIVATE_KEY,
  }
  const payload = JSON.stringify({ title: words.subject, message: words.message, url: '/', tag: 'campaign' })
  const began = performance.now()
  await inFlight(count, pushesAtOnce, async n => {
    const endpoint = `https://${pushHost}/alone-${n}`
    await webPush.sendNotification({ endpoint, keys }, payload, { vapidDetails, agent, TTL: 86_400 })
  })
  return (performance.now() - began) / 1000
}
