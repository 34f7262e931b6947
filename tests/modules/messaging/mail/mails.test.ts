import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '#platform/database/postgresql.ts'
import { audienceOf } from '../../../../src/modules/messaging/campaigns/campaign.ts'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import { decide } from '../../../support/audience.ts'
import { password } from '../../../support/cast.ts'
import {
  bothDatabases,
  type DatabaseKind,
  newPostgresDatabase,
  usualDatabases,
} from '../../../support/databases.ts'
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
  subject: 'Your password was changed',
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

describe.each(usualDatabases)('a mail (%s)', database => {
  it('is on its way by itself soon after the commit, and never when that is taken back', async () => {
    const server = await peer()
    const app = await open(server.url, { database, env: { WORKERS: '1' } })
    const takenBack = app.database.inTransaction(async () => {
      await send(app, { subject: 'Never' })
      throw new Error('taken back')
    })
    await expect(takenBack).rejects.toThrow('taken back')
    await app.modules.messaging.deliverMails(() => true)
    expect(await rows(app)).toEqual([])
    await app.database.inTransaction(() => send(app))
    await eventually(async () => expect((await row(app)).state).toBe('sent'))
    expect(server.received).toHaveLength(1)
    expect(await row(app)).toMatchObject({ channel: 'smtp', attempts: 1, failure: null })
  })

  it('waits a minute, give or take, when the server has no time, and is then sent', async () => {
    let busy = true
    const server = await peer({
      onRcptTo: (_to, _session, answer) => answer(busy ? new Refusing(451) : null),
    })
    const app = await open(server.url, { database })
    await send(app)
    await deliver(app)
    const waiting = await row(app)
    expect(waiting).toMatchObject({ state: 'pending', attempts: 1, failure: expect.stringContaining('451') })
    expect(minutesFrom(app, waiting.next_attempt_at)).toBeGreaterThanOrEqual(0.8)
    expect(minutesFrom(app, waiting.next_attempt_at)).toBeLessThanOrEqual(1.2)
    busy = false
    app.clock.advance({ seconds: 45 })
    await deliver(app)
    expect(server.received).toHaveLength(0)
    app.clock.advance({ seconds: 30 })
    await deliver(app)
    expect(server.received).toHaveLength(1)
    expect(await row(app)).toMatchObject({ state: 'sent', attempts: 2 })
  })
})

