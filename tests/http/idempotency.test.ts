import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { bothDatabases } from '../support/databases.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'
import { treatmentOf } from '../support/points.ts'
import { callAsTwilio } from '../support/twilio-call.ts'

const token = randomBytes(16).toString('hex')
const twilio = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: token,
  TWILIO_FROM: '+13105550100',
}

describe.each(bothDatabases)('an Idempotency-Key (%s)', database => {
  let app: TestApp
  let award: Record<string, unknown>
  beforeAll(async () => {
    app = await openTestApp({ database, env: twilio })
    const { email } = await app.member('Mia')
    const { serviceId } = await treatmentOf(app)
    award = { userEmail: email, serviceId, customPoints: 10, countAgain: true }
  })
  afterAll(async () => {
    await expectSoundLedger(app.database)
    await app.stop()
  })

  it('gives the same answer again and acts once', async () => {
    const desk = await app.staff('front desk')
    const first = await desk.post('/api/admin/award-points', award, { 'idempotency-key': 'one' })
    const second = await desk.post('/api/admin/award-points', award, { 'idempotency-key': 'one' })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.text).toBe(first.text)
    expect(await (await app.member('Mia')).balance()).toBe(10)
  })

  it('acts once for 20 at the same time', async () => {
    const desk = await app.staff('front desk')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        desk.post('/api/admin/award-points', award, { 'idempotency-key': 'crowd' }),
      ),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await (await app.member('Mia')).balance()).toBe(20)
  })

  it('gives the same answer when what was asked would be refused by now', async () => {
    const desk = await app.staff('front desk')
    const once = { ...award, serviceId: (await treatmentOf(app, 'Lip Flip')).serviceId, countAgain: false }
    const key = { 'idempotency-key': 'not twice a day' }
    const first = await desk.post('/api/admin/award-points', once, key)
    const second = await desk.post('/api/admin/award-points', once, key)
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text])
    expect((await desk.post('/api/admin/award-points', once)).code).toBe('probable-duplicate')
  })

  it('is refused for another request', async () => {
    const desk = await app.staff('front desk')
    const other = { ...award, customPoints: 11 }
    const answer = await desk.post('/api/admin/award-points', other, { 'idempotency-key': 'one' })
    expect([answer.status, answer.code]).toEqual([422, 'idempotency-key-reused'])
  })

  it('belongs to the person who sent it', async () => {
    const olga = await app.staff('owner')
    const answer = await olga.post('/api/admin/award-points', award, { 'idempotency-key': 'one' })
    expect(answer.status).toBe(200)
    expect(await (await app.member('Mia')).balance()).toBe(40)
  })

  it('changes nothing where an answer is no JSON', async () => {
    const sent = { From: '+13105550142', Body: 'STOP', MessageSid: 'SM1' }
    const stop = () => callAsTwilio(app, token, '/api/webhooks/twilio', sent, undefined, key)
    const key = { 'idempotency-key': 'a call' }
    for (const answer of [await stop(), await stop()]) {
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8'])
      expect(answer.text).toMatch(/^<Response/)
    }
  })

  it('gives a refusal again, too, and acts for no other body', async () => {
    const [desk, mia] = [await app.staff('front desk'), await app.member('Mia')]
    const { serviceId } = await treatmentOf(app, 'Lip Filler')
    const once = { ...award, serviceId, countAgain: false }
    const key = { 'idempotency-key': 'refused' }
    expect((await desk.post('/api/admin/award-points', once)).status).toBe(200)
    const before = await mia.balance()
    const first = await desk.post('/api/admin/award-points', once, key)
    expect([first.status, first.code]).toEqual([409, 'probable-duplicate'])
    const again = await desk.post('/api/admin/award-points', once, key)
    expect([again.status, again.text, again.headers['content-type']]).toEqual([
      409,
      first.text,
      'application/problem+json',
    ])
    const other = await desk.post('/api/admin/award-points', { ...once, countAgain: true }, key)
    expect([other.status, other.code]).toEqual([422, 'idempotency-key-reused'])
    expect(await mia.balance()).toBe(before)
    expect((await desk.post('/api/admin/award-points', { ...once, countAgain: true })).status).toBe(200)
  })

  it('gives a refused check-in again, alone and among others that come together', async () => {
    const [mia, codes] = [await app.member('Mia'), await app.modules.loyalty.listCheckInCodes()]
    const scan = (code: string | undefined, key: string) =>
      mia.post('/api/checkin', { code }, { 'idempotency-key': key })
    const wrong = await Promise.all(Array.from({ length: 12 }, (_, n) => scan('VELORA-WRONG', `wrong ${n}`)))
    const [first] = wrong
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([400]))
    const again = await Promise.all([
      ...Array.from({ length: 12 }, (_, n) => scan('VELORA-WRONG', `wrong ${n}`)),
      ...Array.from({ length: 12 }, (_, n) => scan(codes[0]?.code, `wrong ${n}`)),
    ])
    expect(new Set(again.slice(0, 12).map(({ text }) => text))).toEqual(new Set([first?.text]))
    expect(new Set(again.slice(12).map(({ code }) => code))).toEqual(new Set(['idempotency-key-reused']))
    expect((await scan(codes[0]?.code, 'a new one')).status).toBe(200)
  })

  it('is looked up before a limit is counted: what was recorded is not refused as too much for today', async () => {
    const noor = await app.member('Noor')
    const { serviceId } = await treatmentOf(app)
    const request = { serviceId }
    const last = { 'idempotency-key': 'the last of today' }
    for (let n = 0; n < 29; n++) await noor.post('/api/service-requests', request)
    const sent = await noor.post('/api/service-requests', request, last)
    const again = await noor.post('/api/service-requests', request, last)
    expect([sent.status, again.status, again.text]).toEqual([200, 200, sent.text])
    expect((await noor.post('/api/service-requests', request)).code).toBe('enough-for-today')
    const other = await noor.post('/api/service-requests', { ...request, notes: 'another' }, last)
    expect([other.status, other.code]).toEqual([422, 'idempotency-key-reused'])
  })

  it('does not let wrong passwords and staff codes go uncounted', async () => {
    const visitor = app.visitor()
    const statuses: number[] = []
    for (let n = 0; n < 7; n++)
      statuses.push(
        (await visitor.post('/api/admin/verify', { code: '00000000' }, { 'idempotency-key': `guess ${n}` }))
          .status,
      )
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  it('leaves no trace from which a staff code or password could be guessed', async () => {
    app.clock.advance({ hours: 2 })
    await app.staff('clinical')
    const key = 'a key that only the browser knows'
    const visitor = app.visitor()
    const verified = await visitor.post('/api/admin/verify', { code: '22223333' }, { 'idempotency-key': key })
    expect(verified.status).toBe(200)

    const guess = createHash('sha256')
      .update(JSON.stringify([undefined, undefined, { code: '22223333' }]))
      .digest('base64url')
    const rows = await app.database.statement('kept', 'select * from platform.idempotency')()
    expect(JSON.stringify(rows)).not.toContain(guess)
  })
})
