import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { MemberActor } from '../../support/cast.ts'
import { usualDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'

describe.each(usualDatabases)('a scan that the phone kept (%s)', database => {
  let app: TestApp
  let code: string
  let mia: MemberActor
  let members = 0

  beforeAll(async () => {
    app = await openTestApp({ database })
    code = (await app.modules.loyalty.listCheckInCodes())[0]?.code ?? ''
  })
  beforeEach(async () => {
    app.clock.set('2026-11-21T18:00:00Z')
    mia = await app.member(`Mia${members++}`)
  })
  afterAll(async () => {
    await expectSoundLedger(app.database)
    await app.stop()
  })

  const send = (member: MemberActor, scannedAt: string) => member.post('/api/checkin', { code, scannedAt })
  const codes = (answers: { status: number; code: string | undefined }[]) =>
    answers.map(answer => answer.code ?? answer.status)

  it('counts for the day on which it was made, and leaves the new day its own', async () => {
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
    app.clock.set('2026-11-22T07:00:00Z')
    await mia.post('/api/checkin', { code })
    app.clock.set('2026-11-22T08:05:00Z')
    const refused = await send(mia, '2026-11-22T07:59:50Z')
    expect(refused.code).toBe('already-checked-in')
    expect(refused.text).toContain('Sunday, November 22')
    expect(await mia.balance()).toBe(5)
  })

  it('does not count later than 15 minutes, nor from a clock that is ahead, and each says so', async () => {
    const [old, future] = [await send(mia, '2026-11-21T17:44:59Z'), await send(mia, '2026-11-21T18:01:01Z')]
    expect([old.status, old.code]).toEqual([400, 'scan-too-old'])
    expect(old.text).toContain('This scan is more than 15 minutes old')
    expect([future.status, future.code]).toEqual([400, 'scan-from-the-future'])
    expect(future.text).toContain('clock is ahead')
    expect(await mia.balance()).toBe(0)
  })

  it('from a clock a minute ahead before midnight does not count for tomorrow', async () => {
    app.clock.set('2026-11-22T07:59:30Z')
    expect((await send(mia, '2026-11-22T08:00:20Z')).status).toBe(200)
    app.clock.set('2026-11-22T08:00:40Z')
    expect((await mia.post('/api/checkin', { code })).status).toBe(200)
  })
})