describe.each(bothDatabases)('a mail whose process was killed (%s)', database => {
  it('is sent by the next one', async () => {
    const server = await peer()
    const app = await open(server.url, { database })
    await send(app)
    await app.database.run(
      `update messaging.mail set state = 'sending', attempts = 1, next_attempt_at = $1`,
      [new Date(app.clock.now().getTime() + 120_000)],
    )
    await deliver(app)
    expect(server.received).toHaveLength(0)
    app.clock.advance({ minutes: 2 })
    await deliver(app)
    expect(server.received).toHaveLength(1)
    expect(await row(app)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('is not sent again where its contents had left', async () => {
    const server = await peer()
    const app = await open(server.url, { database })
    await send(app)
    await app.database.run(
      `update messaging.mail set state = 'sending', attempts = 1, contents_left_at = $1, next_attempt_at = $2`,
      [app.clock.now(), new Date(app.clock.now().getTime() + 120_000)],
    )
    app.clock.advance({ minutes: 3 })
    await deliver(app)
    expect(server.received).toHaveLength(0)
    expect((await row(app)).state).toBe('unknown')
  })
})

describe('what a mail says', () => {
  let app: TestApp
  let server: SmtpPeer
  beforeAll(async () => {
    server = await startSmtpPeer()
    const env = { SMTP_URL: server.url, MAIL_FROM: 'Velora <hello@clinic.test>' }
    app = await openTestApp({ database: 'embedded', env })
  })
  afterAll(() => app.stop().then(server.stop))
  const received = async (change: Parameters<typeof send>[1] = {}) => {
    await send(app, change)
    await deliver(app)
    return server.received.at(-1)
  }

  it('is greeted by first name, line by line, as text and in the clinic’s look', async () => {
    const mail = await received()
    expect(mail).toMatchObject({ from: 'hello@clinic.test', to: ['mia@velora.test'] })
    const { id } = await row(app)
    expect(mail?.source).toContain(`Message-ID: <${id}@clinic.test>`)
    expect(mail?.source).toMatch(/^From: Velora <hello@clinic.test>\r$/m)
    expect(mail?.source).toMatch(/^To: Mia <mia@velora.test>\r$/m)
    expect(mail?.source).toMatch(/^Subject: Your password was changed\r$/m)
    expect(mail?.words).toContain('Hi Mia,\r\n\r\nFirst line.\r\n\r\nSecond line.')
    expect(mail?.words).toContain('Open:\r\nhttp://velora.test/profile?a=1&b=2')
    expect(mail?.words).toContain('href="http://velora.test/profile?a=1&amp;b=2"')
    expect(mail?.words).toMatch(/<p style="[^"]+">First line\.<\/p>\r\n<p style="[^"]+">Second line\.<\/p>/)
  })

  it.each(['mia', '+14155550100', ''])('greets nobody by a stand-in for a name: “%s”', async firstName => {
    const mail = await received({ to: { email: 'mia@velora.test', firstName } })
    expect(mail?.words).toContain('Hello,\r\n\r\nFirst line.')
  })

  it('can’t be markup or a header, whoever wrote it', async () => {
    const mail = await received({
      to: { email: 'mia@velora.test', firstName: '"><script>alert(1)</script>\r\nBcc: eve@evil.test' },
      subject: 'Hello\r\nBcc: eve@evil.test',
      lines: ['<img src=x onerror=alert(1)>'],
      action: { label: '<b>x</b>', url: 'http://velora.test/"onclick="alert(1)' },
    })
    const [headers = ''] = mail?.source.split('\r\n\r\n') ?? []
    const html = mail?.words.slice(mail.words.indexOf('<!doctype html>')) ?? ''
    expect(mail?.to).toEqual(['mia@velora.test'])
    expect(headers).not.toMatch(/^Bcc:/im)
    expect(html).not.toMatch(/<script|<img|<b>|"onclick/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})

describe('the outbox', () => {
  let demo: TestApp
  beforeAll(async () => {
    demo = await openTestApp({ database: 'postgresql', demo: true })
  })
  afterAll(() => demo.stop())

  it('is what the owner reads in demo mode, newest first, page by page', async () => {
    const olga = await demo.staff('owner')
    // A demo begins with what it sent last.
    const before = Number((await olga.get('/api/admin/outbox')).headers['x-total-count'])
    for (let n = 1; n <= 3; n++) {
      demo.clock.advance({ seconds: 1 })
      await send(demo, { subject: `Mail ${n}` })
    }
    await deliver(demo)
    const first = await olga.get('/api/admin/outbox?limit=2')
    expect(Number(first.headers['x-total-count'])).toBe(before + 3)
    expect(first.json()).toMatchObject([
      { subject: 'Mail 3', to: letter.to, contents: { lines: letter.lines, action: letter.action } },
      { subject: 'Mail 2' },
    ])
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? ''
    expect((await olga.get(next)).json<object[]>()[0]).toMatchObject({ subject: 'Mail 1' })
    expect((await olga.get('/api/admin/outbox?limit=100')).headers['link']).toBeUndefined()
  })

  it('has what campaigns send beside the mails, with the links of each recipient', async () => {
    const { messaging } = demo.modules
    const link = 'https://clinic.test/a'
    const [kinds, words] = [
      ['email', 'sms', 'promotion'] as const,
      { title: 'Glow week', message: `See ${link}` },
    ]
    for (const channel of ['email', 'push', 'sms'] as const)
      await decide(demo, 'Mia', channel, true, { number: '+13105550142' })
    const more = { type: 'PROMOTION', imageUrl: null, sendToAll: false, scheduledFor: null } as const
    for (const kind of kinds)
      await messaging.startCampaign({ ...words, ...more, kind, audience: audienceOf('ALL') }, 'Olga')
    await messaging.deliverCampaigns(() => false)
    const shown = (await messaging.listSandboxInbox(500, undefined)).filter(
      ({ to }) => to.firstName === 'Mia',
    )
    const contentsOf = (channel: string) => shown.find(each => each.channel === channel)?.contents
    expect(contentsOf('email')).toEqual({
      lines: [words.message],
      links: [{ shown: link, url: expect.stringMatching(/\/r\/[\w-]+$/) }],
      action: { label: 'Book Appointment', url: expect.stringMatching(/\/r\/[\w-]+$/) },
    })
    expect(contentsOf('sms')).toEqual({ lines: [words.message], action: null })
  })

  it('shows nobody on the staff the link that opens an account of the staff', async () => {
    const mia = await demo.member('Mia')
    const tess = { email: 'tess@velora.test', password, name: 'Tess Hart', staffRole: 'manager' as const }
    const tessId = await demo.modules.identity.register(tess)
    demo.clock.advance({ seconds: 1 })
    await send(demo, { memberId: tessId, kind: 'secret', subject: 'Reset your password' })
    demo.clock.advance({ seconds: 1 })
    await send(demo, { memberId: mia.id, kind: 'secret', subject: 'Reset your password' })
    await deliver(demo)
    const olga = await demo.staff('owner')
    const shown = (await olga.get('/api/admin/outbox')).json<{ contents: object }[]>()
    expect(shown.slice(0, 2).map(({ contents }) => contents)).toEqual([
      { lines: letter.lines, links: [], action: letter.action },
      { lines: letter.lines, links: [], action: null },
    ])
  })

  it('is closed outside of demo mode', async () => {
    const app = await open(undefined)
    const answer = await (await app.staff('owner')).get('/api/admin/outbox')
    expect([answer.status, answer.code]).toEqual([404, 'outbox-closed'])
  })
})

describe('a mail server', () => {
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
