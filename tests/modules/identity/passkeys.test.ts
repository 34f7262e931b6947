import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { type MemberActor, password } from '../../support/cast.ts'
import type { Browser } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'
import { everyRow } from '../../support/rows.ts'
import { softwareAuthenticator } from '../../support/software-authenticator.ts'

const here = { origin: 'http://velora.test', rpId: 'velora.test' }

describe.each(usualDatabases)('passkeys (%s)', database => {
  let app: TestApp
  let mia: MemberActor
  beforeAll(async () => {
    app = await openTestApp({
      database,
      now: '2026-11-20T18:00:00Z',
      env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'vip@velora.test' },
    })
    mia = await app.member('Mia')
  })
  afterAll(() => app.stop())

  type Authenticator = ReturnType<typeof softwareAuthenticator>
  const challengeFor = async (browser: Browser, path: string) => {
    const answer = await browser.post(`${path}/options`)
    expect(answer.status, answer.text).toBe(200)
    return answer.json<{ challenge: string }>().challenge
  }
  const add = async (
    browser: Browser,
    at = '/api/user/passkeys',
    key = softwareAuthenticator(here),
    name = 'A key',
  ) => {
    const made = key.make(await challengeFor(browser, at))
    return { key, answer: await browser.post(at, { name, ...made }) }
  }
  const added = async (browser: Browser, at?: string) => {
    const { key, answer } = await add(browser, at)
    expect(answer.status, answer.text).toBe(200)
    return key
  }
  const enter = async (browser: Browser, key: Authenticator, more: object = {}) =>
    browser.post('/api/auth/passkey', {
      ...key.sign(await challengeFor(browser, '/api/auth/passkey')),
      ...more,
    })
  const mails = async () =>
    (
      (await app.database.run('select subject from messaging.mail order by id')) as {
        subject: string
      }[]
    ).map(({ subject }) => subject)

  it('sign a member in on another device, who hears of it by mail when one is added', async () => {
    const key = await added(mia)
    expect(await mails()).toContain('New passkey on your account')
    const phone = app.visitor()
    const entered = await enter(phone, key)
    expect(entered.json()).toEqual({ isMember: true, isStaff: false })
    expect((await phone.get('/api/auth/user')).json()).toMatchObject({ email: mia.email })
    const listed = (await mia.get('/api/user/passkeys')).json()
    expect(listed).toEqual([
      expect.objectContaining({ name: 'A key', lastUsedAt: '2026-11-20T18:00:00.000Z', isStopped: false }),
    ])
    expect((await phone.post('/api/admin/lock')).status).toBe(401)
  })

  it('open the staff area in its role for a person with a code, audited like the code, and for no member', async () => {
    const ines = await app.staff('front desk')
    const key = await added(ines, '/api/admin/own-passkeys')
    const desk = app.visitor()
    expect((await enter(desk, key, { staffOnly: true })).json()).toEqual({ isMember: false, isStaff: true })
    expect((await desk.get('/api/admin/session-check')).json()).toMatchObject({
      name: 'Ines',
      role: 'front desk',
    })
    expect((await desk.get('/api/auth/user')).status).toBe(401)
    const titles = (await (await app.staff('owner')).get('/api/admin/audit'))
      .json<{ staffName: string; action: string }[]>()
      .filter(({ staffName }) => staffName === 'Ines')
      .map(({ action }) => action)
    expect(titles.toSorted()).toEqual(['addOwnPasskey', 'beginOwnPasskey', 'openStaffArea', 'openStaffArea'])
    app.clock.advance({ minutes: 31 })
    expect((await desk.get('/api/admin/session-check')).json()).toEqual({ isAdmin: false })
    const asMember = await enter(app.visitor(), await added(mia), { staffOnly: true })
    expect([asMember.status, asMember.code]).toEqual([401, 'wrong-passkey'])
  })

  it('end with the code that is replaced, and with the person', async () => {
    const olga = await app.staff('owner')
    const hired = await olga.post('/api/admin/staff', { name: 'Rosa', role: 'clinical' })
    const { id } = hired.json<{ person: { id: string } }>().person
    const codes = async () => (await olga.post(`/api/admin/staff/${id}/code`)).json<{ code: string }>().code
    const openedBy = async (code: string) => {
      const browser = app.visitor()
      expect((await browser.post('/api/admin/verify', { code })).status).toBe(200)
      return added(browser, '/api/admin/own-passkeys')
    }
    const first = await openedBy(await codes())
    expect((await enter(app.visitor(), first)).status).toBe(200)
    const second = await openedBy(await codes())
    expect((await enter(app.visitor(), first)).status).toBe(401)
    expect((await enter(app.visitor(), second)).status).toBe(200)
    await olga.send('PUT', `/api/admin/staff/${id}`, { name: 'Rosa', role: 'clinical', isActive: false })
    expect((await enter(app.visitor(), second)).status).toBe(401)
    await olga.send('PUT', `/api/admin/staff/${id}`, { name: 'Rosa', role: 'clinical', isActive: true })
    expect((await enter(app.visitor(), second)).status).toBe(401)
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://velora.test:8080' }],
    ['another site’s passkey', { rpId: 'evil.example' }],
    ['nobody who was verified', { verified: false }],
  ])('neither are added nor sign in from %s', async (_place, changed) => {
    const key = softwareAuthenticator(here)
    Object.assign(key.state, changed)
    const refused = await add(mia, undefined, key)
    expect([refused.answer.status, refused.answer.code]).toEqual([400, 'passkey-not-added'])
    Object.assign(key.state, here, { verified: true })
    expect((await add(mia, undefined, key)).answer.status).toBe(200)
    Object.assign(key.state, changed)
    const answer = await enter(app.visitor(), key)
    expect([answer.status, answer.code]).toEqual([401, 'wrong-passkey'])
    Object.assign(key.state, here, { verified: true })
    expect((await enter(app.visitor(), key)).status).toBe(200)
  })

  it('sign in once for a challenge, within five minutes, in the browser that asked', async () => {
    const key = await added(mia)
    const phone = app.visitor()
    const signed = key.sign(await challengeFor(phone, '/api/auth/passkey'))
    const elsewhere = app.visitor()
    await challengeFor(elsewhere, '/api/auth/passkey')
    expect((await elsewhere.post('/api/auth/passkey', signed)).status).toBe(401)
    const copies = await Promise.all(
      Array.from({ length: 10 }, () => phone.post('/api/auth/passkey', signed)),
    )
    expect(copies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(401)])
    // Nobody has a copy: what was sent again was not looked at.
    expect((await enter(app.visitor(), key)).status).toBe(200)
    const late = app.visitor()
    const tooLate = key.sign(await challengeFor(late, '/api/auth/passkey'))
    app.clock.advance({ minutes: 5 })
    expect((await late.post('/api/auth/passkey', tooLate)).status).toBe(401)
  })

  it('are stopped when a copy counts backwards; the owner hears of it by mail, and a key takes nothing back', async () => {
    const key = await added(mia)
    for (const _ of [1, 2]) expect((await enter(app.visitor(), key)).status).toBe(200)
    key.state.counter = 0
    const thief = app.visitor()
    const signed = key.sign(await challengeFor(thief, '/api/auth/passkey'))
    const copied = await thief.post('/api/auth/passkey', signed, { 'idempotency-key': 'take-it-back' })
    expect([copied.status, copied.code]).toEqual([401, 'stopped-passkey'])
    expect(await mails()).toContain('We turned off one of your passkeys')
    key.state.counter = 10
    expect((await enter(app.visitor(), key)).code).toBe('stopped-passkey')
    const stopped = (await mia.get('/api/user/passkeys')).json<{ isStopped: boolean }[]>()
    expect(stopped.filter(({ isStopped }) => isStopped)).toHaveLength(1)
  })

  it('say in the audit log that one of the staff was copied', async () => {
    const key = await added(await app.staff('clinical'), '/api/admin/own-passkeys')
    expect((await enter(app.visitor(), key)).status).toBe(200)
    key.state.counter = 0
    expect((await enter(app.visitor(), key)).code).toBe('stopped-passkey')
    const entries = (await (await app.staff('owner')).get('/api/admin/audit?action=stopCopiedPasskey')).json()
    expect(entries).toEqual([
      expect.objectContaining({ staffName: 'Dr. Ruiz', subject: 'passkey A key of Dr. Ruiz' }),
    ])
  })

  it('are taken where nothing is counted, however often', async () => {
    const key = await added(mia)
    for (const _ of [1, 2, 3]) {
      key.state.counter = -1
      expect((await enter(app.visitor(), key)).status).toBe(200)
    }
  })

  it('are named and removed by their owner only, and are no more than ten', async () => {
    const noor = await app.member('Noor')
    const key = await added(noor)
    const [own] = (await noor.get('/api/user/passkeys')).json<{ id: string }[]>()
    const path = `/api/user/passkeys/${own?.id}`
    for (const answer of [await mia.send('PUT', path, { name: 'Mine' }), await mia.send('DELETE', path)])
      expect([answer.status, answer.code]).toEqual([404, 'unknown-passkey'])
    expect((await noor.send('PUT', path, { name: 'Noor’s phone' })).status).toBe(200)
    expect((await noor.get('/api/user/passkeys')).json()).toEqual([
      expect.objectContaining({ name: 'Noor’s phone' }),
    ])
    expect((await add(noor, undefined, key)).answer.code).toBe('passkey-not-added')
    expect((await noor.send('DELETE', path)).status).toBe(200)
    expect((await enter(app.visitor(), key)).status).toBe(401)
    for (let n = 0; n < 10; n++) await added(noor)
    expect((await add(noor)).answer.code).toBe('too-many-passkeys')
  })

  it('open the staff area for a staff account, as its password does, and go with an account that is deleted', async () => {
    await app.modules.identity.register({
      email: 'boss@velora.test',
      password: 'velora-secret-1',
      name: 'The Boss',
      staffRole: 'manager',
    })
    const boss = app.visitor()
    await boss.post('/api/auth/login', { email: 'boss@velora.test', password: 'velora-secret-1' })
    const key = await added(boss, '/api/admin/own-passkeys')
    expect((await boss.get('/api/user/passkeys')).json()).toHaveLength(1)
    const entered = app.visitor()
    expect((await enter(entered, key)).json()).toEqual({ isMember: true, isStaff: true })
    expect((await entered.get('/api/admin/session-check')).json()).toMatchObject({ role: 'manager' })

    const ida = await app.member('Ida')
    const hers = await added(ida)
    expect((await ida.post('/api/user/delete-account', { password })).status).toBe(200)
    expect((await enter(app.visitor(), hers)).status).toBe(401)
    expect(await everyRow(app.database)).not.toContain(hers.credentialId)
  })
})
