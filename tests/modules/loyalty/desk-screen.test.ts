import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { demoAccounts } from '../../../src/demo/accounts.ts'
import { signerByHmac } from '../../../src/modules/loyalty/check-in/adapters/signer-by-hmac.ts'
import { openTestApp, sessionKey, type TestApp } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'

const otherKey = 'another session key with enough letters!'

describe.each(usualDatabases)('the code on the desk’s screen (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  const codeId = async (description = 'Daily Spa Visit', { modules } = app) =>
    (await modules.loyalty.listCheckInCodes()).find(each => each.description === description)?.id ?? ''
  const start = async (description?: string) =>
    (await (await app.staff()).post('/api/admin/desk-screens', { codeId: await codeId(description) })).json<{
      pass: string
    }>().pass
  const show = (pass: string) => app.visitor().post('/api/desk-code', { pass })
  const shown = async (pass: string) =>
    (await show(pass)).json<{ code: string; renewInMs: number; description: string }>()
  const scan = async (name: string, code: string, at = app) =>
    (await at.member(name)).post('/api/checkin', { code })

  it('changes every 30 seconds and counts as the code that it stands for', async () => {
    app.clock.set('2026-11-21T18:00:10Z')
    const pass = await start()
    const first = await shown(pass)
    expect(first).toMatchObject({ renewInMs: 20_000, description: 'Daily Spa Visit', pointsValue: 5 })
    app.clock.advance({ seconds: 20 })
    const second = await shown(pass)
    expect([second.code === first.code, second.renewInMs]).toEqual([false, 30_000])
    expect((await scan('Mia', second.code)).json()).toMatchObject({ pointsEarned: 5 })
    const printed = (await app.modules.loyalty.listCheckInCodes()).find(
      each => each.description === 'Daily Spa Visit',
    )
    expect((await scan('Mia', printed?.code ?? '')).code).toBe('already-checked-in')
  })

  it('says by first name who has just checked in with it, on a screen that greets', async () => {
    app.clock.set('2026-11-22T18:00:10Z')
    const [pass, lounge] = [await start(), await start('VIP Lounge')]
    const ask = async (screen: string, greets?: boolean) =>
      (
        await app.visitor().post('/api/desk-code', { pass: screen, ...(greets !== undefined && { greets }) })
      ).json<{
        code: string
        arrivals: unknown[]
      }>()
    const { code } = await ask(pass, true)
    expect((await scan('Mia', code)).status).toBe(200)
    app.clock.advance({ seconds: 4 })
    expect((await scan('Noor', code)).status).toBe(200)
    expect((await ask(pass, true)).arrivals).toEqual([
      { firstName: 'Noor', points: 5, at: '2026-11-22T18:00:14.000Z' },
      { firstName: 'Mia', points: 5, at: '2026-11-22T18:00:10.000Z' },
    ])
    for (const [screen, greets] of [
      [pass, false],
      [pass, undefined],
      [lounge, true],
    ] as const)
      expect((await ask(screen, greets)).arrivals).toEqual([])
    app.clock.advance({ seconds: 7 })
    expect((await ask(pass, true)).arrivals).toHaveLength(1)
    app.clock.advance({ seconds: 5 })
    expect((await ask(pass, true)).arrivals).toEqual([])
  })

  it('greets on the day of a replacement, too', async () => {
    app.clock.set('2026-11-23T18:00:10Z')
    await app.database.run(
      `update loyalty.check_in_code set replaced_id = gen_random_uuid(), replaced_on = '2026-11-23' where description = $1`,
      ['Welcome'],
    )
    app.modules.cache.invalidate('check-in-codes', '')
    const pass = await start('Welcome')
    const ask = async () => {
      const answer = await app.visitor().post('/api/desk-code', { pass, greets: true })
      return answer.json<{ code: string; arrivals: unknown[] }>()
    }
    expect((await scan('Mia', (await ask()).code)).status).toBe(200)
    expect((await ask()).arrivals).toMatchObject([{ firstName: 'Mia' }])
  })

  it('is taken one window longer, and worth nothing as a photograph', async () => {
    app.clock.set('2026-11-21T18:10:29Z')
    const { code } = await shown(await start())
    app.clock.advance({ seconds: 30 })
    expect((await scan('Noor', code)).status).toBe(200)
    app.clock.advance({ seconds: 1 })
    expect((await scan('Ada', code)).code).toBe('changed-desk-code')
  })

  it('needs no clock of the phone while it is shown', async () => {
    app.clock.set('2026-11-23T18:10:10Z')
    const { code } = await shown(await start())
    for (const [name, scannedAt] of [
      ['Mia', '2026-11-23T18:05:00Z'],
      ['Noor', '2026-11-23T18:10:50Z'],
    ] as const) {
      const member = await app.member(name)
      expect((await member.post('/api/checkin', { code, scannedAt })).status).toBe(200)
      const [entry] = await app.modules.loyalty.listEntries(member.id, 1, undefined)
      expect(entry?.reason).toBe('Check-in: Daily Spa Visit')
    }
  })

  it('has to fit the time that a late phone says, and its entry says that it came later', async () => {
    app.clock.set('2026-11-24T18:10:10Z')
    const { code } = await shown(await start())
    const proofs = new Map<string, string>()
    for (const name of ['Mia', 'Noor']) {
      const answer = await (await app.member(name)).post('/api/checkin/scan-proof')
      proofs.set(name, answer.json<{ proof: string }>().proof)
    }
    app.clock.advance({ minutes: 5 })
    const said = async (name: string, scannedAt: string) =>
      (await app.member(name)).post('/api/checkin', { code, scannedAt, proof: proofs.get(name) })
    for (const never of ['2026-11-24T18:09:59Z', '2026-11-24T18:11:00Z', '2026-11-24T18:15:10Z'])
      expect((await said('Mia', never)).code).toBe('changed-desk-code')
    expect((await said('Mia', '2026-11-24T18:10:00Z')).status).toBe(200)
    expect((await said('Noor', '2026-11-24T18:10:59Z')).status).toBe(200)
    const { id } = await app.member('Mia')
    const [entry] = await app.modules.loyalty.listEntries(id, 1, undefined)
    expect(entry?.reason).toBe('Check-in: Daily Spa Visit (scanned offline)')
  })

  it('can’t be made by anybody else', async () => {
    const pass = await start()
    const { code } = await shown(pass)
    const vip = await codeId('VIP Lounge')
    const window = Number(code.split(':')[2])
    const forged = [
      code.replace(await codeId(), vip),
      code.replace(`:${window}:`, `:${window + 1}:`),
      `${code.slice(0, -4)}AAAA`,
      pass,
      pass.replace('desk-screen', 'desk'),
    ]
    for (const each of forged) expect((await scan('Eva', each)).code).toBe('unknown-check-in-code')
    const screenOf = (text: string) => text.split(':')[1] ?? ''
    const another = pass.replace(screenOf(pass), screenOf(await start('Welcome')))
    for (const each of [code, another, `${pass.slice(0, -4)}AAAA`, 'desk'])
      expect((await show(each)).code).toBe('desk-screen-ended')
  })

  it('is shown without a staff session, until 16 hours are over', async () => {
    const pass = await start()
    app.clock.advance({ hours: 15, minutes: 59 })
    expect((await show(pass)).status).toBe(200)
    app.clock.advance({ minutes: 1 })
    expect((await show(pass)).code).toBe('desk-screen-ended')
  })

  it('ends with the code that it stands for', async () => {
    const pass = await start('VIP Lounge')
    const { code } = await shown(pass)
    await app.database.statement(
      'retire',
      "update loyalty.check_in_code set is_active = false where description = 'VIP Lounge'",
    )()
    app.modules.cache.invalidate('check-in-codes', '')
    expect((await show(pass)).code).toBe('no-code-to-show')
    expect((await scan('Ida', code)).code).toBe('inactive-check-in-code')
    const unknown = { codeId: '00000000-0000-7000-8000-000000000000' }
    expect((await (await app.staff()).post('/api/admin/desk-screens', unknown)).code).toBe('no-code-to-show')
  })

  it('lets printed codes count no longer where the clinic wants that', async () => {
    const strict = await openTestApp({ database, env: { PRINTED_CODES: '0' } })
    onTestFinished(strict.stop)
    const [printed] = await strict.modules.loyalty.listCheckInCodes()
    expect((await scan('Mia', printed?.code ?? '', strict)).code).toBe('printed-codes-off')
    const { pass } = await strict.modules.loyalty.startDeskScreen(printed?.id ?? '', 'Ines')
    const { code } = await strict.modules.loyalty.showDeskCode({ pass, greets: false })
    expect((await scan('Mia', code, strict)).status).toBe(200)
    const countOnPaper = async (at: TestApp) => {
      const listed = await (await at.staff()).get('/api/checkin-codes')
      return listed.json<{ countsOnPaper: boolean }[]>().map(({ countsOnPaper }) => countsOnPaper)
    }
    expect([await countOnPaper(strict), await countOnPaper(app)].map(each => each[0])).toEqual([false, true])
  })

  it('is what a demo begins with where printed ones don’t count', async () => {
    const demo = await openTestApp({ database, env: { DEMO: '1', PRINTED_CODES: '0' } })
    onTestFinished(demo.stop)
    const mia = demo.visitor()
    await mia.post('/api/auth/login', demoAccounts.member)
    const { id } = (await mia.get('/api/auth/user')).json<{ id: string }>()
    const entries = await demo.modules.loyalty.listEntries(id, 100, undefined)
    const scans = entries.filter(({ kind }) => kind === 'check-in')
    expect(scans.map(({ reason }) => reason)).toContain('Check-in: VIP Lounge')
    expect(await demo.modules.loyalty.listDeskScreens()).toEqual([])
  })

  it('survives a change of the session keys', () => {
    const pass = 'desk-screen:0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01:1795341600000'
    const signature = signerByHmac([sessionKey]).sign(pass)
    expect(signerByHmac([otherKey, sessionKey]).verify(pass, signature)).toBe(true)
    expect(signerByHmac([otherKey]).verify(pass, signature)).toBe(false)
  })

  it('is ended from the tablet itself, with the pass that it has, and leaves the owner’s list', async () => {
    const pass = await start()
    const kept = await start('Welcome')
    const tess = await app.staff('manager')
    const running = async () => (await tess.get('/api/admin/desk-screens')).json<{ id: string }[]>()
    const before = (await running()).length
    const end = (text: string) => app.visitor().post('/api/desk-code/end', { pass: text })
    expect((await end(`${pass.slice(0, -4)}AAAA`)).code).toBe('desk-screen-ended')
    expect((await end(pass)).status).toBe(200)
    expect((await show(pass)).code).toBe('desk-screen-ended')
    expect((await end(pass)).code).toBe('desk-screen-ended')
    expect((await show(kept)).status).toBe(200)
    expect(await running()).toHaveLength(before - 1)
  })

  it('is ended by the owner or the manager, from the next code on', async () => {
    const pass = await start()
    const kept = await start('Welcome')
    const olga = await app.staff('owner')
    const running = async () =>
      (await olga.get('/api/admin/desk-screens')).json<
        { id: string; description: string; startedBy: string }[]
      >()
    const stolen = (await running()).find(({ description }) => description === 'Daily Spa Visit')
    expect(stolen).toMatchObject({ startedBy: 'Ines' })
    expect((await show(pass)).status).toBe(200)
    const tess = await app.staff('manager')
    const end = () => tess.send('DELETE', `/api/admin/desk-screens/${stolen?.id}`)
    expect((await end()).status).toBe(200)
    expect((await show(pass)).code).toBe('desk-screen-ended')
    expect((await show(kept)).status).toBe(200)
    expect((await running()).map(({ id }) => id)).not.toContain(stolen?.id)
    expect((await end()).code).toBe('unknown-desk-screen')
    app.clock.advance({ hours: 16 })
    expect(await (await app.staff('manager')).get('/api/admin/desk-screens').then(a => a.json())).toEqual([])
  })
})
