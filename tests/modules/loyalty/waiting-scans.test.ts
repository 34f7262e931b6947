import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purging } from '#platform/scheduled-tasks/housekeeping.ts'
import { expiredScanProofs } from '../../../src/modules/loyalty/check-in/adapters/scan-proofs-in-database.ts'
import { expiredWaitingScans } from '../../../src/modules/loyalty/check-in/adapters/waiting-scans-in-database.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { type MemberActor, password } from '../../support/cast.ts'
import type { Browser } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'

type Waiting = { readonly id: string; readonly patient: string; readonly scannedAt: string }

describe.each(usualDatabases)('a scan of the desk’s screen that comes late (%s)', database => {
  let app: TestApp
  let day = 0
  let shown: string
  let scannedAt: string
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  beforeEach(async () => {
    day += 2
    app.clock.set(new Date(Date.UTC(2026, 11, day, 18, 10, 10)).toISOString())
    shown = await showsCode()
    scannedAt = app.clock.now().toISOString()
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  const showsCode = async (description = 'Daily Spa Visit') => {
    const codes = await app.modules.loyalty.listCheckInCodes()
    const id = codes.find(each => each.description === description)?.id ?? ''
    const { pass } = await app.modules.loyalty.startDeskScreen(id, 'Ines')
    return (await app.modules.loyalty.showDeskCode({ pass, greets: false })).code
  }
  const later = () => app.clock.advance({ minutes: 5 })
  const proofOf = async (browser: Browser) =>
    (await browser.post('/api/checkin/scan-proof')).json<{ proof: string }>().proof
  const send = (browser: Browser, more: object = {}, key: string = randomUUID()) =>
    browser.post('/api/checkin', { code: shown, scannedAt, ...more }, { 'idempotency-key': key })
  const list = async (desk: Browser) => (await desk.get('/api/admin/waiting-scans')).json<Waiting[]>()
  const own = async (browser: Browser) => (await browser.get('/api/user/waiting-scans')).json<Waiting[]>()
  const decide = (desk: Browser, id: string, verdict = 'confirm') =>
    desk.post(`/api/admin/waiting-scans/${id}/${verdict}`)
  const reasonsOf = async ({ id }: MemberActor) =>
    (await app.modules.loyalty.listEntries(id, 10, undefined)).map(({ reason }) => reason)
  /** A member's scan that waits, by its id. */
  const leave = async (name: string) => {
    const member = await app.member(name)
    expect((await send(member)).status).toBe(202)
    return { member, id: (await own(member))[0]?.id ?? '' }
  }

  it('does not count because of the time that the phone says: it waits for the desk', async () => {
    const mia = await app.member('Mia')
    later()
    const answer = await send(mia)
    expect(answer.status).toBe(202)
    expect(answer.json()).toEqual({
      success: false,
      pointsEarned: 0,
      message: 'Your check-in is waiting for the front desk to confirm it.',
      pointsBalance: 0,
      waitsForDesk: true,
    })
    expect(await mia.balance()).toBe(0)
    const desk = await app.staff()
    expect(await list(desk)).toMatchObject([{ patient: 'Mia Hart', scannedAt }])
    expect((await desk.get('/api/admin/waiting-scans')).headers['x-total-count']).toBe('1')
    expect(await own(mia)).toMatchObject([{ description: 'Daily Spa Visit', scannedAt }])
    expect(await own(await app.member('Noor'))).toEqual([])
  })

  it('counts by itself with the proof that the phone got before it lost the signal', async () => {
    const ava = await app.member('Ava')
    const proof = await proofOf(ava)
    later()
    const answer = await send(ava, { proof })
    expect([answer.status, answer.json()['pointsEarned']]).toEqual([200, 5])
    expect(await reasonsOf(ava)).toEqual(['Check-in: Daily Spa Visit (scanned offline)'])
  })

  it('waits with a proof of another member, of another time, or one of many that were collected', async () => {
    const [ida, eva] = [await app.member('Ida'), await app.member('Eva')]
    const evas = await proofOf(eva)
    const collected = [await proofOf(ida), await proofOf(ida)]
    later()
    const tooLate = await proofOf(ida)
    for (const proof of [evas, ...collected, tooLate, `${tooLate.slice(0, -4)}AAAA`, shown])
      expect((await send(ida, { proof })).status).toBe(202)
    expect(await ida.balance()).toBe(0)
    expect((await send(eva, { proof: evas })).status).toBe(200)
  })

  it('uses its proof once, and not when the visit was counted already', async () => {
    const kim = await app.member('Kim')
    const [vip, welcome] = [await showsCode('VIP Lounge'), await showsCode('Welcome')]
    await send(kim)
    const proof = await proofOf(kim)
    later()
    expect((await send(kim, { proof })).code).toBe('already-checked-in')
    expect((await send(kim, { proof, code: vip })).status).toBe(200)
    expect((await send(kim, { proof, code: welcome })).status).toBe(202)
    expect(await kim.balance()).toBe(10)
  })

  it('asks for no proof while the screen shows the code', async () => {
    const pia = await app.member('Pia')
    expect((await send(pia, { proof: 'anything' })).status).toBe(200)
    expect(await reasonsOf(pia)).toEqual(['Check-in: Daily Spa Visit'])
  })

  it('is the same when it is sent again, and once, however it is sent', async () => {
    const uma = await app.member('Uma')
    later()
    const key = randomUUID()
    const [first, again, anew] = [await send(uma, {}, key), await send(uma, {}, key), await send(uma)]
    expect([first.status, again.status, anew.status]).toEqual([202, 202, 202])
    expect(again.text).toBe(first.text)
    expect(await own(uma)).toHaveLength(1)
  })

  it('counts for the day of the scan when two desks confirm it at once, for one of them', async () => {
    later()
    const { member, id } = await leave('Tia')
    const desks = [await app.staff(), await app.staff('manager')]
    const answers = await Promise.all([...desks, ...desks].map(desk => decide(desk, id)))
    expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([
      200,
      'scan-already-decided',
      'scan-already-decided',
      'scan-already-decided',
    ])
    expect(await member.balance()).toBe(5)
    expect(await reasonsOf(member)).toEqual(['Check-in: Daily Spa Visit (scanned offline)'])
    const audited = app.database.statement<{ action: string }>(
      'scan decisions',
      "select action from identity.audit_entry where member_id = $1 and action like '%Scan'",
    )
    expect(await audited(member.id)).toEqual([{ action: 'confirmScan' }])
    const [notifications] = await app.modules.messaging.listNotifications(member.id, 1, undefined)
    expect(notifications).toMatchObject({
      title: 'Check-in confirmed',
      message: expect.stringMatching(/^You earned 5 points for your visit on \w+, \w+ \d+\.$/),
      type: 'POINTS_EARNED',
    })
    expect(await own(member)).toEqual([])
    const held = await app.modules.loyalty.personalDataOf(member.id)
    expect(held).toMatchObject({
      scansForTheDesk: [{ code: 'Daily Spa Visit', status: 'confirmed', decidedAt: app.clock.now() }],
    })
    expect(JSON.stringify((held as { scansForTheDesk: unknown }).scansForTheDesk)).not.toContain('staff:')
  })

  it('counts once when the patient scans again while the desk confirms', async () => {
    for (const name of ['Zoe', 'Zia', 'Zara']) {
      app.clock.set(scannedAt)
      shown = await showsCode()
      later()
      const { member, id } = await leave(name)
      const now = await showsCode()
      const desk = await app.staff()
      const answers = await Promise.all([
        decide(desk, id),
        member.post('/api/checkin', { code: now }),
        decide(desk, id),
      ])
      for (const { status } of answers) expect(status).toBeLessThan(500)
      expect(await member.balance()).toBe(5)
    }
  })

  it('is declined or confirmed, not both', async () => {
    later()
    const { member, id } = await leave('Nora')
    const desk = await app.staff()
    const answers = await Promise.all([decide(desk, id), decide(desk, id, 'decline')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const confirmed = answers[0]?.status === 200
    expect(await member.balance()).toBe(confirmed ? 5 : 0)
    expect((await send(member)).code).toBe(confirmed ? 'already-checked-in' : 'scan-declined')
    const { message } = (await decide(desk, id)).json<{ message: string }>()
    expect(message).toBe(`This scan was already ${confirmed ? 'confirmed' : 'declined'}.`)
  })

  it('can’t be sent again once the desk declined it', async () => {
    later()
    const { member, id } = await leave('Dora')
    const desk = await app.staff()
    expect((await decide(desk, id, 'decline')).status).toBe(200)
    expect((await send(member)).code).toBe('scan-declined')
    expect(await member.balance()).toBe(0)
    const [told] = await app.modules.messaging.listNotifications(member.id, 1, undefined)
    expect(told).toMatchObject({ title: 'Check-in not confirmed', type: 'GENERAL' })
    expect((await decide(desk, member.id)).code).toBe('unknown-waiting-scan')
  })

  it('is nothing to confirm once the member has checked in otherwise', async () => {
    later()
    const { member, id } = await leave('Bea')
    const [printed] = await app.modules.loyalty.listCheckInCodes()
    expect((await member.post('/api/checkin', { code: printed?.code })).status).toBe(200)
    expect(await own(member)).toEqual([])
    const desk = await app.staff()
    expect(await list(desk)).toEqual([])
    expect((await decide(desk, id)).status).toBe(200)
    expect(await member.balance()).toBe(5)
    expect(await app.modules.messaging.countNotifications(member.id)).toBe(0)
  })

  it('is listed a page at a time, and is nobody’s once its member is gone', async () => {
    later()
    const first = await leave('Pam')
    app.clock.advance({ seconds: 1 })
    const second = await leave('Pat')
    const desk = await app.staff()
    const page = await desk.get('/api/admin/waiting-scans?limit=1')
    const next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1] ?? ''
    const ids = [page, await desk.get(next)].flatMap(each => each.json<Waiting[]>().map(({ id }) => id))
    expect(ids).toEqual([first.id, second.id])
    // As another instance does it, whose word has not come yet.
    await app.database.run('delete from identity.member where id = $1', [second.member.id])
    expect((await decide(desk, second.id)).code).toBe('patient-gone')
  })

  it('counts under the reference that it was kept with, whatever day the clock shows for it by then', async () => {
    later()
    const { member, id } = await leave('Rea')
    const [kept] = await app.database.run(
      "update loyalty.waiting_scan set reference = left(reference, -10) || '2026-01-31' where id = $1 returning reference",
      [id],
    )
    expect((await decide(await app.staff(), id)).status).toBe(200)
    const counted = 'select reference from loyalty.entry where member_id = $1'
    expect(await app.database.run(counted, [member.id])).toEqual([kept])
  })

  it('is one of five of a member at most', async () => {
    const lot = await app.member('Lot')
    const sendAll = async () => {
      const codes: string[] = []
      for (const name of ['Daily Spa Visit', 'Welcome', 'VIP Lounge']) codes.push(await showsCode(name))
      scannedAt = app.clock.now().toISOString()
      later()
      const answers: (string | number)[] = []
      for (const code of [...codes, codes[0]]) {
        const answer = await send(lot, { code })
        answers.push(answer.code ?? answer.status)
      }
      return answers
    }
    expect(await sendAll()).toEqual([202, 202, 202, 202])
    app.clock.advance({ hours: 14 })
    expect(await sendAll()).toEqual([202, 202, 'too-many-waiting-scans', 202])
  })

  it('of the last minute of a day can be confirmed the next morning, for the day before', async () => {
    app.clock.set(new Date(Date.UTC(2026, 11, day + 1, 7, 59, 40)).toISOString())
    shown = await showsCode()
    scannedAt = app.clock.now().toISOString()
    later()
    const { member, id } = await leave('Mona')
    const today = await showsCode()
    expect((await member.post('/api/checkin', { code: today })).status).toBe(200)
    app.clock.advance({ hours: 9 })
    expect((await decide(await app.staff(), id)).status).toBe(200)
    expect(await member.balance()).toBe(10)
    expect((await member.post('/api/checkin', { code: await showsCode() })).code).toBe('already-checked-in')
  })

  it('ends after 24 hours', async () => {
    later()
    const { member, id } = await leave('Olive')
    app.clock.advance({ hours: 24 })
    const desk = await app.staff()
    expect((await list(desk)).map(scan => scan.id)).not.toContain(id)
    expect((await decide(desk, id)).code).toBe('waiting-scan-expired')
    expect(await own(member)).toEqual([])
    expect(await member.balance()).toBe(0)
  })

  it('goes with a member who leaves', async () => {
    later()
    const { member, id } = await leave('Gia')
    await proofOf(member)
    const held = (await member.get('/api/user/export')).json<{
      holdings: { loyalty: { scansForTheDesk: unknown[] } }
    }>()
    expect(held.holdings.loyalty.scansForTheDesk).toMatchObject([
      { code: 'Daily Spa Visit', scannedAt, status: 'waiting' },
    ])
    const desk = await app.staff()
    const [gone, decided] = await Promise.all([
      member.post('/api/user/delete-account', { password }),
      decide(desk, id, 'decline'),
    ])
    expect(gone.status).toBe(200)
    expect(decided.status).toBeLessThan(500)
    expect((await decide(desk, id)).status).toBe(404)
    const left = app.database.statement<{ count: number }>(
      'left of a member',
      `select (select count(*) from loyalty.scan_proof where member_id = $1)::int
         + (select count(*) from loyalty.waiting_scan where member_id = $1)::int as count`,
    )
    expect(await left(member.id)).toEqual([{ count: 0 }])
  })

  it('is left by nobody whose account went while it was on its way', async () => {
    later()
    const { id } = await app.member('Hal')
    await app.modules.privacy.removeMembers([id])
    const late = app.modules.loyalty.checkIn(id, shown, new Date(scannedAt), undefined)
    await expect(late).rejects.toMatchObject({ code: 'no-longer-member' })
  })

  it('is kept for 30 days, and its proof for an hour', async () => {
    later()
    const { member } = await leave('Rhea')
    await proofOf(member)
    const drops = [expiredScanProofs, expiredWaitingScans].map(rule => purging(app.database, rule))
    const count = app.database.statement<{ proofs: number; scans: number }>(
      'kept of a member',
      `select (select count(*) from loyalty.scan_proof where member_id = $1)::int as proofs,
         (select count(*) from loyalty.waiting_scan where member_id = $1)::int as scans`,
    )
    const afterDropping = async () => {
      for (const drop of drops) await drop(app.clock.now())
      return (await count(member.id))[0]
    }
    app.clock.advance({ minutes: 59 })
    expect(await afterDropping()).toEqual({ proofs: 1, scans: 1 })
    app.clock.advance({ minutes: 2 })
    expect(await afterDropping()).toEqual({ proofs: 0, scans: 1 })
    app.clock.advance({ hours: 30 * 24 })
    expect(await afterDropping()).toEqual({ proofs: 0, scans: 0 })
  })
})
