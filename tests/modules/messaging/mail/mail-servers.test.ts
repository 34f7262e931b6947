import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { openPostgres } from '#platform/database/postgresql.ts'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import { type DatabaseKind, newPostgresDatabase } from '../../../support/databases.ts'
import { eventually } from '../../../support/eventually.ts'
import { freePort } from '../../../support/free-port.ts'
import { Refusing, type SmtpPeer, startSmtpPeer } from '../../../support/smtp-peer.ts'

interface Row {
  readonly id: string
  readonly state: string
  readonly channel: string | null
  readonly attempts: number
  readonly failure: string | null
  readonly next_attempt_at: Date
}

const apps: TestApp[] = []

const peers: SmtpPeer[] = []

afterEach(async () => {
  for (const app of apps.splice(0)) await app.stop()
  for (const peer of peers.splice(0)) await peer.stop()
})

const peer = async (...args: Parameters<typeof startSmtpPeer>) => {
  const started = await startSmtpPeer(...args)
  peers.push(started)
  return started
}

const open = async (url: string | undefined, options: Partial<Parameters<typeof openTestApp>[0]> = {}) => {
  const { env, ...rest } = options
  const app = await openTestApp({
    database: 'embedded',
    smtpSilenceMs: 20_000,
    ...rest,
    env: { ...(url && { SMTP_URL: url, MAIL_FROM: 'Velora <hello@clinic.test>' }), ...env },
  })
  apps.push(app)
  return app
}

const rows = async (app: TestApp) =>
  (await app.database.run('select * from messaging.mail where $1 order by id', [true])) as Row[]

const row = async (app: TestApp) => {
  const [first] = await rows(app)
  if (!first) throw new Error('There is no mail.')
  return first
}

const letter = {
  to: { email: 'mia@velora.test', firstName: 'Mia' },
  subject: 'Your account has a new password',
  lines: ['First line.', 'Second line.'],
  action: { label: 'Open', url: 'http://velora.test/profile?a=1&b=2' },
  kind: 'service' as const,
}

const send = (
  app: TestApp,
  change: Partial<Parameters<TestApp['modules']['messaging']['sendMail']>[0]> = {},
) => app.modules.messaging.sendMail({ ...letter, ...change })

const deliver = (app: TestApp) => app.modules.messaging.deliverMails(() => false)

const minutesFrom = (app: TestApp, at: Date) => (at.getTime() - app.clock.now().getTime()) / 60_000

describe('a mail server', () => {
  it('that refuses for good is not asked again', async () => {
    const server = await peer({ onRcptTo: (_to, _session, answer) => answer(new Refusing(550)) })
    const app = await open(server.url)
    await send(app)
    await deliver(app)
    app.clock.advance({ days: 1 })
    await deliver(app)
    expect(await row(app)).toMatchObject({
      state: 'failed',
      attempts: 1,
      failure: expect.stringContaining('550'),
    })
  })

  it('that never has time is asked six times in nine hours, then no more', async () => {
    let asked = 0
    const server = await peer({
      onMailFrom(_from, _session, answer) {
        asked++
        answer(new Refusing(450))
      },
    })
    const app = await open(server.url)
    await send(app)
    const began = app.clock.now().getTime()
    const waits: number[] = []
    for (let n = 0; n < 10; n++) {
      await deliver(app)
      const { state, next_attempt_at } = await row(app)
      if (state !== 'pending') break
      waits.push(minutesFrom(app, next_attempt_at))
      app.clock.set(next_attempt_at.toISOString())
    }
    expect((await row(app)).state).toBe('failed')
    expect(asked).toBe(6)
    for (const [n, minutes] of [1, 5, 30, 120, 360].entries()) {
      expect(waits[n]).toBeGreaterThanOrEqual(minutes * 0.8)
      expect(waits[n]).toBeLessThanOrEqual(minutes * 1.2)
    }
    expect(app.clock.now().getTime() - began).toBeLessThan(11 * 3_600_000)
  })

  it.each([
    ['before it greets', { onConnect: () => {} }],
    ['before it takes the contents', { onMailFrom: () => {} }],
  ])('that falls silent %s is asked again later', async (_when, hooks) => {
    const server = await peer(hooks)
    const app = await open(server.url, { smtpSilenceMs: 500 })
    await send(app)
    await deliver(app)
    expect(await row(app)).toMatchObject({ state: 'pending', attempts: 1, contents_left_at: null })
  })

  it('that falls silent after the contents leaves the mail unknown, and never gets it twice', async () => {
    let got = 0
    const server = await peer({
      onData(stream) {
        got++
        stream.resume()
      },
    })
    const app = await open(server.url, { smtpSilenceMs: 3_000 })
    await send(app)
    await deliver(app)
    expect((await row(app)).state).toBe('unknown')
    app.clock.advance({ days: 1 })
    await deliver(app)
    expect(got).toBe(1)
  })

  it('that refuses the contents for now gets them again', async () => {
    let full = true
    const got: string[] = []
    const server = await peer({
      onData(stream, _session, answer) {
        stream.resume()
        stream.on('end', () => {
          if (full) return answer(new Refusing(452))
          got.push('mail')
          answer()
        })
      },
    })
    const app = await open(server.url)
    await send(app)
    await deliver(app)
    expect((await row(app)).state).toBe('pending')
    full = false
    app.clock.advance({ minutes: 2 })
    await deliver(app)
    expect([(await row(app)).state, got]).toEqual(['sent', ['mail']])
  })

  it('that is away is left alone after five failures, and gets everything once when it is back', async () => {
    const port = await freePort()
    const app = await open(`smtp://127.0.0.1:${port}`)
    for (let n = 0; n < 12; n++) await send(app, { subject: `Mail ${n}` })
    await deliver(app)
    const attempts = (await rows(app)).map(({ attempts }) => attempts)
    expect(attempts.filter(n => n === 1)).toHaveLength(5)
    expect(attempts.filter(n => n === 0)).toHaveLength(7)
    await deliver(app)
    expect((await rows(app)).map(({ attempts }) => attempts)).toEqual(attempts)

    const server = await peer({}, port)
    app.clock.advance({ minutes: 2 })
    await deliver(app)
    expect((await rows(app)).map(({ state }) => state)).toEqual(Array(12).fill('sent'))
    expect(new Set(server.received.map(({ source }) => /^Subject: (.*)\r$/m.exec(source)?.[1])).size).toBe(12)
    expect(server.received).toHaveLength(12)
  })

  it('gets each mail once from two processes', async () => {
    const server = await peer({
      onMailFrom: (_from, _session, answer) => void setTimeout(2).then(() => answer()),
    })
    const url = await newPostgresDatabase()
    const start = (database: DatabaseKind) =>
      open(server.url, {
        database,
        engine: openPostgres({ url, onError: () => {} }),
        env: { WORKERS: '1' },
      })
    const [first, second] = await Promise.all([start('postgresql'), start('postgresql')])
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => send(n % 2 ? first : second, { subject: `Mail ${n}` })),
    )
    await eventually(async () =>
      expect((await rows(first)).filter(({ state }) => state === 'sent')).toHaveLength(60),
    )
    expect(server.received).toHaveLength(60)
    expect(new Set(server.received.map(({ source }) => /^Subject: (.*)\r$/m.exec(source)?.[1])).size).toBe(60)
  })
})
