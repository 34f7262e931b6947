import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../../src/server/settings.ts'
import { startApp } from '../../src/server/start.ts'
import { networkTo } from '../support/client.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { keptDatabase } from '../support/kept-database.ts'
import { median, percentile, say } from './figures.ts'

/**
 * Whether the time of an answer tells that a contact is a patient's: a code is asked for, and a wrong one entered, for 200
 * contacts that the clinic has and 200 that it hasn't, in an order drawn by lot. The yardstick is how far the medians of two
 * halves of the unknown ones lie apart. `npm run bench -- claim-times`
 */
const tries = 200

const dataDir = await mkdtemp(join(tmpdir(), 'velora-claim-times-'))
const database = await keptDatabase(await emptyDatabase())
const settings = readSettings({
  PORT: '0',
  DEMO: '0',
  WORKERS: '0',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'silent',
  SESSION_KEYS: 'claim-times-claim-times-claim-times',
  PHI_KEYS: `bench:${Buffer.alloc(32, 'bench').toString('base64')}`,
  APP_URL: 'http://velora.test',
  DATA_DIR: dataDir,
})
const app = await startApp(settings, {
  engine: database.engine(),
  webFolder: '/nowhere',
  drainConnectionsMs: 0,
})
const network = networkTo(app.url)
try {
  const addressOf = (kind: string, n: number) => `${kind}${n}@velora.test`
  for (let n = 0; n < tries; n++)
    await app.modules.identity.enroll({
      ...{ firstName: `Known ${n}`, lastName: '', email: addressOf('known', n) },
      ...{ consents: [], sharesContacts: false },
    })
  const steps = ['/api/auth/code', '/api/auth/code/sign-in'] as const
  const times = { known: steps.map((): number[] => []), unknown: steps.map((): number[] => []) }
  let places = 0
  const tryOut = async (kind: 'known' | 'unknown' | 'warm', n: number) => {
    places += 1
    const from = network.browser(new Map(), {
      'x-forwarded-for': `203.0.${Math.floor(places / 250)}.${places % 250}`,
    })
    const contact = addressOf(kind, n)
    for (const [step, path] of steps.entries()) {
      const began = performance.now()
      const answer = await from.post(path, step === 0 ? { contact } : { contact, code: '000000' })
      const took = performance.now() - began
      if (answer.status !== (step === 0 ? 200 : 401)) throw new Error(`${path}: ${answer.status}`)
      if (kind !== 'warm') times[kind][step]?.push(took)
    }
  }
  for (let n = 0; n < 100; n++) await tryOut('warm', n)
  const order = (['known', 'unknown'] as const).flatMap(kind =>
    Array.from({ length: tries }, (_, n) => ({ kind, n, lot: randomInt(2 ** 40) })),
  )
  for (const { kind, n } of order.sort((one, other) => one.lot - other.lot)) await tryOut(kind, n)
  say(
    '| step | known, median | unknown, median | apart | two halves of unknown | known, p95 | unknown, p95 |',
  )
  say('|---|---|---|---|---|---|---|')
  for (const [step, path] of steps.entries()) {
    const [known = [], unknown = []] = [times.known[step], times.unknown[step]]
    const halves = [unknown.filter((_, n) => n % 2 === 0), unknown.filter((_, n) => n % 2 === 1)].map(median)
    const apart = Math.abs(median(known) - median(unknown))
    const noise = Math.abs((halves[0] ?? 0) - (halves[1] ?? 0))
    const figures = [
      ...[median(known), median(unknown), apart, noise],
      ...[percentile(known, 95), percentile(unknown, 95)],
    ]
    say(`| ${path} | ${figures.map(ms => `${ms.toFixed(2)} ms`).join(' | ')} |`)
  }
} finally {
  network.close()
  await app.stop()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
}
