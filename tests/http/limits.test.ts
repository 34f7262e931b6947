import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { codeOf, password } from '../support/cast.ts'

describe('guessing is bounded', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await openTestApp({ database: 'postgresql', env: { TRUST_PROXY: '1' } })
    await app.member('Mia')
    await app.staff('front desk')
  })
  afterEach(() => app.stop())

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
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(180)
    app.clock.advance({ minutes: 61 })
    expect((await verify(codeOf('front desk'))).status).toBe(200)
  })

  it('by the address that the trusted proxy saw, not by one that the visitor wrote', async () => {
    const answers = []
    for (let n = 0; n < 8; n++) answers.push((await verify('00000000', `192.0.2.${n}, 203.0.113.5`)).status)
    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })
})
