import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { password } from '../../support/cast.ts'
import type { Browser } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'
import { everyRow } from '../../support/rows.ts'

const own = '/api/user/recovery-codes'
const ofStaff = '/api/admin/own-recovery-codes'

describe.each(usualDatabases)('recovery codes (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database, now: '2026-11-20T18:00:00Z' })
  })
  afterAll(() => app.stop())

  const make = async (browser: Browser, path = own) => {
    const answer = await browser.post(path)
    expect(answer.status, answer.text).toBe(200)
    return answer.json<{ codes: string[] }>().codes as [string, string, ...string[]]
  }
  const signIn = (browser: Browser, email: string, code: string) =>
    browser.post('/api/auth/recovery-code', { email, code })
  const open = (browser: Browser, code: string) => browser.post('/api/admin/recovery-code', { code })
  const left = async (browser: Browser, path = own) => (await browser.get(path)).json()
  const subjectsTo = async (email: string) =>
    (
      (await app.database.run('select subject from messaging.mail where to_email = $1 order by id', [
        email,
      ])) as { subject: string }[]
    ).map(({ subject }) => subject)

  it('sign a member in once each, in any spelling, and say how many are left', async () => {
    const mia = await app.member('Mia')
    expect(await left(mia)).toEqual({ left: 0, madeAt: null })
    const codes = await make(mia)
    expect(codes).toHaveLength(10)
    expect(await left(mia)).toEqual({ left: 10, madeAt: '2026-11-20T18:00:00.000Z' })
    const phone = app.visitor()
    const spelled = codes[0].toUpperCase().replaceAll('-', ' ')
    expect((await signIn(phone, ' MIA@velora.test', spelled)).json()).toEqual({
      isStaff: false,
      codesLeft: 9,
    })
    expect((await phone.get('/api/auth/user')).json()).toMatchObject({ email: mia.email })
    const again = await signIn(app.visitor(), mia.email, codes[0])
    expect([again.status, again.code]).toEqual([401, 'wrong-recovery-code'])
    expect(await left(phone)).toEqual({ left: 9, madeAt: '2026-11-20T18:00:00.000Z' })
    expect((await subjectsTo(mia.email)).toSorted()).toEqual([
      'A recovery code was used on your account',
      'New recovery codes for your account',
      'New sign-in to your account',
    ])
    expect((await open(app.visitor(), codes[1])).code).toBe('wrong-recovery-code')
    expect((await signIn(app.visitor(), mia.email, codes[1])).status, 'refused elsewhere').toBe(200)
  })

  it('are counted down by mail, to none', async () => {
    const dora = await app.member('Dora')
    for (const code of await make(dora)) await signIn(app.visitor(), dora.email, code)
    const mails = (await app.database.run(
      'select contents from messaging.mail where to_email = $1 and subject = $2',
      [dora.email, 'A recovery code was used on your account'],
    )) as { contents: string }[]
    const counts = mails.map(({ contents }) => /You have .+? left\.(?: Create .+?\.)?/.exec(contents)?.[0])
    expect(counts.toSorted()).toEqual([
      ...[2, 3, 4, 5, 6, 7, 8, 9].map(left => `You have ${left} left.`),
      'You have none left. Create new ones in your profile.',
      'You have one left.',
    ])
  })

  it('are used by one of many at the same moment', async () => {
    const noor = await app.member('Noor')
    const [code] = await make(noor)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => signIn(app.visitor(), noor.email, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401])
  })

  it('end with new ones, are nobody else’s, and are kept nowhere; two who make some have ten', async () => {
    const ida = await app.member('Ida')
    const [old] = await make(ida)
    const made = await Promise.all([1, 2, 3].map(() => make(ida)))
    expect(await left(ida)).toMatchObject({ left: 10 })
    expect((await signIn(app.visitor(), ida.email, old)).status).toBe(401)
    const [mine] = await make(ida)
    const uma = await app.member('Uma')
    expect((await signIn(app.visitor(), uma.email, mine)).status).toBe(401)
    const rows = await everyRow(app.database)
    for (const code of [mine, ...made.flat()]) {
      expect(rows).not.toContain(code)
      expect(rows).not.toContain(code.replaceAll('-', ''))
    }
    const { holdings } = (await ida.get('/api/user/export')).json<{
      holdings: { identity: { recoveryCodes: unknown[] } }
    }>()
    expect(holdings.identity.recoveryCodes).toHaveLength(10)
    expect((await ida.post('/api/user/delete-account', { password })).status).toBe(200)
    expect((await signIn(app.visitor(), ida.email, mine)).status).toBe(401)
    const kept = await app.database.run('select from identity.recovery_code where member_id = $1', [ida.id])
    expect(kept).toEqual([])
  })

  it('are not made twice for one Idempotency-Key, nor shown again', async () => {
    const vera = await app.member('Vera')
    const key = { 'idempotency-key': 'ten-codes' }
    const first = await vera.post(own, undefined, key)
    const again = await vera.post(own, undefined, key)
    expect([again.status, again.code]).toEqual([409, 'answer-shown-once'])
    const [code = ''] = first.json<{ codes: string[] }>().codes
    expect((await signIn(app.visitor(), vera.email, code)).status).toBe(200)
  })

  it('still let in whose account strangers closed by guessing, and count wrong ones by address', async () => {
    const xena = await app.member('Xena')
    const [code] = await make(xena)
    const stranger = app.visitor()
    const wrong = () => signIn(stranger, xena.email, '0000-0000-0000-0000')
    const guess = (secret: string) =>
      stranger.post('/api/auth/login', { email: xena.email, password: secret })
    for (let n = 0; n < 8; n++) expect((await guess('wrong-one')).status).toBe(401)
    expect((await guess(password)).status).toBe(429)
    expect((await signIn(app.visitor(), xena.email, code)).status).toBe(200)
    let evaluated = 8
    while ((await wrong()).status === 401) evaluated++
    expect(evaluated).toBeLessThanOrEqual(40)
  })

  it('open the staff area for an owner who lost the code, which is audited; a new code ends them', async () => {
    const olga = await app.staff('owner')
    const codes = await make(olga, ofStaff)
    const elsewhere = app.visitor()
    expect((await open(elsewhere, codes[0])).json()).toEqual({ isStaff: true, codesLeft: 9 })
    expect((await elsewhere.get('/api/admin/session-check')).json()).toMatchObject({ role: 'owner' })
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
    const used = (await olga.get('/api/admin/audit?action=useRecoveryCode')).json()
    expect(used).toEqual([
      expect.objectContaining({ staffName: 'Olga', subject: 'recovery code of Olga, 9 left' }),
    ])
    const people = (await elsewhere.get('/api/admin/staff')).json<{ id: string; role: string }[]>()
    const { id } = people.find(({ role }) => role === 'owner') ?? { id: '' }
    expect((await elsewhere.post(`/api/admin/staff/${id}/code`)).status).toBe(200)
    expect((await open(app.visitor(), codes[1])).status).toBe(401)
    expect(await left(elsewhere, ofStaff)).toEqual({ left: 0, madeAt: null })
  })

  it('open nothing for who no longer works here, and count wrong ones together with wrong staff codes', async () => {
    const tess = await app.staff('manager')
    const [code] = await make(tess, ofStaff)
    await app.database.run("update identity.staff set is_active = false where name = 'Tess' and $1", [true])
    expect((await open(app.visitor(), code)).status).toBe(401)
    const stranger = app.visitor()
    for (let n = 0; n < 20; n++) {
      const answer =
        n % 2
          ? await stranger.post('/api/admin/verify', { code: '00000000' })
          : await open(stranger, '0000-0000-0000-0000')
      if (answer.status === 429) break
      expect(answer.status).toBe(401)
    }
    expect((await open(stranger, code)).status).toBe(429)
    expect((await stranger.post('/api/admin/verify', { code: '00000000' })).status).toBe(429)
  })
})
