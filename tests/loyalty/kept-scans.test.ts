import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { effectiveTime } from '../../src/modules/loyalty/check-in/check-in-codes.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import type { Browser } from '../support/client.ts'
import { bothDatabases } from '../support/databases.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'

describe('the moment of a scan', () => {
  const now = new Date('2026-11-21T18:00:00Z')
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

  it.each([
    ['now, when the phone sent it at once', undefined, now],
    ['its own, when it was kept', ago(300), ago(300)],
    ['its own, up to 15 minutes', ago(900), ago(900)],
    ['too old after 15 minutes', ago(900.001), 'too old'],
    ['now, when the phone’s clock is up to a minute ahead', ago(-60), now],
    ['from the future when it is more', ago(-60.001), 'from the future'],
  ])('is %s', (_what, scannedAt, moment) => {
    expect(effectiveTime(scannedAt, now)).toEqual(moment)
  })
})

describe.each(bothDatabases)('a scan that the phone kept (%s)', database => {
  let app: TestApp
  let code: string

  beforeEach(async () => {
    app = await openTestApp({ database })
    code = (await app.modules.loyalty.listCheckInCodes())[0]?.code ?? ''
  })
  afterEach(async () => {
    await expectSoundLedger(app.database)
    await app.stop()
  })

  const send = (browser: Browser, scannedAt: string, key: string = randomUUID(), scanned = code) =>
    browser.post('/api/checkin', { code: scanned, scannedAt }, { 'idempotency-key': key })
  const codes = (answers: { status: number; code: string | undefined }[]) =>
    answers.map(answer => answer.code ?? answer.status)

  it('counts for the day on which it was made, and leaves the new day its own', async () => {
    const mia = await app.member('Mia')
    app.clock.set('2026-11-22T08:05:00Z')
    const [yesterday, today, again] = [
      await send(mia, '2026-11-22T07:59:50Z'),
      await mia.post('/api/checkin', { code }),
      await send(mia, '2026-11-22T08:04:00Z'),
    ]
    expect(codes([yesterday, today, again])).toEqual([200, 200, 'already-checked-in'])
    expect(await mia.balance()).toBe(10)
    const [, first] = (await mia.get('/api/user/points')).json<{ createdAt: string }[]>()
    expect(first?.createdAt).toBe('2026-11-22T07:59:50.000Z')
  })

  it('is a duplicate of the check-in that yesterday had already', async () => {
    const mia = await app.member('Mia')
    app.clock.set('2026-11-22T07:00:00Z')
    await mia.post('/api/checkin', { code })
    app.clock.set('2026-11-22T08:05:00Z')
    const refused = await send(mia, '2026-11-22T07:59:50Z')
    expect(refused.code).toBe('already-checked-in')
    expect(refused.text).toContain('Sunday, November 22')
    expect(await mia.balance()).toBe(5)
  })

  it('does not count later than 15 minutes, nor from a clock that is ahead, and each says so', async () => {
    const mia = await app.member('Mia')
    const [old, future] = [await send(mia, '2026-11-21T17:44:59Z'), await send(mia, '2026-11-21T18:01:01Z')]
    expect([old.status, old.code]).toEqual([400, 'scan-too-old'])
    expect(old.text).toContain('This scan is more than 15 minutes old')
    expect([future.status, future.code]).toEqual([400, 'scan-from-the-future'])
    expect(future.text).toContain('clock is ahead')
    expect(await mia.balance()).toBe(0)
  })

  it('from a clock a minute ahead before midnight does not count for tomorrow', async () => {
    const mia = await app.member('Mia')
    app.clock.set('2026-11-22T07:59:30Z')
    expect((await send(mia, '2026-11-22T08:00:20Z')).status).toBe(200)
    app.clock.set('2026-11-22T08:00:40Z')
    expect((await mia.post('/api/checkin', { code })).status).toBe(200)
  })

  it('whose answer was lost gets the same answer again, also when it has become too old', async () => {
    const mia = await app.member('Mia')
    const key = randomUUID()
    const first = await send(mia, '2026-11-21T17:59:00Z', key)
    app.clock.advance({ minutes: 30 })
    const second = await send(mia, '2026-11-21T17:59:00Z', key)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.text).toBe(first.text)
    expect(await mia.balance()).toBe(5)
  })

  it('sent by two tabs at once counts once and is told as one success', async () => {
    const mia = await app.member('Mia')
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(mia, '2026-11-21T17:59:00Z', key)),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await mia.balance()).toBe(5)
  })

  it('counts for who sends it only', async () => {
    const [mia, noor] = [await app.member('Mia'), await app.member('Noor')]
    const key = randomUUID()
    await send(mia, '2026-11-21T17:59:00Z', key)
    expect((await send(noor, '2026-11-21T17:59:00Z', key)).status).toBe(200)
    expect([await mia.balance(), await noor.balance()]).toEqual([5, 5])
  })

  it('needs a time that is one', async () => {
    const mia = await app.member('Mia')
    for (const scannedAt of ['yesterday', '2026-11-21', '2026-13-01T00:00:00Z', '', 0, null])
      expect((await mia.post('/api/checkin', { code, scannedAt })).code).toBe('invalid-request')
  })
})
