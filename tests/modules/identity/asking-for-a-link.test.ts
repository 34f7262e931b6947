import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { counting, openEngine, usualDatabases } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { everyRow } from '../../support/rows.ts'
import { Refusing, startSmtpPeer, unquoted } from '../../support/smtp-peer.ts'

const tokenIn = (words: string) => /\/reset-password\?token=([\w-]{43})/.exec(words)?.[1] ?? ''

const newPassword = 'a-new-orchid'

describe.each(usualDatabases)('asking for a link (%s)', database => {
  it('writes the token nowhere, not even while the mail waits for its server', async () => {
    let words = ''
    const server = await startSmtpPeer({
      onData(stream, _session, answer) {
        const chunks: Buffer[] = []
        stream.on('data', chunk => chunks.push(chunk))
        stream.on('end', () => {
          words = unquoted(Buffer.concat(chunks).toString('utf8'))
          answer(new Refusing(452))
        })
      },
    })
    onTestFinished(server.stop)
    const env = { WORKERS: '1', SMTP_URL: server.url, MAIL_FROM: 'hello@clinic.test' }
    const app = await openTestApp({ database, env })
    onTestFinished(app.stop)
    await app.member('Mia')
    await app.visitor().post('/api/forgot-password', { email: 'mia@velora.test' })
    const mails = 'select state, attempts, contents is null as wiped from messaging.mail where $1'
    await eventually(async () =>
      expect(await app.database.run(mails, [true])).toEqual([
        { state: 'pending', attempts: 1, wiped: false },
      ]),
    )
    expect(tokenIn(words)).toHaveLength(43)
    expect(await everyRow(app.database)).not.toContain(tokenIn(words))

    app.clock.advance({ minutes: 61 })
    await app.modules.messaging.deliverMails(() => false)
    expect(await app.database.run(mails, [true])).toEqual([{ state: 'failed', attempts: 1, wiped: true }])
  })

  it('asks the database for the same, whether somebody has the address or nobody', async () => {
    const { engine, counts } = counting(await openEngine(database))
    const app = await openTestApp({ database, engine })
    onTestFinished(app.stop)
    await app.member('Mia')
    const asked = async (email: string) => {
      counts.clear()
      await app.visitor().post('/api/forgot-password', { email })
      return new Map([...counts].filter(([name]) => name !== 'notify'))
    }
    await asked('somebody@velora.test')
    const unknown = await asked('nobody@velora.test')
    expect(unknown.size).toBeGreaterThan(0)
    expect(await asked('mia@velora.test')).toEqual(unknown)
  })
})

describe('asking for a link is bounded', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await openTestApp({ database: 'postgresql', env: { TRUST_PROXY: '1' } })
    await app.member('Mia')
  })
  afterEach(() => app.stop())
  const from = (address: string) => app.network.browser(new Map(), { 'x-forwarded-for': address })
  const ask = (address: string, email: string) => from(address).post('/api/forgot-password', { email })

  it.each(['mia@velora.test', 'nobody@velora.test'])('to five an hour for an address: %s', async email => {
    for (let n = 0; n < 5; n++) expect((await ask(`203.0.113.${n}`, email)).status).toBe(200)
    const closed = await ask('203.0.113.9', email.toUpperCase())
    expect([closed.status, closed.code]).toEqual([429, 'too-many-attempts'])
    expect(Number(closed.headers['retry-after'])).toBe(3_600)
    app.clock.advance({ minutes: 61 })
    expect((await ask('203.0.113.9', email)).status).toBe(200)
  })

  it('to 30 in a quarter of an hour from one place', async () => {
    for (let n = 0; n < 30; n++) expect((await ask('203.0.113.1', `guest${n}@velora.test`)).status).toBe(200)
    expect((await ask('203.0.113.1', 'guest@velora.test')).status).toBe(429)
    expect((await ask('203.0.113.2', 'guest@velora.test')).status).toBe(200)
  })

  it('and so is guessing a token', async () => {
    const guess = () =>
      from('203.0.113.1').post('/api/reset-password', { token: 'x'.repeat(43), newPassword })
    for (let n = 0; n < 20; n++) expect((await guess()).code).toBe('invalid-reset-link')
    expect((await guess()).status).toBe(429)
  })
})
