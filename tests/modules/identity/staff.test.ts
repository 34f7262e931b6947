import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { codeOf } from '../../support/cast.ts'
import type { Browser } from '../../support/client.ts'

interface Issued {
  readonly person: { readonly id: string; readonly name: string; readonly role: string }
  readonly code: string
}

describe('the staff list', () => {
  let app: TestApp
  let olga: Browser
  beforeEach(async () => {
    app = await openTestApp({ database: 'postgresql' })
    olga = await app.staff('owner')
  })
  afterEach(() => app.stop())

  const add = async (name: string, role: string) =>
    (await olga.post('/api/admin/staff', { name, role })).json<Issued>()
  const change = (who: Browser, id: string, body: object) => who.send('PUT', `/api/admin/staff/${id}`, body)
  const enter = async (code: string) => {
    const browser = app.network.browser()
    return { browser, status: (await browser.post('/api/admin/verify', { code })).status }
  }
  const isOpen = async (browser: Browser) =>
    (await browser.get('/api/admin/session-check')).json<{ isAdmin: boolean }>().isAdmin

  it('gives a new person a code of eight digits that opens the area in their role', async () => {
    const { code } = await add('Ruth', 'front desk')
    expect(code).toMatch(/^\d{8}$/)
    const { browser } = await enter(code)
    expect((await browser.get('/api/admin/session-check')).json()).toEqual({
      isAdmin: true,
      name: 'Ruth',
      role: 'front desk',
    })
  })

  it('knows nobody by a code that is only looked up the same', async () => {
    const [ruth, rosa] = [await add('Ruth', 'front desk'), await add('Rosa', 'front desk')]
    await app.database.run(
      'update identity.staff set code_hash = (select code_hash from identity.staff where id = $1) where id = $2',
      [rosa.person.id, ruth.person.id],
    )
    expect((await enter(ruth.code)).status).toBe(401)
  })

  it('shows a code once: a repeated request is refused and adds nobody', async () => {
    const send = () =>
      olga.post('/api/admin/staff', { name: 'Ruth', role: 'clinical' }, { 'idempotency-key': 'once' })
    const { code } = (await send()).json<Issued>()
    const again = await send()
    expect([again.status, again.code]).toEqual([409, 'answer-shown-once'])
    const people = (await olga.get('/api/admin/staff')).json<{ name: string }[]>()
    expect(people.filter(({ name }) => name === 'Ruth')).toHaveLength(1)
    const kept = app.database.statement<{ body: string }>(
      'answers-with',
      'select body from platform.idempotency where body like $1',
    )
    expect(await kept(`%${code}%`)).toEqual([])
  })

  it('closes the area for somebody who is deactivated, at their next call', async () => {
    const { person, code } = await add('Ruth', 'front desk')
    const { browser } = await enter(code)
    expect(await isOpen(browser)).toBe(true)
    await change(olga, person.id, { name: 'Ruth', role: 'front desk', isActive: false })
    expect(await isOpen(browser)).toBe(false)
    expect((await browser.post('/api/admin/seed-checkin-codes', {})).status).toBe(401)
    expect((await enter(code)).status).toBe(401)
  })

  it('leaves what a change doesn’t mention, so a colleague’s change in the meantime stays', async () => {
    const { person, code } = await add('Ruth', 'front desk')
    await change(olga, person.id, { isActive: false })
    const renamed = await change(olga, person.id, { name: 'Ruth Abel' })
    expect(renamed.json()).toMatchObject({ name: 'Ruth Abel', role: 'front desk', isActive: false })
    expect((await enter(code)).status).toBe(401)
    await change(olga, person.id, { role: 'clinical' })
    expect((await change(olga, person.id, {})).json()).toMatchObject({ role: 'clinical', isActive: false })
  })

  it('gives another role at the next call', async () => {
    const { person, code } = await add('Ruth', 'owner')
    const { browser } = await enter(code)
    await change(olga, person.id, { name: 'Ruth Abel', role: 'front desk', isActive: true })
    expect((await browser.get('/api/admin/staff')).status).toBe(403)
    expect((await browser.get('/api/admin/session-check')).json()).toMatchObject({ name: 'Ruth Abel' })
  })

  it('leaves the owner who issues herself a new code where she is, and ends her code everywhere else', async () => {
    const people = (await olga.get('/api/admin/staff')).json<{ id: string; role: string }[]>()
    const herself = people.find(({ role }) => role === 'owner')?.id
    const { browser: elsewhere } = await enter(codeOf('owner'))
    app.clock.advance({ seconds: 1 })
    const issued = (await olga.post(`/api/admin/staff/${herself}/code`)).json<Issued>()
    expect((await olga.get('/api/admin/staff')).status).toBe(200)
    expect(await isOpen(elsewhere)).toBe(false)
    expect((await enter(codeOf('owner'))).status).toBe(401)
    expect((await enter(issued.code)).status).toBe(200)
  })

  it('ends a code and what it opened with a new one', async () => {
    const { person, code } = await add('Ruth', 'manager')
    const { browser } = await enter(code)
    app.clock.advance({ seconds: 1 })
    const issued = (await olga.post(`/api/admin/staff/${person.id}/code`)).json<Issued>()
    expect(await isOpen(browser)).toBe(false)
    expect((await enter(code)).status).toBe(401)
    expect((await enter(issued.code)).status).toBe(200)
  })

  it('always keeps an owner, also when two owners step down at once', async () => {
    const { person, code } = await add('Ruth', 'owner')
    const ruth = (await enter(code)).browser
    const people = (await olga.get('/api/admin/staff')).json<{ id: string; name: string }[]>()
    const olgaId = people.find(({ name }) => name === 'Olga')?.id ?? ''
    const answers = await Promise.all([
      change(olga, olgaId, { name: 'Olga', role: 'manager', isActive: true }),
      change(ruth, person.id, { name: 'Ruth', role: 'manager', isActive: true }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('lets the area be closed by hand, and a member stays signed in', async () => {
    const mia = await app.member('Mia')
    await app.staff('front desk')
    await mia.post('/api/admin/verify', { code: codeOf('front desk') })
    expect((await mia.post('/api/admin/lock')).status).toBe(200)
    expect(await isOpen(mia)).toBe(false)
    expect((await mia.get('/api/auth/user')).status).toBe(200)
  })
})
