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

  it('is free again after a refusal', async () => {
    const [mia, codes] = [await app.member('Mia'), await app.modules.loyalty.listCheckInCodes()]
    const key = { 'idempotency-key': 'retry' }
    expect((await mia.post('/api/checkin', { code: 'VELORA-WRONG' }, key)).status).toBe(400)
    expect((await mia.post('/api/checkin', { code: codes[0]?.code }, key)).status).toBe(200)
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
