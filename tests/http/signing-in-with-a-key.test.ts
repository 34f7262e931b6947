import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { codeOf, type MemberActor, password } from '../support/cast.ts'
import type { Browser } from '../support/client.ts'

const once = { 'idempotency-key': 'the same each time' }

describe('a way in or out that is taken again with the same Idempotency-Key', () => {
  let app: TestApp
  let mia: MemberActor
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
    mia = await app.member('Mia')
    await app.staff('front desk')
  })
  afterAll(() => app.stop())

  const isMember = async (browser: Browser) => (await browser.get('/api/auth/user')).status === 200
  const isStaff = async (browser: Browser) =>
    (await browser.get('/api/admin/session-check')).json<{ isAdmin: boolean }>().isAdmin

  it('signs in again', async () => {
    for (const _ of [1, 2]) {
      const browser = app.visitor()
      const answer = await browser.post('/api/auth/login', { email: mia.email, password }, once)
      expect([answer.status, await isMember(browser)]).toEqual([200, true])
    }
  })

  it('opens the staff area again', async () => {
    for (const _ of [1, 2]) {
      const browser = app.visitor()
      const answer = await browser.post('/api/admin/verify', { code: codeOf('front desk') }, once)
      expect([answer.status, await isStaff(browser)]).toEqual([200, true])
    }
  })

  it('joins once, and never answers 200 without a session', async () => {
    const body = { email: 'once@velora.test', password, name: 'Once' }
    const [first, second] = [app.visitor(), app.visitor()]
    expect((await first.post('/api/auth/register', body, once)).status).toBe(200)
    expect(await isMember(first)).toBe(true)
    expect((await second.post('/api/auth/register', body, once)).code).toBe('email-taken')
    expect(await isMember(second)).toBe(false)
  })

  it('opens a one-time link once', async () => {
    const [person] = await app.modules.identity.listStaff()
    const { url } = await app.modules.identity.issueSignInLink(person?.id ?? '')
    const token = url.split('=')[1]
    const [first, second] = [app.visitor(), app.visitor()]
    expect((await first.post('/api/admin/sign-in-link', { token }, once)).status).toBe(200)
    expect(await isStaff(first)).toBe(true)
    expect((await second.post('/api/admin/sign-in-link', { token }, once)).code).toBe('invalid-sign-in-link')
  })

  it('locks and signs out again', async () => {
    for (const _ of [1, 2]) {
      const browser = await app.staff('front desk')
      expect((await browser.post('/api/admin/lock', undefined, once)).status).toBe(200)
      expect(await isStaff(browser)).toBe(false)
    }
    for (const _ of [1, 2]) {
      const browser = await mia.anotherDevice()
      expect((await browser.post('/api/auth/logout', undefined, once)).status).toBe(200)
      expect(await isMember(browser)).toBe(false)
    }
  })
})
