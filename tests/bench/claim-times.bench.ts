import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../../src/server/settings.ts'
import { startApp } from '../../src/server/start.ts'
import { networkTo } from '../support/client.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { keptDatabase } from '../support/kept-database.ts'
import { twilioAccount } from '../support/messaging-peers.ts'
import { startTwilioPeer } from '../support/twilio-peer.ts'
import { median, percentile, say } from './figures.ts'

/**
 * Whether the time of an answer tells that a contact is a patient's: a code is asked for, and a wrong one entered, for 200
 * addresses and 200 numbers that the clinic has, and as many that it hasn't, in an order drawn by lot. The yardstick is how far
 * the medians of two halves of the unknown ones lie apart. With `workers`, this process also sends the codes.
 * `npm run bench -- claim-times [workers]`
 */
const tries = 200

const twilio = await startTwilioPeer(twilioAccount.sid)
const dataDir = await mkdtemp(join(tmpdir(), 'velora-claim-times-'))
const database = await keptDatabase(await emptyDatabase())
const settings = readSettings({
  PORT: '0',
  DEMO: '0',
  WORKERS: process.argv.includes('workers') ? '1' : '0',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'silent',
  SESSION_KEYS: 'claim-times-claim-times-claim-times',
  PHI_KEYS: `bench:${Buffer.alloc(32, 'bench').toString('base64')}`,
  APP_URL: 'http://velora.test',
  DATA_DIR: dataDir,
  TWILIO_ACCOUNT_SID: twilioAccount.sid,
  TWILIO_AUTH_TOKEN: twilioAccount.token,
  TWILIO_FROM: '+13105550100',
  TWILIO_API_URL: twilio.url,
})
const app = await startApp(settings, {
  engine: database.engine(),
  webFolder: '/nowhere',
  drainConnectionsMs: 0,
})
const network = networkTo(app.url)
try {
  const contactKinds = ['email', 'phone'] as const
  const holders = ['known', 'unknown', 'warm'] as const
  type ContactKind = (typeof contactKinds)[number]
  type Holder = (typeof holders)[number]
  const contactOf = (kind: ContactKind, holder: Holder, n: number) =>
    kind === 'email' ? `${holder}${n}@velora.test` : `+1310${2_000_000 + holders.indexOf(holder) * 1_000 + n}`
  for (const kind of contactKinds)
    for (let n = 0; n < tries; n++)
      await app.modules.identity.enroll({
        ...{ firstName: `Known ${n}`, lastName: '', [kind]: contactOf(kind, 'known', n) },
        ...{ consents: [], sharesContacts: false },
      })
  const steps = ['/api/auth/code', '/api/auth/code/sign-in'] as const
  const times = new Map<string, number[]>()
  const timesOf = (path: string, kind: ContactKind, holder: Holder) => {
    const key = [path, kind, holder].join(' ')
    const found = times.get(key) ?? []
    times.set(key, found)
    return found
  }
  let places = 0
  const tryOut = async (kind: ContactKind, holder: Holder, n: number) => {
    // Each from its own address, so the limits by address aren't reached.
    places += 1
    const from = network.browser(new Map(), {
      'x-forwarded-for': `203.0.${Math.floor(places / 250)}.${places % 250}`,
    })
    const contact = contactOf(kind, holder, n)
    for (const [step, path] of steps.entries()) {
      const began = performance.now()
      const answer = await from.post(path, step === 0 ? { contact } : { contact, code: '000000' })
      const took = performance.now() - began
      if (answer.status !== (step === 0 ? 200 : 401)) throw new Error(`${path}: ${answer.status}`)
      timesOf(path, kind, holder).push(took)
    }
  }
  for (let n = 0; n < 100; n++) for (const kind of contactKinds) await tryOut(kind, 'warm', n)
  const order = contactKinds.flatMap(kind =>
    (['known', 'unknown'] as const).flatMap(holder =>
      Array.from({ length: tries }, (_, n) => ({ kind, holder, n, lot: randomInt(2 ** 40) })),
    ),
  )
  for (const { kind, holder, n } of order.sort((one, other) => one.lot - other.lot))
    await tryOut(kind, holder, n)
  say(
    '| step | contact | known, median | unknown, median | apart | two halves of unknown | known, p95 | unknown, p95 |',
  )
  say('|---|---|---|---|---|---|---|---|')
  for (const path of steps)
    for (const kind of contactKinds) {
      const [known, unknown] = [timesOf(path, kind, 'known'), timesOf(path, kind, 'unknown')]
      const halves = [0, 1].map(half => median(unknown.filter((_, n) => n % 2 === half)))
      const apart = Math.abs(median(known) - median(unknown))
      const noise = Math.abs((halves[0] ?? 0) - (halves[1] ?? 0))
      const figures = [
        ...[median(known), median(unknown), apart, noise],
        ...[percentile(known, 95), percentile(unknown, 95)],
      ]
      say(`| ${path} | ${kind} | ${figures.map(ms => `${ms.toFixed(2)} ms`).join(' | ')} |`)
    }
  if (settings.workers) say(`Texts that Twilio got: ${twilio.received.length}`)
} finally {
  network.close()
  await app.stop()
  await twilio.stop()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
}
