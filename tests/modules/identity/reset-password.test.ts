import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { type MemberActor, password } from '../../support/cast.ts'
import type { Browser } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { everyRow } from '../../support/rows.ts'
import { type SmtpPeer, startSmtpPeer } from '../../support/smtp-peer.ts'
import { softwareAuthenticator } from '../../support/software-authenticator.ts'

const tokenIn = (words: string) => /\/reset-password\?token=([\w-]{43})/.exec(words)?.[1] ?? ''

const newPassword = 'a-new-orchid'

describe.each(usualDatabases)('a forgotten password (%s)', database => {
  let app: TestApp
  let server: SmtpPeer
  let mia: MemberActor
  let members = 0
  beforeAll(async () => {
    server = await startSmtpPeer()
    app = await openTestApp({
      database,
      env: { WORKERS: '1', SMTP_URL: server.url, MAIL_FROM: 'hello@clinic.test' },
    })
  })
  beforeEach(async () => {
    mia = await app.member(`Mia${++members}`)
    await app.database.run('truncate platform.attempt')
  })
  afterAll(async () => {
    await app.stop()
    await server.stop()
  })

  const ask = (email = mia.email.toUpperCase(), browser: Browser = app.visitor()) =>
    browser.post('/api/forgot-password', { email })
  const reset = (token: string, browser: Browser = app.visitor(), secret = newPassword) =>
    browser.post('/api/reset-password', { token, newPassword: secret })
  const signIn = (secret: string) =>
    app.visitor().post('/api/auth/login', { email: mia.email, password: secret })
  const received = (email = mia.email) => server.received.filter(({ to }) => to.includes(email))
  const mailed = async (count = 1, email = mia.email) => {
    await eventually(async () => expect(received(email)).toHaveLength(count))
    return received(email).at(-1)?.words ?? ''
  }
  const said = () =>
    received()
      .map(({ words }) => words.replaceAll(/\s+/g, ' '))
      .join()
  const askAndGetToken = async () => {
    const tokens = () =>
      received()
        .map(({ words }) => tokenIn(words))
        .filter(Boolean)
    const before = tokens().length
    await ask()
    await eventually(async () => expect(tokens()).toHaveLength(before + 1))
    return tokens().at(-1) ?? ''
  }

  describe('after a thief who knew it', () => {
    const addPasskey = async (browser: Browser, name: string) => {
      const key = softwareAuthenticator({ origin: 'http://velora.test', rpId: 'velora.test' })
      const path = '/api/user/passkeys'
      const { challenge } = (await browser.post(`${path}/options`)).json<{ challenge: string }>()
      const added = await browser.post(path, { name, ...key.make(challenge) })
      expect(added.status, added.text).toBe(200)
      return { key, id: added.json<{ id: string }>().id }
    }
    const enter = async (key: ReturnType<typeof softwareAuthenticator>) => {
      const browser = app.visitor()
      const path = '/api/auth/passkey'
      const { challenge } = (await browser.post(`${path}/options`)).json<{ challenge: string }>()
      return (await browser.post(path, key.sign(challenge))).status
    }
    const makeCodes = async (browser: Browser) =>
      (await browser.post('/api/user/recovery-codes')).json<{ codes: string[] }>().codes
    const enterBy = async (code: string | undefined) =>
      (await app.visitor().post('/api/auth/recovery-code', { email: mia.email, code })).status
    const thief = async () => {
      const browser = app.visitor()
      await browser.post('/api/auth/login', { email: mia.email, password })
      return browser
    }

    it('ends the ways in that he added, and says so in the mail', async () => {
      const his = await thief()
      const { key } = await addPasskey(his, 'Thief’s PC')
      const [code, second] = await makeCodes(his)
      expect([await enter(key), await enterBy(code)]).toEqual([200, 200])
      expect((await reset(await askAndGetToken())).json()).toEqual({ success: true })
      expect([await enter(key), await enterBy(second)]).toEqual([401, 401])
      expect((await his.get('/api/auth/user')).status).toBe(401)
      const ended = 'These no longer work: the passkey “Thief’s PC”, your recovery codes.'
      await eventually(async () => expect(said()).toContain(ended))
      const devices = await app.database.run(
        `select 1 from identity.member_device d join identity.member m on m.id = d.member_id
         where m.email = $1 and d.expires_at > $2`,
        [mia.email, app.clock.now()],
      )
      expect(devices).toEqual([])
    })

    it('keeps what its owner recognizes, and next time what was kept then', async () => {
      const own = await addPasskey(mia, 'Mia’s iPhone')
      const his = await addPasskey(await thief(), 'Thief’s PC')
      const [code] = await makeCodes(mia)
      const token = await askAndGetToken()
      const listed = await app.visitor().post('/api/reset-password/ways-in', { token })
      expect(listed.json()).toEqual({
        passkeys: expect.arrayContaining([
          expect.objectContaining({ id: own.id, name: 'Mia’s iPhone' }),
          expect.objectContaining({ id: his.id, name: 'Thief’s PC' }),
        ]),
        recoveryCodes: { createdAt: expect.any(String), left: 10 },
      })
      const kept = { token, newPassword, keepPasskeys: [own.id], keepRecoveryCodes: true }
      expect((await app.visitor().post('/api/reset-password', kept)).status).toBe(200)
      expect([await enter(own.key), await enter(his.key), await enterBy(code)]).toEqual([200, 401, 200])
      const used = await app.visitor().post('/api/reset-password/ways-in', { token })
      expect(used.code).toBe('invalid-reset-link')
      app.clock.advance({ minutes: 61 })
      const next = await askAndGetToken()
      const nothing = { passkeys: [], recoveryCodes: null }
      expect((await app.visitor().post('/api/reset-password/ways-in', { token: next })).json()).toEqual(
        nothing,
      )
      expect((await reset(next)).status).toBe(200)
      expect(await enter(own.key)).toBe(200)
    })

    it('takes no passkey from a session that it has just ended', async () => {
      const his = await thief()
      const key = softwareAuthenticator({ origin: 'http://velora.test', rpId: 'velora.test' })
      const path = '/api/user/passkeys'
      const { challenge } = (await his.post(`${path}/options`)).json<{ challenge: string }>()
      const token = await askAndGetToken()
      await Promise.all([
        reset(token),
        ...Array.from({ length: 5 }, () => his.post(path, { name: 'Late', ...key.make(challenge) })),
      ])
      expect(await enter(key)).toBe(401)
    })
  })

  it('is replaced with the link that comes by mail', async () => {
    const { status, json } = await ask()
    expect(status).toBe(200)
    expect(json()).toEqual({
      message: 'If an account has this address, a link to choose a new password is on its way.',
    })
    const words = await mailed()
    expect(received()[0]?.to).toEqual([mia.email])
    expect(words).toContain('Subject: Reset your password')
    expect(words).toContain(`Hi ${mia.name.split(' ')[0]},`)
    expect(words).toContain('We got a request to reset your password.')
    expect(words).toContain('You can use the link once, within one hour. Didn’t ask for this?')
    const token = tokenIn(words)
    expect(words).toContain(`http://velora.test/reset-password?token=${token}`)
    for (let n = 0; n < 8; n++) await signIn('wrong-password')
    expect((await signIn(password)).status, 'closed after wrong passwords').toBe(429)
    expect((await reset(token)).json()).toEqual({ success: true })
    expect((await signIn(newPassword)).status).toBe(200)
    expect((await signIn(password)).status).toBe(401)
    await eventually(async () => expect(said()).toContain('Subject: Your password was changed'))
    expect(said()).toContain('we signed you out on all devices')
    expect(said()).toContain('http://velora.test/forgot-password')
  })

  it('is answered the same way for an address that nobody has, and nothing is mailed', async () => {
    const [known, unknown] = [await ask(), await ask('nobody@velora.test')]
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    await mailed()
    await eventually(async () =>
      expect(
        await app.database.run(`select state::text from jobs.job where name = $1 and state <> 'completed'`, [
          'password-reset',
        ]),
      ).toEqual([]),
    )
    expect(received()).toHaveLength(1)
    expect(received('nobody@velora.test')).toEqual([])
  })

  it('gives a link that works once, for an hour, and only the newest one does', async () => {
    const first = await askAndGetToken()
    app.clock.advance({ seconds: 1 })
    const second = await askAndGetToken()
    expect(second).not.toBe(first)
    expect((await reset(first)).code).toBe('invalid-reset-link')
    app.clock.advance({ minutes: 60 })
    expect((await reset(second)).code).toBe('invalid-reset-link')
    const third = await askAndGetToken()
    app.clock.advance({ minutes: 59 })
    expect((await reset(third)).status).toBe(200)
    const again = await reset(third, app.visitor(), 'another-one')
    expect([again.status, again.code]).toEqual([400, 'invalid-reset-link'])
    expect(again.json()).toMatchObject({ message: 'This password reset link is invalid or has expired.' })
    expect((await signIn(newPassword)).status).toBe(200)
  })

  it('is replaced by one of 20 who use the link at once', async () => {
    const token = await askAndGetToken()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reset(token, app.visitor(), `orchid-number-${n}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'invalid-reset-link')).toHaveLength(19)
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await signIn(`orchid-number-${winner}`)).status).toBe(200)
    // The link, that there is a new password, and that it came from a device that is new to the account.
    await mailed(3)
  })

  it('signs out all of her devices, but nobody else’s', async () => {
    const devices = [mia, await mia.anotherDevice(), await mia.anotherDevice()]
    const noor = await app.member('Noor')
    const device = { endpoint: 'https://fcm.googleapis.com/fcm/send/mia', p256dh: 'key', auth: 'secret' }
    await app.modules.messaging.subscribePush(mia.id, device, undefined)
    await reset(await askAndGetToken())
    expect(await app.modules.messaging.countDevices(mia.id), 'with push notifications').toBe(0)
    for (const device of devices) expect((await device.get('/api/auth/user')).status).toBe(401)
    expect((await noor.get('/api/auth/user')).status).toBe(200)
  })

  it('leaves the device signed in that it was reset on, under another session', async () => {
    const elsewhere = await mia.anotherDevice()
    const before = mia.cookies.get('sid')
    await reset(await askAndGetToken(), mia)
    expect((await mia.get('/api/auth/user')).status).toBe(200)
    expect(mia.cookies.get('sid')).not.toBe(before)
    expect((await app.network.browser(new Map([['sid', before ?? '']])).get('/api/auth/user')).status).toBe(
      401,
    )
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
  })

  it('leaves Noor signed in on the phone that Mia reset hers on', async () => {
    const noor = await app.member('Noor')
    await reset(await askAndGetToken(), noor)
    expect((await noor.get('/api/auth/user')).json()).toMatchObject({ email: 'noor@velora.test' })
  })

  it('closes what a staff account has opened, in whose session it may be', async () => {
    const tess = { email: 'tess@velora.test', password }
    const id = await app.modules.identity.register({ ...tess, name: 'Tess Hart', staffRole: 'manager' })
    const desk = app.visitor()
    await desk.post('/api/auth/login', tess)
    const isOpen = async () => (await desk.get('/api/admin/service-requests')).status === 200
    expect(await isOpen()).toBe(true)
    // As a session was that somebody else had signed in to afterwards.
    await app.database.run('update identity.session set member_id = null where member_id = $1', [id])
    app.clock.advance({ seconds: 1 })
    await ask(tess.email)
    await reset(tokenIn(await mailed(1, tess.email)))
    expect(await isOpen()).toBe(false)
  })

  it('leaves the token nowhere in the database once it is mailed', async () => {
    const token = await askAndGetToken()
    expect(token).toHaveLength(43)
    await eventually(async () =>
      expect(
        await app.database.run('select state, contents from messaging.mail where to_email = $1', [mia.email]),
      ).toEqual([{ state: 'sent', contents: null }]),
    )
    const rows = await everyRow(app.database)
    expect(rows).toContain(mia.email)
    expect(rows).not.toContain(token)
    await reset(token)
    expect(await everyRow(app.database)).not.toContain(token)
  })

  it('is mailed once, also when its job runs twice', async () => {
    const request = { requestId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001', email: mia.email }
    await app.modules.identity.sendResetLink(request)
    const token = tokenIn(await mailed())
    await reset(token)
    await app.modules.identity.sendResetLink(request)
    await mailed(2)
    expect(received().map(({ words }) => tokenIn(words))).toEqual([token, ''])
  })
})

describe.each(usualDatabases)('a session that was ended (%s)', database => {
  it('does not come back with a request that was under way', async () => {
    const app = await openTestApp({ database })
    onTestFinished(app.stop)
    const mia = await app.member('Mia')
    const { sessions } = app.modules.access
    const [{ key_hash: key } = { key_hash: '' }] = (await app.database.run(
      'select key_hash from identity.session where member_id = $1',
      [mia.id],
    )) as { key_hash: string }[]
    const later = new Date(app.clock.now().getTime() + 86_400_000)
    const data = await sessions.find(key)
    expect(data).toMatchObject({ memberId: mia.id })
    await sessions.endAllOf(mia.id, app.clock.now())
    expect(await sessions.change(key, data ?? {}, later)).toBe(false)
    expect(await sessions.find(key)).toBeUndefined()
  })
})
