import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { codeOf, password } from '../support/cast.ts'
import type { Browser } from '../support/client.ts'
import { usualDatabases } from '../support/databases.ts'

const signedIn = async (browser: Browser) => (await browser.get('/api/auth/user')).status === 200
const isOpen = async (browser: Browser) =>
  (await browser.get('/api/admin/session-check')).json<{ isAdmin: boolean }>().isAdmin

describe.each(usualDatabases)('a session that is ended while a request is under way (%s)', database => {
  let app: TestApp
  beforeEach(async () => {
    // A campaign's answer waits that long for somebody to deliver it; nobody does.
    app = await openTestApp({ database, waitTimeoutMs: 1_500 })
    await app.member('Mia')
  })
  afterEach(() => app.stop())

  const campaign = {
    title: 'News',
    message: 'We are open on Sunday.',
    type: 'GENERAL',
    targetAudience: 'ALL',
  }
  const ends = [
    ['locked', '/api/admin/lock'],
    ['signed out', '/api/auth/logout'],
  ] as const

  it.each(ends)('is not brought back by its late answer: %s', async (_how, path) => {
    const ines = await app.staff('owner')
    // So long since the last call that its use is written down again.
    app.clock.advance({ minutes: 2 })
    const stolen = app.network.browser(ines.cookies)
    const late = stolen.post('/api/admin/notifications/send', campaign)
    await new Promise(resolve => setTimeout(resolve, 200))
    expect((await ines.post(path)).status).toBe(200)
    const answer = await late
    expect(answer.status).toBe(200)
    expect(answer.headers['set-cookie'] ?? []).toEqual([])
    expect([await isOpen(ines), await isOpen(stolen)]).toEqual([false, false])
  })

  it('gives nothing to the session of who signs in late', async () => {
    const mia = await app.member('Mia')
    const stolen = app.network.browser(mia.cookies)
    const { sessions } = app.modules.access
    const end = sessions.end
    let ended = false
    // Between the moment that the code was found right and the one that the session changes, Mia signs out elsewhere.
    sessions.end = async keyHash => {
      if (!ended) {
        ended = true
        await mia.post('/api/auth/logout')
      }
      return end(keyHash)
    }
    await app.staff('front desk')
    await stolen.post('/api/admin/verify', { code: codeOf('front desk') })
    expect([await isOpen(stolen), await signedIn(stolen)]).toEqual([true, false])
  })
})

describe('the staff area', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await openTestApp({ database: 'embedded' })
    await app.member('Mia')
  })
  afterEach(() => app.stop())
  const mia = { email: 'mia@velora.test', password }

  it('is closed by somebody who signs in where staff opened it', async () => {
    const desk = await app.staff('front desk')
    expect((await desk.post('/api/auth/login', mia)).status).toBe(200)
    expect([await signedIn(desk), await isOpen(desk)]).toEqual([true, false])
    expect((await desk.get('/api/admin/service-requests')).status).toBe(401)
  })

  it('is closed by somebody who joins where staff opened it', async () => {
    const desk = await app.staff('front desk')
    const noor = { email: 'noor@velora.test', password, name: 'Noor Hart' }
    expect((await desk.post('/api/auth/register', noor)).status).toBe(200)
    expect(await isOpen(desk)).toBe(false)
  })

  it('stays with a member who opened it with a code and signs in once more', async () => {
    const both = app.visitor()
    await both.post('/api/auth/login', mia)
    await app.staff('front desk')
    await both.post('/api/admin/verify', { code: codeOf('front desk') })
    await both.post('/api/auth/login', mia)
    expect([await signedIn(both), await isOpen(both)]).toEqual([true, true])
  })
})

describe('signing out everywhere else', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await openTestApp({ database: 'embedded' })
  })
  afterEach(() => app.stop())

  it('ends the other sessions of the member, in requests under way too, and nobody else’s', async () => {
    const mia = await app.member('Mia')
    const noor = await app.member('Noor')
    const others = [await mia.anotherDevice(), await mia.anotherDevice()]
    await others[1]?.post('/api/auth/logout')
    const third = await mia.anotherDevice()
    expect((await mia.get('/api/auth/other-devices')).json()).toEqual({ others: 2 })
    expect((await mia.post('/api/auth/other-devices/logout')).json()).toEqual({ ended: 2 })
    expect((await mia.get('/api/auth/other-devices')).json()).toEqual({ others: 0 })
    for (const other of [...others, third]) expect(await signedIn(other)).toBe(false)
    expect([await signedIn(mia), await signedIn(noor)]).toEqual([true, true])
    expect((await mia.post('/api/auth/other-devices/logout')).json()).toEqual({ ended: 0 })
  })

  it('is for who is signed in', async () => {
    for (const [method, path] of [
      ['GET', '/api/auth/other-devices'],
      ['POST', '/api/auth/other-devices/logout'],
    ] as const)
      expect((await app.visitor().send(method, path)).status).toBe(401)
  })
})
