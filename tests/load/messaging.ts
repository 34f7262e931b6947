import { spawn } from 'node:child_process'
import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createTransport } from 'nodemailer'
import webPush from 'web-push'
import type { Database } from '#platform/database/database.ts'
import { openEmbedded } from '#platform/database/embedded.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { fillLargeClinic } from '../../src/demo/large-clinic.ts'
import { written } from '../../src/modules/messaging/mail/adapters/mail-template.ts'
import { prepareClinic } from '../../src/server/clinic-start.ts'
import { readSettings } from '../../src/server/settings.ts'
import { type RunningApp, startApp } from '../../src/server/start.ts'
import { networkTo } from '../support/client.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { thisMachine } from '../support/push-service.ts'
import { vapidKeys } from '../support/vapid-keys.ts'
import { inFlight, median, say } from './figures.ts'

/**
 * How fast a campaign is accepted, and how fast it leaves beside nodemailer and web-push alone: the same messages to the
 * same servers in the same run, by turns.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'postgresql' },
    recipients: { type: 'string', default: '100000' },
    turns: { type: 'string', default: '8' },
  },
})
const recipients = Number(values.recipients)
const turns = Number(values.turns)
const embedded = values.database === 'embedded'
/** What a library sends alone in its turn. */
const alone = 3_000
const [mailConnections, pushesAtOnce] = [5, 50]
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

try {
  await server?.createDatabase('messages')
  const settings = readSettings({
    ...(server && { DATABASE_URL: server.url('messages') }),
    ...vapidKeys,
    DATA_DIR: folder,
    DEMO: '0',
    WORKERS: '0',
    SESSION_KEYS: 'a session key for the bench and long enough',
    PHI_KEYS: `bench:${randomBytes(32).toString('base64')}`,
    STAFF_CODE: staffCode,
    LOG_LEVEL: 'error',
    PORT: '0',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'Velora <hello@clinic.test>',
    PUSH_HOSTS: pushHost,
  })
  await fill(settings)
  const app = await startApp(settings, {
    engine: await engine(),
    pushAgent: agent,
    webFolder: '/nowhere',
    drainConnectionsMs: 0,
  })
  say(`${recipients} recipients, ${embedded ? 'embedded database' : 'PostgreSQL'}`)
  await measure(app, 'mail', 'email-campaign', sendByNodemailer)
  await measure(app, 'push', 'send-promotion', sendByWebPush)
  await app.stop()
} finally {
  sink.kill()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

function engine(statementMs?: number) {
  if (!server) return openEmbedded(folder)
  return openPostgres({ url: server.url('messages'), onError: () => {}, ...(statementMs && { statementMs }) })
}

async function fill(settings: ReturnType<typeof readSettings>): Promise<void> {
  const app = await startApp(settings, {
    engine: await engine(3_600_000),
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

async function measure(
  { url, database, modules }: RunningApp,
  what: string,
  path: string,
  sendAlone: (count: number) => Promise<number>,
): Promise<void> {
  const network = networkTo(url)
  const desk = network.browser()
  await desk.post('/api/admin/verify', { code: staffCode })
  const began = performance.now()
  const answer = await desk.post(`/api/admin/${path}`, {
    ...(what === 'mail' ? { subject: words.subject } : { title: words.subject }),
    message: words.message,
  })
  const acceptedMs = performance.now() - began
  network.close()
  const { total, pendingCount } = answer.json<{ total: number; pendingCount: number }>()
  if (pendingCount !== recipients)
    throw new Error(`${pendingCount} of ${total} are to be sent: ${answer.text}`)
  say(`${what}: accepted in ${Math.round(acceptedMs)} ms`)

  await sendAlone(alone)
  const rates: { alone: number; app: number }[] = []
  const memory: number[] = []
  const slice = Math.ceil(recipients / turns)
  for (let turn = 1; turn <= turns; turn++) {
    const seconds = await sendAlone(alone)
    const before = await sentIn(database)
    const beganTurn = performance.now()
    const until = before + slice
    let sent = before
    const look = setInterval(async () => {
      memory.push(Math.round(process.memoryUsage.rss() / 1e6))
      sent = await sentIn(database)
    }, 500)
    await modules.messaging.deliverCampaigns(() => sent >= until)
    clearInterval(look)
    const done = (await sentIn(database)) - before
    const rate = done / ((performance.now() - beganTurn) / 1000)
    rates.push({ alone: alone / seconds, app: rate })
    if (done === 0) break
  }
  const left = recipients - (await sentIn(database))
  const [library, app] = [median(rates.map(rate => rate.alone)), median(rates.map(rate => rate.app))]
  const ratio = median(rates.map(rate => rate.app / rate.alone))
  say(
    `${what}: ${Math.round(app)} a second; alone ${Math.round(library)}; ratio ${ratio.toFixed(2)}; left ${left}`,
  )
  say(`${what}: ratios by turn ${rates.map(rate => (rate.app / rate.alone).toFixed(2)).join(' ')}`)
  say(`${what}: memory MB ${memory.filter((_, n) => n % Math.ceil(memory.length / 16) === 0).join(' ')}`)
  await database.run(`delete from messaging.delivery where state = $1`, ['sent'])
}

async function sentIn(database: Database): Promise<number> {
  const [row] = (await database.run(
    `select count(*)::int as count from messaging.delivery where state not in ('pending', 'sending') and $1`,
    [true],
  )) as { count: number }[]
  return row?.count ?? 0
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
