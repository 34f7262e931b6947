import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { programOf } from '../../support/api-program.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { codeOf, type MemberActor } from '../../support/cast.ts'
import type { Answer, Browser } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'
import { softwareAuthenticator } from '../../support/software-authenticator.ts'

type Role = 'owner' | 'manager' | 'clinical' | 'front desk'

const nothing = { medicalAnswers: false, exports: false, pointsAbove: null }

describe.each(usualDatabases)('a fresh proof of who acts (%s)', database => {
  let app: TestApp
  let olga: Browser
  let mia: MemberActor
  beforeAll(async () => {
    app = await openTestApp({ database, now: '2026-11-20T18:00:00Z' })
    mia = await app.member('Mia')
  })
  beforeEach(async () => {
    await app.database.run('delete from identity.step_up_rule where $1', [true])
    app.modules.cache.invalidateAll('step-up-rules')
    olga = await app.staff('owner')
  })
  afterAll(() => app.stop())

  const ask = async (role: Role, more: object) => {
    const answer = await olga.send('PUT', '/api/admin/step-up', { role, ...nothing, ...more })
    expect(answer.status, answer.text).toBe(200)
  }
  const later = () => app.clock.advance({ minutes: 6 })
  const prove = (browser: Browser, secret: string) => browser.post('/api/admin/proof', { secret })
  const adjust = (browser: Browser, points: number, type = 'add', headers = {}) =>
    browser.post('/api/admin/update-user-points', { userId: mia.id, points, reason: 'Test', type }, headers)
  const outcome = ({ status, code }: Answer) => [status, code]
  const needed = [403, 'step-up-needed']

  it('is asked of nobody until the owner says so', async () => {
    const ruiz = await app.staff('clinical')
    later()
    expect((await ruiz.get(`/api/admin/users/${mia.id}/intake`)).status).toBe(200)
    expect((await adjust(ruiz, 5_000)).status).toBe(200)
    expect((await olga.get('/api/admin/patients.csv')).status).toBe(200)
    expect((await olga.get('/api/admin/step-up')).json()).toEqual(
      ['front desk', 'clinical', 'manager', 'owner'].map(role => ({ role, ...nothing })),
    )
  })

  it('keeps what a change of a rule doesn’t mention', async () => {
    const change = (fields: object) =>
      olga.send('PUT', '/api/admin/step-up', { role: 'manager', ...fields }).then(answer => answer.json())
    await change({ exports: true, pointsAbove: 500 })
    expect(await change({ pointsAbove: 900 })).toEqual({
      role: 'manager',
      ...{ ...nothing, exports: true, pointsAbove: 900 },
    })
    expect(await change({})).toMatchObject({ exports: true, pointsAbove: 900 })
    await change(nothing)
  })

  it('opens medical answers for five minutes, by the person’s own code, and nothing is written without it', async () => {
    await ask('clinical', { medicalAnswers: true })
    const ruiz = await app.staff('clinical')
    const read = () => ruiz.get(`/api/admin/users/${mia.id}/intake`)
    expect((await read()).status, 'the opening is a proof').toBe(200)
    later()
    const before = (await mia.get('/api/user/hipaa-intake/readers')).json()
    const refused = await read()
    expect(outcome(refused)).toEqual(needed)
    expect(refused.json<{ message: string }>().message).toBe(
      'Please confirm it’s you with a passkey, your code or a recovery code. Nothing has been changed yet.',
    )
    expect((await mia.get('/api/user/hipaa-intake/readers')).json()).toEqual(before)
    const others = await prove(ruiz, codeOf('owner'))
    expect(outcome(others)).toEqual([400, 'wrong-proof'])
    expect(outcome(await read())).toEqual(needed)
    expect((await prove(ruiz, codeOf('clinical'))).json()).toEqual({ codesLeft: null })
    expect((await read()).status).toBe(200)
    app.clock.advance({ minutes: 5 })
    expect((await read()).status).toBe(200)
    app.clock.advance({ minutes: 1 })
    expect(outcome(await read())).toEqual(needed)
    expect((await adjust(ruiz, 5_000)).status, 'what is not asked for').toBe(200)
    expect((await olga.get(`/api/admin/users/${mia.id}/intake`)).status, 'another role').toBe(200)
  })

  it('lets exports out by a recovery code, which is used up', async () => {
    await ask('owner', { exports: true })
    const { codes } = (await olga.post('/api/admin/own-recovery-codes')).json<{ codes: string[] }>()
    const [code = ''] = codes
    later()
    const exports = ['patients.csv', 'audit.csv', 'audit.jsonl']
    for (const file of exports) expect(outcome(await olga.get(`/api/admin/${file}`))).toEqual(needed)
    expect((await prove(olga, code)).json()).toEqual({ codesLeft: 9 })
    for (const file of exports) expect((await olga.get(`/api/admin/${file}`)).status).toBe(200)
    later()
    expect(outcome(await prove(olga, code))).toEqual([400, 'wrong-proof'])
  })

  it('is asked for more points than the limit, by what changes; what was refused was not done, and its key is free', async () => {
    await ask('front desk', { pointsAbove: 100 })
    const ines = await app.staff('front desk')
    const start = await mia.balance()
    later()
    expect((await adjust(ines, 50)).status).toBe(200)
    const key = { 'idempotency-key': 'once' }
    expect(outcome(await adjust(ines, 101, 'add', key))).toEqual(needed)
    expect(outcome(await adjust(ines, 101, 'subtract'))).toEqual(needed)
    expect((await adjust(ines, start + 100, 'set')).status, 'a change of 50').toBe(200)
    expect(outcome(await adjust(ines, 0, 'set'))).toEqual(needed)
    const [service] = (await ines.get('/api/services')).json<{ id: string }[]>()
    const award = { userEmail: mia.email, serviceId: service?.id, customPoints: 101 }
    expect(outcome(await ines.post('/api/admin/award-points', award))).toEqual(needed)
    expect(await mia.balance()).toBe(start + 100)
    expect((await prove(ines, codeOf('front desk'))).status).toBe(200)
    expect((await adjust(ines, 101, 'add', key)).status).toBe(200)
    expect((await ines.post('/api/admin/award-points', award)).status).toBe(200)
    expect(await mia.balance()).toBe(start + 302)
    later()
    expect((await adjust(ines, 101, 'add', key)).status, 'the answer that was kept').toBe(200)
    expect(await mia.balance()).toBe(start + 302)
  })

  it('adds up what one person gives within an hour and within a day, in whatever parts and sessions', async () => {
    await ask('front desk', { pointsAbove: 500 })
    const [one, other] = [await app.staff('front desk'), await app.staff('front desk')]
    const give = (browser: Browser, points = 125) => adjust(browser, points)
    expect((await give(one, 5_000)).status, 'by a fresh proof, which accounts for it').toBe(200)
    later()
    for (const browser of [one, other, one, other]) expect((await give(browser)).status).toBe(200)
    expect(outcome(await give(one))).toEqual(needed)
    expect(outcome(await give(other, 1))).toEqual(needed)
    const anHour = async () => {
      for (let n = 0; n < 3; n++) {
        app.clock.advance({ minutes: 21 })
        await one.get('/api/admin/awards')
      }
    }
    for (let hour = 0; hour < 3; hour++) {
      await anHour()
      expect((await give(one, 500)).status).toBe(200)
    }
    await anHour()
    expect(outcome(await give(one, 1)), 'four hours’ worth in a day').toEqual(needed)
    expect((await prove(one, codeOf('front desk'))).status).toBe(200)
    later()
    expect((await give(one)).status, 'counted from the proof').toBe(200)
  })

  it('is asked for new ways in and for the rule itself, and of no program', async () => {
    await ask('owner', { pointsAbove: 0 })
    const program = await programOf(app)
    later()
    const rule = { role: 'owner', ...nothing }
    expect(outcome(await olga.send('PUT', '/api/admin/step-up', rule))).toEqual(needed)
    for (const path of ['own-recovery-codes', 'own-passkeys/options'])
      expect(outcome(await olga.post(`/api/admin/${path}`))).toEqual(needed)
    const person = { name: 'Rosa', role: 'owner' }
    expect(outcome(await olga.post('/api/admin/staff', person))).toEqual(needed)
    const [ines] = (await olga.get('/api/admin/staff')).json<{ id: string }[]>()
    const promoted = { ...person, isActive: true }
    expect(outcome(await olga.send('PUT', `/api/admin/staff/${ines?.id}`, promoted))).toEqual(needed)
    const [service] = (await olga.get('/api/services')).json<{ id: string }[]>()
    const award = { member: mia.id, serviceId: service?.id, points: 500, countAgain: true }
    const awarded = await program.post('/api/v1/awards', award, { 'idempotency-key': 'till-1' })
    expect(awarded.status, awarded.text).toBe(200)
    await prove(olga, codeOf('owner'))
    expect((await olga.send('PUT', '/api/admin/step-up', rule)).status).toBe(200)
  })

  it('is asked as the role requires that the person has now', async () => {
    await ask('front desk', { pointsAbove: 100 })
    const hired = await olga.post('/api/admin/staff', { name: 'Rosa', role: 'manager' })
    const { person, code } = hired.json<{ person: { id: string }; code: string }>()
    const rosa = app.visitor()
    expect((await rosa.post('/api/admin/verify', { code })).status).toBe(200)
    later()
    expect((await adjust(rosa, 101)).status).toBe(200)
    const stricter = { name: 'Rosa', role: 'front desk', isActive: true }
    expect((await olga.send('PUT', `/api/admin/staff/${person.id}`, stricter)).status).toBe(200)
    expect(outcome(await adjust(rosa, 101))).toEqual(needed)
  })

  it('is asked before data is sent elsewhere: another address, another secret, what was sent before', async () => {
    const url = 'https://till.velora.test/hook'
    const events = ['points.changed']
    const added = await olga.post('/api/admin/webhooks', { url, events })
    const { webhook } = added.json<{ webhook: { id: string } }>()
    const path = `/api/admin/webhooks/${webhook.id}`
    const since = '2026-11-01T00:00:00.000Z'
    await ask('owner', { exports: true })
    later()
    const elsewhere = { url: 'https://thief.velora.test/hook', events, isEnabled: true }
    for (const attempt of [
      olga.post('/api/admin/webhooks', { url, events }),
      olga.send('PUT', path, elsewhere),
      olga.post(`${path}/secret`),
      olga.post(`${path}/replay`, { since }),
      olga.post(`${path}/deliveries/${webhook.id}/replay`),
      olga.post('/api/admin/api-keys', { name: 'Till', scopes: ['members:read'] }),
    ])
      expect(outcome(await attempt)).toEqual(needed)
    const [kept, ...more] = (await olga.get('/api/admin/webhooks')).json<{ url: string }[]>()
    expect([kept?.url, more]).toEqual([url, []])
    await prove(olga, codeOf('owner'))
    expect((await olga.send('PUT', path, elsewhere)).status).toBe(200)
    expect((await olga.post(`${path}/replay`, { since })).status).toBe(200)
  })

  it('comes by the person’s own passkey, not by another one’s', async () => {
    const key = softwareAuthenticator({ origin: 'http://velora.test', rpId: 'velora.test' })
    const begun = await olga.post('/api/admin/own-passkeys/options')
    const made = key.make(begun.json<{ challenge: string }>().challenge)
    expect((await olga.post('/api/admin/own-passkeys', { name: 'Key', ...made })).status).toBe(200)
    await ask('owner', { exports: true })
    await ask('manager', { exports: true })
    const tess = await app.staff('manager')
    later()
    const signed = async (browser: Browser, path: string) =>
      key.sign((await browser.post(`${path}/options`)).json<{ challenge: string }>().challenge)
    const [proof, entrance] = ['/api/admin/proof/passkey', '/api/auth/passkey']
    const touch = async (browser: Browser) => browser.post(proof, await signed(browser, proof))
    const toSignIn = await olga.post(proof, await signed(olga, entrance))
    expect(outcome(toSignIn), 'signed to sign in').toEqual([401, 'wrong-passkey'])
    const toProve = await olga.post(entrance, await signed(olga, proof))
    expect(outcome(toProve), 'signed as a proof').toEqual([401, 'wrong-passkey'])
    expect(outcome(await olga.get('/api/admin/patients.csv'))).toEqual(needed)
    expect(outcome(await touch(tess))).toEqual([401, 'wrong-passkey'])
    expect(outcome(await tess.get('/api/admin/patients.csv'))).toEqual(needed)
    expect((await touch(olga)).status).toBe(200)
    expect((await olga.get('/api/admin/patients.csv')).status).toBe(200)
  })

  it('counts wrong ones together with wrong staff codes', async () => {
    const ines = await app.staff('front desk')
    for (let n = 0; n < 5; n++) expect((await prove(ines, '00000000')).status).toBe(400)
    expect((await prove(ines, codeOf('front desk'))).status).toBe(429)
    expect((await ines.post('/api/admin/verify', { code: codeOf('front desk') })).status).toBe(429)
  })

  it('comes by the password of a staff account', async () => {
    const boss = { email: 'boss@velora.test', password: 'velora-secret-1' }
    await app.modules.identity.register({ ...boss, name: 'The Boss', staffRole: 'manager' })
    await ask('manager', { exports: true })
    const browser = app.visitor()
    await browser.post('/api/auth/login', boss)
    later()
    expect(outcome(await browser.get('/api/admin/patients.csv'))).toEqual(needed)
    expect(outcome(await browser.post('/api/user/recovery-codes'))).toEqual(needed)
    expect((await prove(browser, boss.password)).status).toBe(200)
    expect((await browser.get('/api/admin/patients.csv')).status).toBe(200)
  })
})
