import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { codesByHmac } from '../../../src/modules/identity/claims/adapters/codes-by-hmac.ts'
import { openTestApp, sessionKey, type TestApp } from '../../support/app.ts'
import { password } from '../../support/cast.ts'
import type { Browser } from '../../support/client.ts'
import { bothDatabases, counting, openEngine, usualDatabases } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { openWithPeers, type Peers, twilioAccount } from '../../support/messaging-peers.ts'
import { everyRow } from '../../support/rows.ts'
import { softwareAuthenticator } from '../../support/software-authenticator.ts'

describe.each(usualDatabases)('a membership that the clinic made (%s)', database => {
  let app: TestApp
  let desk: Browser
  let peers: Peers
  beforeAll(async () => {
    // A mail that a busy machine takes for lost would wait for a clock that stands still.
    peers = await openWithPeers(database, { WORKERS: '1', TRUST_PROXY: '1' }, {}, 20_000)
    app = peers.app
    desk = await app.staff()
  })
  afterAll(() => peers.stop())

  /** Each from a place of its own, so that the limits by address don't meet. */
  let places = 0
  const visitor = () => {
    places += 1
    return app.network.browser(new Map(), {
      'x-forwarded-for': `203.0.${Math.floor(places / 250)}.${places % 250}`,
    })
  }
  const enroll = async (newcomer: object) =>
    (await desk.post('/api/admin/patients', newcomer)).json<{ id: string }>().id
  const ask = (contact: string, browser = visitor()) => browser.post('/api/auth/code', { contact })
  const enter = (contact: string, code: string, browser = visitor()) =>
    browser.post('/api/auth/code/sign-in', { contact, code })
  const mailedTo = (email: string) =>
    peers.smtp.received.filter(({ to }) => to.includes(email.toLowerCase())).map(({ words }) => words)
  const codeIn = (words = '') => /\b(\d{6})\b (?:is your sign-in code)|Your code is (\d{6})/.exec(words)
  const digits = (words?: string) => codeIn(words)?.[1] ?? codeIn(words)?.[2] ?? ''
  const codesTo = (email: string) => mailedTo(email).map(digits).filter(Boolean)
  const mailedCode = async (email: string) => {
    const before = codesTo(email).length
    expect((await ask(email)).status).toBe(200)
    await eventually(async () => expect(codesTo(email)).toHaveLength(before + 1))
    return codesTo(email).at(-1) ?? ''
  }
  const textedTo = (number: string) => peers.twilio.received.filter(({ to }) => to === number)
  const textedCode = async (number: string) => {
    const before = textedTo(number).length
    expect((await ask(number)).status).toBe(200)
    await eventually(async () => expect(textedTo(number)).toHaveLength(before + 1))
    return digits(textedTo(number).at(-1)?.body)
  }
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('is claimed by a code that is mailed, and everything is there at once', async () => {
    const id = await enroll({ firstName: 'Keiko', lastName: 'Tanaka', email: 'keiko@velora.test' })
    await desk.post(`/api/admin/patients/${id}/check-in`, {})
    const code = await mailedCode('Keiko@Velora.test')
    expect(await everyRow(app.database)).not.toContain(code)
    const phone = visitor()
    const entered = await enter('keiko@velora.test', code, phone)
    expect([entered.status, entered.json()]).toEqual([200, { isFirstTime: true }])
    const user = (await phone.get('/api/auth/user')).json<{ id: string; pointsBalance: number }>()
    expect(user).toMatchObject({ id, pointsBalance: 5 })
    const [contact] = (await desk.get(`/api/admin/patients/${id}/contacts`)).json<{ verifiedAt: string }[]>()
    expect(contact?.verifiedAt).not.toBeNull()

    const again = await mailedCode('keiko@velora.test')
    expect((await enter('keiko@velora.test', again)).json()).toEqual({ isFirstTime: false })
  })

  it('is claimed by a text message, however the number is written', async () => {
    const id = await enroll({ firstName: 'Fiona', phone: '(310) 555-0142' })
    const code = await textedCode('+13105550142')
    expect(textedTo('+13105550142')[0]?.body).toMatch(/^.+: \d{6} is your sign-in code\./)
    const phone = visitor()
    expect((await enter('310 555 0142', code, phone)).status).toBe(200)
    expect((await phone.get('/api/auth/user')).json()).toMatchObject({ id, email: '' })
  })

  it('opens to a code once, within ten minutes and five tries, and only to the newest', async () => {
    await enroll({ firstName: 'Once', email: 'once@velora.test' })
    const contact = 'once@velora.test'
    const first = await mailedCode(contact)
    const second = await mailedCode(contact)
    if (first !== second) expect((await enter(contact, first)).code).toBe('wrong-sign-in-code')
    for (let n = 0; n < 4; n++)
      expect((await enter(contact, other(second))).code).toMatch(/wrong-sign-in-code|sign-in-code-expired/)
    expect((await enter(contact, second)).code).toBe('sign-in-code-expired')

    const third = await mailedCode(contact)
    app.clock.advance({ minutes: 11 })
    expect((await enter(contact, third)).code).toBe('sign-in-code-expired')
    const fourth = await mailedCode(contact)
    expect((await enter(contact, fourth)).status).toBe(200)
    expect((await enter(contact, fourth)).code).toBe('sign-in-code-expired')
  })

  it('sends no code to what two share, to the staff, or past a password to a number nobody confirmed', async () => {
    const family = { phone: '415-555-2671', email: 'family@velora.test' }
    await enroll({ firstName: 'Ruth', ...family })
    await enroll({ firstName: 'Rae', ...family, sharesContacts: true })
    await app.modules.identity.register({
      ...{ email: 'boss@velora.test', password: 'velora-secret', name: 'Boss Berg', staffRole: 'owner' },
    })
    const mia = await app.member('Mia')
    await desk.post(`/api/admin/patients/${mia.id}/contacts`, { phone: '212-736-5000' })
    for (const contact of [...Object.values(family), 'boss@velora.test', '212-736-5000'])
      expect((await ask(contact)).status, contact).toBe(200)
    await enroll({ firstName: 'Last', email: 'last@velora.test' })
    await mailedCode('last@velora.test')
    for (const address of [family.email, 'boss@velora.test']) expect(codesTo(address)).toEqual([])
    for (const number of ['+14155552671', '+12127365000']) expect(textedTo(number)).toEqual([])
  })

  it('with a password needs an address that was confirmed: a stranger may have joined with it', async () => {
    await app.member('Vera')
    await ask('vera@velora.test')
    await eventually(async () => expect(mailedTo('vera@velora.test').join()).toContain('How to sign in'))
    expect(codesTo('vera@velora.test')).toEqual([])
    await visitor().post('/api/forgot-password', { email: 'vera@velora.test' })
    const tokenIn = (words: string) => /\/reset-password\?token=([\w-]{43})/.exec(words)?.[1]
    const tokens = () => mailedTo('vera@velora.test').flatMap(words => tokenIn(words) ?? [])
    await eventually(async () => expect(tokens()).toHaveLength(1))
    await visitor().post('/api/reset-password', { token: tokens()[0], newPassword: 'a-new-orchid' })
    expect((await enter('vera@velora.test', await mailedCode('vera@velora.test'))).status).toBe(200)
  })

  it('is not opened by a code whose contact has become shared, or whose member has left', async () => {
    await enroll({ firstName: 'Zoe', email: 'zoe@velora.test' })
    const code = await mailedCode('zoe@velora.test')
    await enroll({ firstName: 'Zac', email: 'zoe@velora.test', sharesContacts: true })
    expect((await enter('zoe@velora.test', code)).code).toBe('sign-in-code-expired')

    const gone = await enroll({ firstName: 'Gone', email: 'gone@velora.test' })
    const late = await mailedCode('gone@velora.test')
    await app.modules.identity.showClaimCode(gone)
    await app.modules.identity.eraseMembers([gone])
    expect((await enter('gone@velora.test', late)).code).toBe('sign-in-code-expired')
    const left = await app.database.run(
      'select member_id from identity.sent_code where member_id = $1 union all select member_id from identity.desk_code where member_id = $1',
      [gone],
    )
    expect(left).toEqual([])
  })

  it('is not made a second time by joining with an address that the clinic has, whoever’s it is', async () => {
    await enroll({ firstName: 'Ida', email: 'ida@velora.test' })
    const two = await enroll({ firstName: 'Two', email: 'two@velora.test' })
    await desk.post(`/api/admin/patients/${two}/contacts`, { email: 'second@velora.test' })
    const ruth = { email: 'ruths@velora.test' }
    await enroll({ firstName: 'Ruth', ...ruth })
    await enroll({ firstName: 'Rae', ...ruth, sharesContacts: true })
    await app.member('Noor')
    const answers = []
    for (const email of ['noor@velora.test', 'ida@velora.test', 'Second@velora.test', 'ruths@velora.test'])
      answers.push(await visitor().post('/api/auth/register', { email, password, name: 'Ida Hart' }))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    for (const { status, code } of answers) expect([status, code]).toEqual([409, 'email-taken'])
  })

  describe('shown by the desk', () => {
    const show = async (id: string) => {
      const answer = await desk.post(`/api/admin/patients/${id}/claim-code`, {})
      expect(answer.status, answer.text).toBe(200)
      return answer.json<{ id: string; code: string; url: string }>()
    }
    const claim = (code: string, browser = visitor()) => browser.post('/api/auth/claim', { code })
    let id: string
    beforeEach(async () => {
      id = await enroll({ firstName: 'Agnes' })
    })

    it('leaves somebody who wants to leave a way to do it', async () => {
      const phone = visitor()
      await claim((await show(id)).code, phone)
      const leave = () => phone.post('/api/user/delete-account', { password: 'three plain words' })
      const refused = await leave()
      expect([refused.status, refused.code]).toEqual([400, 'no-password'])
      expect((await phone.post('/api/user/password', { password: 'three plain words' })).status).toBe(200)
      // Without an address nobody signs in by it: the desk stays the way in.
      await show(id)
      expect((await leave()).status).toBe(200)
      expect((await desk.get(`/api/admin/patients/${id}`)).status).toBe(404)
    })

    it('signs in that one patient, once, and staff see when', async () => {
      const { code, url, id: shown } = await show(id)
      expect(url).toBe(`http://velora.test/claim#code=${code}`)
      expect(await everyRow(app.database)).not.toContain(code)
      const state = async () => (await desk.get(`/api/admin/patients/${id}/claim-code`)).json()
      expect(await state()).toMatchObject({ id: shown, usedAt: null })
      const phone = visitor()
      expect((await claim(` ${code.toUpperCase().replace('-', ' ')}`, phone)).json()).toEqual({
        isFirstTime: true,
      })
      expect((await phone.get('/api/auth/user')).json()).toMatchObject({ id })
      expect(await state()).toMatchObject({ id: shown, usedAt: app.clock.now().toISOString() })
      expect((await claim(code)).code).toBe('invalid-claim-code')
      const { entries } = await app.modules.identity.listAudit({ action: 'showClaimCode' }, 10, undefined)
      expect(entries.filter(({ memberId }) => memberId === id)).toMatchObject([{ staffName: 'Ines' }])
    })

    it('is worth nothing after two minutes, or once another one is shown', async () => {
      const first = await show(id)
      const second = await show(id)
      expect((await claim(first.code)).code).toBe('invalid-claim-code')
      app.clock.advance({ minutes: 2, seconds: 1 })
      expect((await claim(second.code)).code).toBe('invalid-claim-code')
    })

    it('is refused for a patient with a password or a passkey, and for the staff', async () => {
      const noor = await app.member('Noor')
      const refused = await desk.post(`/api/admin/patients/${noor.id}/claim-code`, {})
      expect([refused.status, refused.code]).toEqual([409, 'already-claimed'])
      const boss = await app.modules.identity.register({
        ...{ email: 'chef@velora.test', password: 'velora-secret', name: 'Chef', staffRole: 'owner' },
      })
      expect((await desk.post(`/api/admin/patients/${boss}/claim-code`, {})).status).toBe(404)
      const phone = visitor()
      await claim((await show(id)).code, phone)
      const key = softwareAuthenticator({ origin: 'http://velora.test', rpId: 'velora.test' })
      const { challenge } = (await phone.post('/api/user/passkeys/options')).json<{ challenge: string }>()
      await phone.post('/api/user/passkeys', { name: 'Phone', ...key.make(challenge) })
      expect((await desk.post(`/api/admin/patients/${id}/claim-code`, {})).code).toBe('already-claimed')
    })

    it('is shown to a patient again once their passkey was stopped and their recovery codes are of no use', async () => {
      const phone = visitor()
      await claim((await show(id)).code, phone)
      const key = softwareAuthenticator({ origin: 'http://velora.test', rpId: 'velora.test' })
      const { challenge } = (await phone.post('/api/user/passkeys/options')).json<{ challenge: string }>()
      await phone.post('/api/user/passkeys', { name: 'Phone', ...key.make(challenge) })
      await phone.post('/api/user/recovery-codes')
      const isClaimed = async () =>
        (await desk.post(`/api/admin/patients/${id}/claim-code`, {})).code === 'already-claimed'
      expect(await isClaimed()).toBe(true)
      await app.database.run('update identity.passkey set stopped_at = $2 where member_id = $1', [
        ...[id, app.clock.now()],
      ])
      expect(await isClaimed(), 'without an address no recovery code can be entered').toBe(false)
      await app.database.run('update identity.member set email = $2 where id = $1', [id, `${id}@velora.test`])
      expect(await isClaimed()).toBe(true)
      await app.database.run('update identity.recovery_code set used_at = $2 where member_id = $1', [
        ...[id, app.clock.now()],
      ])
      expect(await isClaimed()).toBe(false)
    })

    it('is not taken over with an address that the desk adds, unless a manager lets that address sign in', async () => {
      const phone = visitor()
      await claim((await show(id)).code, phone)
      const key = softwareAuthenticator({ origin: 'http://velora.test', rpId: 'velora.test' })
      const { challenge } = (await phone.post('/api/user/passkeys/options')).json<{ challenge: string }>()
      await phone.post('/api/user/passkeys', { name: 'Phone', ...key.make(challenge) })
      const email = 'ines.own@velora.test'
      const added = await desk.post(`/api/admin/patients/${id}/contacts`, { email })
      expect(added.json()).toMatchObject([{ value: email, verifiedAt: null }])
      const user = async () => (await phone.get('/api/auth/user')).json()
      expect(await user()).toMatchObject({ email: '' })
      const path = `/api/admin/patients/${id}/sign-in-address`
      expect((await desk.post(path, { email, replaces: null })).status).toBe(403)
      expect((await (await app.staff('manager')).post(path, { email, replaces: null })).status).toBe(200)
      expect(await user()).toMatchObject({ email })
      const contacts = (await desk.get(`/api/admin/patients/${id}/contacts`)).json()
      expect(contacts).toMatchObject([{ value: email }])
    })

    it('can’t be guessed from one place', async () => {
      const thief = visitor()
      for (let n = 0; n < 20; n++) expect((await claim('k7qm4xvd', thief)).code).toBe('invalid-claim-code')
      expect((await claim((await show(id)).code, thief)).status).toBe(429)
    })
  })

  it('gets a first password of the member’s choice, and no second one without a mail', async () => {
    await enroll({ firstName: 'Pia', email: 'pia@velora.test' })
    const phone = visitor()
    await enter('pia@velora.test', await mailedCode('pia@velora.test'), phone)
    const state = async () => (await phone.get('/api/user/password')).json()
    expect(await state()).toEqual({ isSet: false })
    const weak = await phone.post('/api/user/password', { password: 'password' })
    expect([weak.status, weak.code]).toEqual([400, 'weak-password'])
    expect((await phone.post('/api/user/password', { password: 'peony-and-sage' })).status).toBe(200)
    expect(await state()).toEqual({ isSet: true })
    const second = await phone.post('/api/user/password', { password: 'another-peony' })
    expect([second.status, second.code]).toEqual([409, 'password-already-set'])
    const signedIn = await visitor().post('/api/auth/login', {
      email: 'pia@velora.test',
      password: 'peony-and-sage',
    })
    expect(signedIn.status).toBe(200)
    await eventually(async () =>
      expect(mailedTo('pia@velora.test').join()).toContain('You can now sign in with a password'),
    )
  })
})

