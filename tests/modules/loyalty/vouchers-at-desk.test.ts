import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { stateOf, type Voucher, writtenCode } from '../../../src/modules/loyalty/rewards/vouchers.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { givePoints } from '../../support/points.ts'

it('a voucher’s code is the same in any case, with spaces and dashes', () => {
  expect(writtenCode(' ab-cd 23:45é\n')).toBe('ABCD2345')
})

it('a voucher is used, expired from its end on, or ready', () => {
  const voucher = { usedAt: null, expiresAt: null } as Voucher
  const at = new Date('2026-11-21T18:00:00Z')
  expect(stateOf(voucher, at)).toBe('ready')
  expect(stateOf({ ...voucher, expiresAt: new Date(at.getTime() + 1) }, at)).toBe('ready')
  expect(stateOf({ ...voucher, expiresAt: at }, at)).toBe('expired')
  expect(stateOf({ ...voucher, expiresAt: at, usedAt: at }, at)).toBe('used')
})

describe.each(usualDatabases)('a voucher at the desk (%s)', database => {
  let app: TestApp
  let desk: Browser
  beforeAll(async () => {
    app = await openTestApp({ database })
    desk = await app.staff('front desk')
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  const voucherOf = async (name: string) => {
    const { id } = await app.member(name)
    const [goal] = await app.modules.loyalty.listGoals()
    await givePoints(app, name, goal?.pointsRequired ?? 0)
    return app.modules.loyalty.redeemGoal(id, goal?.id ?? '')
  }
  const find = (code: string) => desk.get(`/api/admin/vouchers/find?code=${encodeURIComponent(code)}`)
  const redeem = (code: string, by = desk) => by.post('/api/admin/vouchers/redeem', { code })
  const takeBack = (code: string, by = desk) => by.post('/api/admin/vouchers/take-back', { code })
  const own = async (name: string) =>
    (await (await app.member(name)).get('/api/user/vouchers')).json<{ usedAt: string | null }[]>()
  const told = async (name: string) => {
    const { id } = await app.member(name)
    return (await app.modules.messaging.listNotifications(id, 1, undefined))[0]
  }
  const marks = (code: string) =>
    app.database.statement<{ mark: string; actor: string }>(
      'marks',
      `select m.mark, m.actor from loyalty.voucher_mark m
       join loyalty.voucher v on v.member_id = m.member_id and v.id = m.voucher_id
       where v.code = $1 order by m.at, m.mark desc`,
    )(code)

  it('is found by its code however it is typed, and reading it is audited', async () => {
    const { code, title } = await voucherOf('Mia')
    const typed = ` ${code.slice(0, 4).toLowerCase()} - ${code.slice(4)} `
    expect((await find(typed)).json()).toMatchObject({ code, title, patient: 'Mia Hart', state: 'ready' })
    const audited = app.database.statement('audited', 'select action, member_id from identity.audit_entry')
    expect(await audited()).toContainEqual({
      action: 'findVoucher',
      member_id: (await app.member('Mia')).id,
    })
    expect((await find('NOSUCH22')).code).toBe('unknown-voucher')
  })

  it('is used once: the member sees it, and who and when is kept', async () => {
    const { code } = await voucherOf('Noor')
    app.clock.advance({ seconds: 1 })
    expect((await redeem(code.toLowerCase())).status).toBe(200)
    expect((await own('Noor'))[0]?.usedAt).toBe(app.clock.now().toISOString())
    expect(await marks(code)).toEqual([
      { mark: 'used', actor: expect.stringMatching(/^staff:[0-9a-f-]{36}$/) },
    ])
    const again = await redeem(code)
    expect([again.status, again.code, again.json()['message']]).toEqual([
      409,
      'voucher-used',
      'This voucher was already used on Saturday, November 21.',
    ])
    expect(await told('Noor')).toMatchObject({
      title: 'Voucher used',
      message: 'One of your vouchers was used at the front desk. Thank you for your visit!',
    })
  })

  it('goes to one of several desks that use it at once', async () => {
    const { code } = await voucherOf('Ada')
    const desks = await Promise.all([app.staff('front desk'), app.staff('manager'), app.staff('clinical')])
    const answers = await Promise.all(desks.flatMap(each => [redeem(code, each), redeem(code, each)]))
    expect(answers.map(({ code, status }) => code ?? status).sort()).toEqual([
      200,
      ...Array(5).fill('voucher-used'),
    ])
    expect(await marks(code)).toHaveLength(1)
  })

  it('is ready again after a mistake, on the same day and once', async () => {
    const { code } = await voucherOf('Eva')
    expect((await takeBack(code)).code).toBe('voucher-not-used')
    await redeem(code)
    const listed = (await desk.get('/api/admin/vouchers/used')).json<{ code: string }[]>()
    expect(listed.map(each => each.code)).toContain(code)
    app.clock.advance({ minutes: 5 })
    const answers = await Promise.all([takeBack(code), takeBack(code), takeBack(code)])
    expect(answers.map(answer => answer.code ?? answer.status).sort()).toEqual([
      200,
      'voucher-not-used',
      'voucher-not-used',
    ])
    expect((await own('Eva'))[0]?.usedAt).toBeNull()
    expect(await told('Eva')).toMatchObject({
      title: 'Your voucher is ready to use again',
      message: 'We accidentally marked one of your vouchers as used. You’ll find it under Rewards.',
    })
    app.clock.advance({ minutes: 5 })
    expect((await redeem(code)).status).toBe(200)
    expect((await marks(code)).map(({ mark }) => mark)).toEqual(['used', 'taken back', 'used'])
  })

  it('stays used from the next clinic day on', async () => {
    const { code } = await voucherOf('Ida')
    app.clock.set('2026-11-22T07:59:00Z')
    desk = await app.staff('front desk')
    await redeem(code)
    app.clock.set('2026-11-22T08:00:00Z')
    const late = await takeBack(code)
    expect([late.code, late.json()['message']]).toEqual([
      'too-late-to-take-back',
      expect.stringContaining('This voucher was used on Saturday, November 21.'),
    ])
    expect((await desk.get('/api/admin/vouchers/used')).json()).toEqual([])
  })

  it('is listed with all others of the day, a page at a time, also where several were used at once', async () => {
    const { id } = await app.member('Zoe')
    await app.database.statement(
      'many-used',
      `insert into loyalty.voucher (member_id, id, title, reward_value, code, issued_at, used_at)
       select $1, gen_random_uuid(), 'Many', 'Many', 'MANY' || n, $2::timestamptz,
         $2::timestamptz + (n / 4) * interval '1 second'
       from generate_series(1, 23) n`,
    )(id, app.clock.now())
    app.clock.advance({ minutes: 1 })
    type Used = readonly { readonly code: string; readonly canBeTakenBack: boolean }[]
    const first = await desk.get('/api/admin/vouchers/used')
    const next = /<(.+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? ''
    const rest = await desk.get(next)
    expect(first.headers['x-total-count']).toBe('23')
    const used = [...first.json<Used>(), ...rest.json<Used>()]
    expect([first.json<Used>().length, new Set(used.map(({ code }) => code)).size]).toEqual([20, 23])
    expect(used.every(({ canBeTakenBack }) => canBeTakenBack)).toBe(true)
    expect((await find('MANY23')).json()).toMatchObject({ state: 'used', canBeTakenBack: true })
    app.clock.advance({ hours: 24 })
    desk = await app.staff('front desk')
    expect((await find('MANY23')).json()).toMatchObject({ state: 'used', canBeTakenBack: false })
  })

  it('is worth nothing after its end', async () => {
    const { code, id } = await voucherOf('Uma')
    await app.database.statement(
      'end-voucher',
      "update loyalty.voucher set expires_at = '2026-11-22T07:59:59Z' where id = $1",
    )(id)
    expect((await find(code)).json()).toMatchObject({ state: 'expired' })
    expect((await redeem(code)).json()).toMatchObject({
      code: 'voucher-expired',
      message: 'This voucher expired on Saturday, November 21.',
    })
    expect((await own('Uma'))[0]?.usedAt).toBeNull()
  })

  it('of somebody who left is nobody’s, and has no code any more', async () => {
    const { code } = await voucherOf('Left')
    const { id } = await app.member('Left')
    // As another instance does it, whose word has not come yet.
    await app.database.run('delete from identity.member where id = $1', [id])
    expect((await find(code)).json()).toMatchObject({ patient: 'Former patient', email: '' })
    await app.modules.loyalty.eraseMembers([id])
    expect((await find(code)).code).toBe('unknown-voucher')
  })
})
