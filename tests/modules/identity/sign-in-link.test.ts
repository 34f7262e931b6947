import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { everyRow } from '../../support/rows.ts'

interface Opened {
  readonly name: string
  readonly role: string
  readonly code: string | null
}

describe('a link that opens the staff area once', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await openTestApp({ database: 'postgresql' })
  })
  afterEach(() => app.stop())

  const tokenOf = (link: { readonly url: string } | undefined) => link?.url.split('=')[1] ?? ''
  const open = (token: string, name?: string, browser: Browser = app.visitor()) =>
    browser.post('/api/admin/sign-in-link', { token, ...(name && { name }) })
  const whoIsIn = async (browser: Browser) => (await browser.get('/api/admin/session-check')).json()
  const firstToken = async () => tokenOf(await app.modules.identity.issueFirstLink())

  it('makes whoever opens the first one the owner, who comes again with the code shown there', async () => {
    const link = await app.modules.identity.issueFirstLink()
    expect(link?.url).toMatch(/^http:\/\/velora\.test\/admin\/welcome#first=[\w-]{43}$/)
    expect(link?.expiresAt).toEqual(new Date(app.clock.now().getTime() + 24 * 3_600_000))
    const olga = app.visitor()
    const answer = await open(tokenOf(link), 'Olga Berg', olga)
    const { name, role, code } = answer.json<Opened>()
    expect([answer.status, name, role, code]).toEqual([
      200,
      'Olga Berg',
      'owner',
      expect.stringMatching(/^\d{8}$/),
    ])
    expect(await whoIsIn(olga)).toEqual({ isAdmin: true, name: 'Olga Berg', role: 'owner' })
    const again = app.visitor()
    expect((await again.post('/api/admin/verify', { code })).status).toBe(200)
    expect(await whoIsIn(again)).toMatchObject({ name: 'Olga Berg' })
    const audited = await olga.get('/api/admin/audit?action=openSignInLink')
    expect(audited.json()).toEqual([
      expect.objectContaining({ staffName: 'Olga Berg', subject: 'staff Olga Berg (owner, the first)' }),
    ])
  })

  it('needs no name', async () => {
    expect((await open(await firstToken())).json<Opened>().name).toBe('Owner')
  })

  it('opens nothing a second time, nor do the links before it', async () => {
    const [earlier, latest] = [await firstToken(), await firstToken()]
    expect((await open(earlier)).code).toBe('invalid-sign-in-link')
    expect((await open(latest)).status).toBe(200)
    for (const token of [latest, earlier, 'never-issued']) {
      const { status, code } = await open(token)
      expect([status, code]).toEqual([400, 'invalid-sign-in-link'])
    }
    expect(await app.modules.identity.issueFirstLink()).toBeUndefined()
  })

  it('makes one owner, however many ask for links and open them at once', async () => {
    const tokens = await Promise.all([firstToken(), firstToken(), firstToken()])
    const answers = await Promise.all([...tokens, ...tokens].map(token => open(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
    expect(await app.modules.identity.listStaff()).toHaveLength(1)
  })

  it('opens nothing after 24 hours', async () => {
    const token = await firstToken()
    app.clock.advance({ hours: 24 })
    expect((await open(token)).code).toBe('invalid-sign-in-link')
    expect(await app.modules.identity.listStaff()).toEqual([])
  })

  it('is made for the first owner until 24 hours after the database was created, and ends then', async () => {
    const created = new Date(app.clock.now().getTime() - 23 * 3_600_000)
    await app.database.run('update platform.migration set executed_at = $1::timestamptz', [created])
    const link = await app.modules.identity.issueFirstLink()
    expect(link?.expiresAt).toEqual(new Date(created.getTime() + 24 * 3_600_000))
    app.clock.advance({ hours: 1 })
    expect((await open(tokenOf(link))).code).toBe('invalid-sign-in-link')
    expect(await app.modules.identity.issueFirstLink()).toBeUndefined()
  })

  it('is worthless for the first owner once there is one', async () => {
    const token = await firstToken()
    await app.modules.identity.addStaff('Olga', 'owner')
    expect((await open(token)).code).toBe('invalid-sign-in-link')
    await app.database.run('update identity.staff set closed_at = now() where $1', [true])
    expect((await open(token)).code, 'also when that owner is gone again').toBe('invalid-sign-in-link')
  })

  it('is worthless once an account owns the clinic', async () => {
    const token = await firstToken()
    const boss = { email: 'boss@velora.test', password: 'velora-secret-1', name: 'The Boss' }
    await app.modules.identity.register({ ...boss, staffRole: 'owner' })
    expect((await open(token)).code).toBe('invalid-sign-in-link')
    expect(await app.modules.identity.listStaff()).toEqual([])
    expect(await app.modules.identity.issueFirstLink()).toBeUndefined()
  })

  it('is not opened by what only looks at it', async () => {
    const token = await firstToken()
    const bot = app.visitor()
    await bot.get('/admin/welcome')
    await bot.get(`/api/admin/sign-in-link?token=${token}`)
    expect((await open(token)).status).toBe(200)
  })

  it('stands nowhere in the database', async () => {
    const token = await firstToken()
    await open(token)
    expect(await everyRow(app.database)).not.toContain(token)
  })

  describe('for somebody on the staff', () => {
    const linkFor = async (name: string) => {
      const { person, code } = await app.modules.identity.addStaff(name, 'clinical')
      return { person, code, token: tokenOf(await app.modules.identity.issueSignInLink(person.id)) }
    }

    it('leaves the code as it was handed over', async () => {
      const { code, token } = await linkFor('Ruth')
      const ruth = app.visitor()
      expect((await open(token, 'Somebody Else', ruth)).json()).toEqual({
        name: 'Ruth',
        role: 'clinical',
        code: null,
      })
      expect(await whoIsIn(ruth)).toEqual({ isAdmin: true, name: 'Ruth', role: 'clinical' })
      expect((await app.visitor().post('/api/admin/verify', { code })).status).toBe(200)
      expect((await open(token)).status).toBe(400)
    })

    it('ends with the code that it came with, and with the person', async () => {
      const { person, token } = await linkFor('Ruth')
      app.clock.advance({ minutes: 1 })
      await app.modules.identity.issueStaffCode(person.id)
      expect((await open(token)).status).toBe(400)
      const noor = await linkFor('Noor')
      await app.modules.identity.changeStaff(noor.person.id, {
        name: 'Noor',
        role: 'clinical',
        isActive: false,
      })
      expect((await open(noor.token)).status).toBe(400)
    })
  })

  it('can’t be guessed for long from one address', async () => {
    const guesses = []
    for (let n = 0; n < 21; n++) guesses.push((await open(`guess-${n}`)).status)
    expect([guesses.slice(0, 20).every(status => status === 400), guesses[20]]).toEqual([true, 429])
  })
})