describe.each(usualDatabases)('a stranger who tries contacts (%s)', database => {
  it('gets the same answer from the same statements, whether somebody has it or nobody', async () => {
    const { engine, counts } = counting(await openEngine(database))
    const { sid, token } = twilioAccount
    const texts = { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: '+13105550100' }
    const app = await openTestApp({ database, engine, env: { TRUST_PROXY: '1', ...texts } })
    onTestFinished(app.stop)
    const known = { email: 'known@velora.test', phone: '(310) 555-0142' }
    await (await app.staff()).post('/api/admin/patients', { firstName: 'Mia', ...known })
    const from = (n: number) => app.network.browser(new Map(), { 'x-forwarded-for': `203.0.113.${n}` })
    const did = async (path: string, body: object, n: number) => {
      counts.clear()
      const { status, text, headers } = await from(n).post(path, body)
      const shape = Object.keys(headers).filter(name => !/^(date|x-request-id)$/.test(name))
      return { status, text, shape, counts: new Map([...counts].filter(([name]) => name !== 'notify')) }
    }
    const tried = async (contact: string, n: number) => {
      const asked = await did('/api/auth/code', { contact }, n)
      const entered = await did('/api/auth/code/sign-in', { contact, code: '000000' }, n)
      return { asked, entered }
    }
    await tried('warm@velora.test', 1)
    for (const [contact, stranger] of [
      [known.email, 'unknown@velora.test'],
      [known.phone, '(310) 555-0143'],
    ] as const) {
      const unknown = await tried(stranger, 2)
      expect([unknown.asked.status, unknown.entered.status]).toEqual([200, 401])
      expect(unknown.asked.counts.size).toBeGreaterThan(0)
      expect(await tried(contact, 3)).toEqual(unknown)
    }
  })

  it('is told the same of every number where the clinic sends no texts', async () => {
    const app = await openTestApp({ database })
    onTestFinished(app.stop)
    await (await app.staff()).post('/api/admin/patients', { firstName: 'Mia', phone: '(310) 555-0142' })
    for (const contact of ['(310) 555-0142', '(310) 555-0143']) {
      const answer = await app.visitor().post('/api/auth/code', { contact })
      expect([answer.status, answer.code]).toEqual([400, 'texts-not-set-up'])
    }
    for (const contact of ['mia@velora', '12', '310-555-0142 ext. 5', 'mia'])
      expect((await app.visitor().post('/api/auth/code', { contact })).code).toBe('invalid-contact')
  })

  it('can ask five times an hour for a contact, however it is written, and guess eight times in a quarter', async () => {
    const app = await openTestApp({ database, env: { TRUST_PROXY: '1' } })
    onTestFinished(app.stop)
    let n = 0
    const from = () => app.network.browser(new Map(), { 'x-forwarded-for': `203.0.113.${++n}` })
    for (const contact of [
      'A@velora.test',
      'a@velora.test',
      ' a@velora.test',
      'a@velora.test',
      'a@velora.test',
    ])
      expect((await from().post('/api/auth/code', { contact })).status).toBe(200)
    expect((await from().post('/api/auth/code', { contact: 'a@Velora.test' })).status).toBe(429)
    const guess = () => from().post('/api/auth/code/sign-in', { contact: 'a@velora.test', code: '123456' })
    for (let tries = 0; tries < 8; tries++) expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
  })
})

