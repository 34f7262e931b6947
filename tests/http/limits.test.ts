import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { codeOf, type MemberActor, password } from '../support/cast.ts'
import type { Browser } from '../support/client.ts'
import { softwareAuthenticator } from '../support/software-authenticator.ts'

describe('guessing is bounded', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'postgresql', env: { TRUST_PROXY: '1' } })
    await app.member('Mia')
    await app.staff('front desk')
  })
  afterEach(() => app.database.run('truncate platform.attempt, identity.staff_network'))
  afterAll(() => app.stop())

  const from = (address: string) => app.network.browser(new Map(), { 'x-forwarded-for': address })
  const signIn = (secret: string, address = '203.0.113.1') =>
    from(address).post('/api/auth/login', { email: 'Mia@velora.test', password: secret })
  const verify = (code: string, address = '203.0.113.1') => from(address).post('/api/admin/verify', { code })
  const waitOf = (answer: { headers: Record<string, unknown> }) => Number(answer.headers['retry-after'])

  it('to eight passwords for an account, and the right one is not looked at while it is closed', async () => {
    for (let n = 0; n < 8; n++) expect((await signIn('wrong-password', `203.0.113.${n}`)).status).toBe(401)
    const closed = await signIn(password, '203.0.113.99')
    expect([closed.status, closed.code]).toEqual([429, 'too-many-attempts'])
    expect(waitOf(closed)).toBe(15 * 60)
    app.clock.advance({ minutes: 15, seconds: 1 })
    expect((await signIn(password)).status).toBe(200)
  })

  it('anew after a success', async () => {
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 7; n++) expect((await signIn('wrong-password')).status).toBe(401)
      expect((await signIn(password)).status).toBe(200)
    }
  })

  it('to eight in a burst as well', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => signIn('wrong-password')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(8)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(32)
  })

  it('but 31 people can join behind one address', async () => {
    for (let n = 0; n < 31; n++) {
      const body = { email: `guest${n}@velora.test`, password, name: `Guest ${n}` }
      expect((await from('203.0.113.1').post('/api/auth/register', body)).status).toBe(200)
    }
  })

  it('to five staff codes for an address, then closed for 1, 2 and 4 minutes', async () => {
    for (let n = 0; n < 5; n++) expect((await verify('00000000')).status).toBe(401)
    for (const minutes of [1, 2, 4]) {
      const closed = await verify(codeOf('front desk'))
      expect([closed.status, waitOf(closed)]).toEqual([429, minutes * 60])
      app.clock.advance({ minutes, seconds: 1 })
      expect((await verify('00000000')).status).toBe(401)
    }
  })

  it('and a right staff code after the closure opens, and forgets nothing', async () => {
    for (let n = 0; n < 5; n++) await verify('00000000')
    app.clock.advance({ minutes: 1, seconds: 1 })
    expect((await verify(codeOf('front desk'))).status).toBe(200)
    expect((await verify('00000000')).status).toBe(401)
    const closed = await verify(codeOf('front desk'))
    expect([closed.status, closed.headers['retry-after']]).toEqual([429, '120'])
  })

  it('to 20 staff codes an hour from all addresses together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => verify('00000000', `198.51.100.${n}`)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
    // 503: more at once than a busy machine takes.
    expect(answers.filter(({ status }) => status === 429 || status === 503)).toHaveLength(180)
    app.clock.advance({ minutes: 61 })
    expect((await verify(codeOf('front desk'))).status).toBe(200)
  })

  it('to what one IPv6 customer may do, however many addresses it has', async () => {
    const guess = (n: number, address: string) =>
      from(address).post('/api/auth/login', { email: `nobody${n}@velora.test`, password: 'wrong-password' })
    const evaluated = async (times: number, address: (n: number) => string) => {
      const answers = []
      // As many at once as a busy machine takes.
      for (let n = 0; n < times; n += 20)
        answers.push(
          ...(await Promise.all(Array.from({ length: 20 }, (_, m) => guess(n + m, address(n + m))))),
        )
      return answers.filter(({ status }) => status === 401).length
    }
    expect(await evaluated(60, n => `2001:db8:1:1::${n + 1}`), 'a /64').toBe(40)
    expect(await evaluated(200, n => `2001:db8:2:${n % 5}::${n + 1}`), 'a /48').toBe(160)
    const spellings = ['203.0.113.40', '::ffff:203.0.113.40', '::FFFF:CB00:7128', '203.0.113.40:5123']
    expect(await evaluated(60, n => spellings[n % 4] ?? ''), 'IPv4 in every spelling').toBe(40)
    const codes = await Promise.all(
      Array.from({ length: 12 }, (_, n) => verify('00000000', `2001:db8:3:1::${n}`)),
    )
    expect(codes.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  it('by the address that the trusted proxy saw, not by one that the visitor wrote', async () => {
    const answers = []
    for (let n = 0; n < 8; n++) answers.push((await verify('00000000', `192.0.2.${n}, 203.0.113.5`)).status)
    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })
})

describe('strangers who guess staff codes from everywhere', () => {
  let app: TestApp
  let olga: Browser
  let mia: MemberActor
  beforeAll(async () => {
    app = await openTestApp({ database: 'postgresql', env: { TRUST_PROXY: '1' } })
    mia = await app.member('Mia')
    await app.staff('front desk')
    olga = await app.staff('owner')
  })
  afterAll(() => app.stop())

  const from = (address: string) => app.network.browser(new Map(), { 'x-forwarded-for': address })
  const verify = (browser: Browser, code = codeOf('front desk')) =>
    browser.post('/api/admin/verify', { code })
  const isOpen = async (browser: Browser) =>
    (await browser.get('/api/admin/session-check')).json<{ isAdmin: boolean }>().isAdmin
  const clinic = '198.51.100.200'

  it('have 20 an hour looked at, and lock out nobody who can prove more', async () => {
    const key = softwareAuthenticator({ origin: 'http://velora.test', rpId: 'velora.test' })
    const challenge = async (browser: Browser, path: string) =>
      (await browser.post(`${path}/options`)).json<{ challenge: string }>().challenge
    const own = '/api/admin/own-passkeys'
    const made = key.make(await challenge(olga, own))
    expect((await olga.post(own, { name: 'Key', ...made })).status).toBe(200)
    const { codes } = (await olga.post('/api/admin/own-recovery-codes')).json<{ codes: string[] }>()
    const boss = { email: 'boss@velora.test', password: 'velora-secret-1' }
    await app.modules.identity.register({ ...boss, name: 'The Boss', staffRole: 'manager' })
    const tablet = from(clinic)
    expect((await verify(tablet)).status).toBe(200)

    const paths = ['/api/admin/verify', '/API/admin/verify/', '/api/admin/verify?a=1']
    const guess = (n: number) => {
      const address = n % 2 ? `2001:db8:${n}::1` : `203.0.${n >> 8}.${n & 255}`
      return from(address).post(paths[n % 3] ?? '', { code: String(n).padStart(8, '0') })
    }
    const statuses: number[] = []
    for (let n = 0; n < 200; n += 40)
      for (const { status } of await Promise.all(Array.from({ length: 40 }, (_, more) => guess(n + more))))
        statuses.push(status)
    expect(statuses.filter(status => status === 401)).toHaveLength(20)
    expect(statuses.filter(status => status === 429)).toHaveLength(180)
    const closed = await verify(from('192.0.2.1'))
    expect(closed.status, 'the right code, from a new device elsewhere').toBe(429)

    expect((await verify(tablet)).status, 'a device of the clinic').toBe(200)
    expect((await verify(from(clinic))).status, 'a new device in the clinic’s network').toBe(200)
    const phone = from('192.0.2.2')
    const signed = key.sign(await challenge(phone, '/api/auth/passkey'))
    expect((await phone.post('/api/auth/passkey', signed)).json(), 'a passkey').toMatchObject({
      isStaff: true,
    })
    const paper = from('192.0.2.3')
    expect((await paper.post('/api/admin/recovery-code', { code: codes[0] })).status).toBe(200)
    const account = from('192.0.2.4')
    expect((await account.post('/api/auth/login', boss)).status).toBe(200)
    expect(await isOpen(account), 'the password of a staff account').toBe(true)

    const [ines] = (await olga.get('/api/admin/staff')).json<{ id: string; name: string }[]>()
    const issued = await olga.post(`/api/admin/staff/${ines?.id}/sign-in-link`)
    expect(issued.status, issued.text).toBe(200)
    const token = issued.json<{ url: string }>().url.split('=')[1]
    const linked = from('192.0.2.5')
    expect((await linked.post('/api/admin/sign-in-link', { token })).json()).toMatchObject({
      name: 'Ines',
      code: null,
    })
    expect(await isOpen(linked), 'an owner’s link').toBe(true)
    expect((await mia.post(`/api/admin/staff/${ines?.id}/sign-in-link`)).status).toBe(401)
  })

  it('have five looked at in the clinic’s network, as anywhere', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => verify(from(clinic), '00000000')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  })
})
