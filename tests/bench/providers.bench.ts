import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { networkTo } from '../support/client.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { startVelora } from '../support/process.ts'
import { startSmtpPeer } from '../support/smtp-peer.ts'
import { startTwilioPeer } from '../support/twilio-peer.ts'
import { vapidKeys } from '../support/vapid-keys.ts'
import { type Row, tableOf } from './bench/table.ts'
import { percentile, say } from './figures.ts'
import { type Guest, prepareGuests } from './prepare.ts'

/**
 * How long answers take while a campaign is under way and its provider is away, hangs or answers 500, and by turns while
 * it is held: one process that serves and sends, on PostgreSQL. Ends with the bench's table.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    turns: { type: 'string', default: '8' },
    /** One of the troubles alone. */
    only: { type: 'string', default: '' },
    rate: { type: 'string', default: '100' },
  },
})
const [seconds, turns, rate] = [values.seconds, values.turns, values.rate].map(Number) as [
  number,
  number,
  number,
]
const [recipients, guestCount, codes] = [5_000, 100, 2_000]
const sessionKey = 'a session key for the bench and long enough'
const [sid, staffCode] = ['AC00000000000000000000000000000000', '13572468']

const server = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'velora-bench-'))
let hangs = false
let asked = 0
const hooks = {
  onMailFrom: (_from: unknown, _session: unknown, answer: () => void) => void (hangs || answer()),
}
let smtp = await startSmtpPeer(hooks)
const smtpPort = Number(new URL(smtp.url).port)
const twilio = await startTwilioPeer(sid)
// In turn, so that none is idle for so long that the server closes it under a request.
const agent = new Agent({ keepAlive: true, maxSockets: 20, scheduling: 'fifo' })

try {
  await server.createDatabase('providers')
  const env = {
    ...vapidKeys,
    DATABASE_URL: server.url('providers'),
    DATA_DIR: folder,
    SESSION_KEYS: sessionKey,
    STAFF_CODE: staffCode,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Velora <hello@clinic.test>',
    TWILIO_ACCOUNT_SID: sid,
    TWILIO_AUTH_TOKEN: 'a-token',
    TWILIO_FROM: '+13105550100',
    TWILIO_API_URL: twilio.url,
    LOG_LEVEL: 'error',
  }
  const velora = await startVelora(env)
  const guests = await prepareGuests(env.DATABASE_URL, guestCount, codes)
  await prepareRecipients(env.DATABASE_URL)
  await measure(velora.url, guests)
  await velora.end('SIGTERM')
} finally {
  agent.destroy()
  await Promise.all([smtp.stop(), twilio.stop()])
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function prepareRecipients(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into identity.member (id, email, password_hash, first_name, last_name, created_at)
     select gen_random_uuid(), 'reader' || n || '@velora.test', '', 'Guest', 'Hart', now()
     from generate_series(1, $1::int) n`,
    [recipients],
  )
  await client.query(
    `insert into messaging.consents (member_id, channel, given, sms_number, wording, source, at)
     select id, channel, true, case channel when 'sms' then '+1310' || (5000000 + row_number() over ()) end, 'bench',
       'intake', now()
     from identity.member, unnest(array['email', 'sms']) channel where email like 'reader%'`,
  )
  await client.query('analyze')
  await client.end()
}

async function measure(url: string, guests: readonly Guest[]): Promise<void> {
  const network = networkTo(url)
  const desk = network.browser()
  await desk.post('/api/admin/verify', { code: staffCode })
  const order = async (path: string, body: unknown) =>
    (await desk.post(`/api/admin/${path}`, body)).json<{ campaignId: string }>().campaignId
  const mail = () => order('email-campaign', { subject: 'A quiet Tuesday', message: 'Come by.' })
  const texts = () => order('sms-campaign', { message: 'Your spa misses you' })
  const troubles: Readonly<Record<string, () => Promise<string>>> = {
    'SMTP away': async () => {
      await smtp.stop()
      return mail()
    },
    'SMTP hangs': async () => {
      hangs = true
      smtp = await startSmtpPeer(hooks, smtpPort)
      return mail()
    },
    'SMS 500': () => {
      twilio.otherwise = { status: 500, code: 20500 }
      return texts()
    },
    'SMS hangs': () => {
      twilio.otherwise = 'never'
      return texts()
    },
  }
  await crowd(url, guests, 5)
  const rows: Row[] = []
  for (const [name, begin] of Object.entries(troubles)) {
    if (!name.includes(values.only)) continue
    const campaign = await begin()
    const steer = (act: string) => desk.post(`/api/admin/campaigns/${campaign}/${act}`)
    const [quiet, trouble]: [number[][], number[][]] = [[], []]
    for (let turn = 0; turn < turns; turn++) {
      trouble.push(await crowd(url, guests, seconds))
      await steer('pause')
      quiet.push(await crowd(url, guests, seconds))
      await steer('resume')
    }
    await steer('cancel')
    for (const percent of [50, 99]) {
      const of = (slices: number[][]) => slices.map(slice => percentile(slice, percent))
      rows.push({
        job: `answers while ${name}`,
        unit: `ms p${percent}`,
        // The quiet turns are what it is measured by.
        rounds: { yardstick: of(quiet), app: of(trouble) },
        ...(percent === 99 && { target: { of: 'ratio', is: 'at most', bound: 1.2 } as const }),
        notes: [],
      })
    }
  }
  for (const line of tableOf(rows)) say(line)
  network.close()
}

/** So many requests a second, whether the earlier ones are answered or not: a list, the current user, a check-in. */
async function crowd(url: string, guests: readonly Guest[], lasts: number): Promise<number[]> {
  const took: Promise<number>[] = []
  const began = performance.now()
  for (let n = 0; n < lasts * rate; n++) {
    const due = began + (n * 1000) / rate
    const early = due - performance.now()
    if (early > 0) await setTimeout(early)
    took.push(answered(url, guests))
  }
  return Promise.all(took)
}

async function answered(url: string, guests: readonly Guest[]): Promise<number> {
  const n = asked++
  const cookie = guests[n % guestCount]?.cookie ?? ''
  const path = ['/api/services', '/api/auth/user', '/api/auth/user', '/api/checkin'][n % 4] ?? ''
  const isCheckIn = path === '/api/checkin'
  const body = isCheckIn ? JSON.stringify({ code: `BENCH-${Math.floor(n / guestCount) % codes}` }) : ''
  const began = performance.now()
  const outgoing = request(`${url}${path}`, {
    agent,
    method: isCheckIn ? 'POST' : 'GET',
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(isCheckIn && { 'content-type': 'application/json' }),
    },
  })
  outgoing.end(body)
  const [answer] = await once(outgoing, 'response').catch((error: NodeJS.ErrnoException) => {
    // The server had closed a connection that was idle in between.
    if (outgoing.reusedSocket && error.code === 'ECONNRESET') return []
    throw error
  })
  if (!answer) return answered(url, guests)
  answer.resume()
  await once(answer, 'end')
  if (answer.statusCode >= 500) throw new Error(`${path}: ${answer.statusCode}`)
  return performance.now() - began
}