describe.each(bothDatabases)('when 40 browsers bring one code at the same moment (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database, env: { TRUST_PROXY: '1' } })
  })
  afterAll(() => app.stop())
  const forty = <T>(work: (browser: Browser) => Promise<T>) =>
    Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        work(app.network.browser(new Map(), { 'x-forwarded-for': `203.0.113.${n}` })),
      ),
    )

  it('the desk’s signs in one of them', async () => {
    const { memberId } = await app.modules.identity.enroll({
      ...{ firstName: 'Mia', lastName: '', consents: [], sharesContacts: false },
    })
    const { code } = await app.modules.identity.showClaimCode(memberId)
    const answers = await forty(browser => browser.post('/api/auth/claim', { code }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code: refused }) => refused === 'invalid-claim-code')).toHaveLength(39)
    const sessions = await app.database.run('select from identity.session where member_id = $1', [memberId])
    expect(sessions).toHaveLength(1)
  })

  it('the one that was sent signs in one of them', async () => {
    const email = 'noor@velora.test'
    const { identity } = app.modules
    const { memberId } = await identity.enroll({
      ...{ firstName: 'Noor', lastName: '', email, consents: [], sharesContacts: false },
    })
    await identity.requestSignInCode(email)
    const [row] = (await app.database.run('select id from identity.sent_code where $1', [true])) as {
      id: string
    }[]
    const request = { requestId: row?.id ?? '', kind: 'email', value: email } as const
    await identity.sendSignInCode(request)
    const [code = ''] = codesByHmac([sessionKey]).sentCodes(request)
    const answers = await forty(browser => browser.post('/api/auth/code/sign-in', { contact: email, code }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 401, 429].includes(status))).toBe(true)
    const sessions = await app.database.run('select from identity.session where member_id = $1', [memberId])
    expect(sessions).toHaveLength(1)
  })

  it('is mailed once, also when its job runs twice', async () => {
    const email = 'twice@velora.test'
    const { identity } = app.modules
    await identity.enroll({ firstName: 'Twice', lastName: '', email, consents: [], sharesContacts: false })
    await identity.requestSignInCode(email)
    const [row] = (await app.database.run(
      'select id from identity.sent_code where member_id is null and $1',
      [true],
    )) as { id: string }[]
    const request = { requestId: row?.id ?? '', kind: 'email', value: email } as const
    await Promise.all([identity.sendSignInCode(request), identity.sendSignInCode(request)])
    const sent = await app.database.run('select from messaging.mail where to_email = $1', [email])
    expect(sent).toHaveLength(1)
  })
})
