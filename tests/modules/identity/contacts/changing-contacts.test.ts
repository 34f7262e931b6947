import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import { confirmNumber } from '../../../support/audience.ts'
import { password } from '../../../support/cast.ts'
import type { Browser } from '../../../support/client.ts'
import { usualDatabases } from '../../../support/databases.ts'
import { eventually } from '../../../support/eventually.ts'
import { openWithPeers, type Peers } from '../../../support/messaging-peers.ts'
import { everyRow } from '../../../support/rows.ts'

describe.each(usualDatabases)('a contact that a member changes (%s)', database => {
  let app: TestApp
  let peers: Peers
  beforeAll(async () => {
    peers = await openWithPeers(database, { WORKERS: '1' })
    app = peers.app
  })
  afterAll(() => peers.stop())

  const join = async (name: string) => {
    const browser = app.visitor()
    const email = `${name.toLowerCase()}@velora.test`
    await browser.post('/api/auth/register', { email, password, name: `${name} Hart` })
    return { browser, email }
  }
  const start = (browser: Browser, change: object) => browser.post('/api/user/contacts/change', change)
  const confirm = (browser: Browser, codes: object, headers = {}) =>
    browser.post('/api/user/contacts/confirm', codes, headers)
  const newKey = () => ({ 'idempotency-key': randomUUID() })
  const mailed = (email: string) =>
    peers.smtp.received.filter(({ to }) => to.includes(email)).map(({ words }) => words)
  /** Nothing until there are so many; then the last one. */
  const arrived = async (codes: () => readonly string[], count: number) => {
    await eventually(async () => expect(codes().length).toBeGreaterThanOrEqual(count))
    return codes().at(-1) ?? ''
  }
  const mailedCode = (email: string, count = 1) =>
    arrived(() => mailed(email).flatMap(words => /Your code is (\d{6})/.exec(words)?.[1] ?? []), count)
  const textedTo = (number: string) => peers.twilio.received.filter(({ to }) => to === number)
  const textedCode = (number: string, count = 1) =>
    arrived(() => textedTo(number).flatMap(({ body }) => /(\d{6}) is your code/.exec(body)?.[1] ?? []), count)
  const signIn = (email: string) => app.visitor().post('/api/auth/login', { email, password })
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const emailOf = async (browser: Browser) =>
    (await browser.get('/api/auth/user')).json<{ email: string }>().email

  const audited = async (action: string, email: string) =>
    (await (await app.staff('owner')).get(`/api/admin/audit?action=${action}&patient=${email}`)).json()

  it('counts once the codes from the new and the old address were entered', async () => {
    const { browser, email } = await join('Ada')
    const link = await app.visitor().post('/api/forgot-password', { email })
    expect(link.status).toBe(200)
    await eventually(async () => expect(mailed(email).join()).toContain('reset-password'))
    const reset = /token=([\w-]+)/.exec(mailed(email).join())?.[1] ?? ''
    const change = { kind: 'email', value: ' Ada.New@velora.test ', replaces: email }
    expect((await start(browser, change)).json()).toMatchObject({
      to: 'ada.new@velora.test',
      asksOld: true,
    })
    const [code, oldCode] = [await mailedCode('ada.new@velora.test'), await mailedCode(email)]
    expect(await everyRow(app.database)).not.toMatch(new RegExp(`\\b(${code}|${oldCode})\\b`))

    expect((await confirm(browser, { code })).code).toBe('wrong-change-code')
    expect((await confirm(browser, { code: wrong(code), oldCode })).code).toBe('wrong-change-code')
    expect((await confirm(browser, { code: oldCode, oldCode: code })).code).toBe('wrong-change-code')
    expect(await emailOf(browser)).toBe(email)

    const confirmed = await confirm(browser, { code, oldCode })
    const contact = { kind: 'email', value: 'ada.new@velora.test', isShared: false, isConfirmed: true }
    expect([confirmed.status, confirmed.json()]).toEqual([200, [contact]])
    expect(await emailOf(browser)).toBe('ada.new@velora.test')
    expect([(await signIn(email)).status, (await signIn('ada.new@velora.test')).status]).toEqual([401, 200])
    await eventually(async () => expect(mailed(email).join()).toContain('email address on your membership'))
    expect(await audited('confirmContactChange', 'ada.new@velora.test')).toMatchObject([
      {
        ...{ actionTitle: 'Changed their own email or phone', staffName: 'the member' },
        subject: 'from a•••@v•••.test to a•••@v•••.test',
      },
    ])
    const data = await browser.get('/api/user/export')
    expect(data.json()).toMatchObject({ holdings: { identity: { staffActions: [] } } })
    // A link that went to the old address would open the account to whoever reads that mailbox.
    const late = await app
      .visitor()
      .post('/api/reset-password', { token: reset, newPassword: `${password} 2` })
    expect(late.status).toBe(400)
    expect((await confirm(browser, { code, oldCode })).code).toBe('contact-change-ended')
  })

  it('is changed by a manager for a patient who lost the old address, which is told', async () => {
    const [{ browser, email }, { email: taken }] = [await join('Hana'), await join('Ida')]
    const { id } = (await browser.get('/api/auth/user')).json<{ id: string }>()
    const change = async (staff: Browser, to: string, replaces = email) => {
      const { status, code } = await staff.post(`/api/admin/patients/${id}/sign-in-address`, {
        email: to,
        replaces,
      })
      return [status, code]
    }
    expect((await change(await app.staff('front desk'), 'hana.new@velora.test'))[0]).toBe(403)
    const manager = await app.staff('manager')
    const toStaff = (role: 'owner' | null) =>
      app.database.run('update identity.member set staff_role = $2 where id = $1', [id, role])
    await toStaff('owner')
    expect(await change(manager, 'hana.new@velora.test')).toEqual([409, 'sign-in-address-changed'])
    await toStaff(null)
    expect(await change(manager, taken)).toEqual([409, 'address-taken'])
    expect(await change(manager, 'hana.new@velora.test', 'other@velora.test')).toEqual([
      ...[409, 'sign-in-address-changed'],
    ])
    expect(await change(manager, email)).toEqual([400, 'same-contact'])
    expect(await change(manager, 'noemail@velora.test')).toEqual([400, 'placeholder-address'])
    expect(await emailOf(browser)).toBe(email)
    expect((await change(manager, ' Hana.New@velora.test '))[0]).toBe(200)
    expect((await browser.get('/api/user/contacts')).json()).toMatchObject([
      { value: 'hana.new@velora.test', isConfirmed: false },
    ])
    expect([(await signIn(email)).status, (await signIn('hana.new@velora.test')).status]).toEqual([401, 200])
    await eventually(async () => expect(mailed(email).join()).toContain('the front desk changed'))
    expect(await audited('changeSignInAddress', 'hana.new@velora.test')).toMatchObject([
      { subject: 'from h•••@v•••.test to h•••@v•••.test' },
    ])
  })

  it('gets no code where another member has it, and the answer is the same', async () => {
    const [{ browser, email }, { browser: others, email: taken }] = [await join('Bea'), await join('Cleo')]
    const free = await start(browser, { kind: 'email', value: 'bea.free@velora.test', replaces: email })
    const refused = await start(others, { kind: 'email', value: email, replaces: taken })
    expect([refused.status, Object.keys(refused.json())]).toEqual([free.status, Object.keys(free.json())])
    await eventually(async () => expect(mailed(email).join()).toContain('already has a membership'))
    const oldCode = await mailedCode(taken)
    for (let n = 0; n < 5; n++)
      expect((await confirm(others, { code: '000000', oldCode }, newKey())).code).toBe('wrong-change-code')
    expect((await confirm(others, { code: '000000', oldCode })).code).toBe('contact-change-ended')
    expect(await emailOf(others)).toBe(taken)
  })

  it('goes to one of two who are at it at the same time', async () => {
    const both = [await join('Dora'), await join('Elsa')]
    const codes: object[] = []
    for (const { browser, email } of both) {
      await start(browser, { kind: 'email', value: 'wanted@velora.test', replaces: email })
      const code = await mailedCode('wanted@velora.test', codes.length + 1)
      codes.push({ code, oldCode: await mailedCode(email) })
    }
    const answers = await Promise.all(
      both.flatMap(({ browser }, n) => [confirm(browser, codes[n] ?? {}), confirm(browser, codes[n] ?? {})]),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const owners = await Promise.all(both.map(({ browser }) => emailOf(browser)))
    expect(owners.filter(email => email === 'wanted@velora.test')).toHaveLength(1)
  })

  it('is a phone number as well, the first one without an old code', async () => {
    const { browser, email } = await join('Fay')
    const first = await start(browser, { kind: 'phone', value: '(310) 555-0177', replaces: null })
    expect(first.json()).toMatchObject({ to: '+13105550177', asksOld: false })
    expect((await confirm(browser, { code: await textedCode('+13105550177') })).status).toBe(200)
    expect(await audited('confirmContactChange', email)).toMatchObject([{ subject: '•••77' }])
    const again = await start(browser, { kind: 'phone', value: '310 555 0177', replaces: '+13105550177' })
    expect(again.code).toBe('same-contact')

    const second = await start(browser, { kind: 'phone', value: '310-555-0178', replaces: '+13105550177' })
    expect(second.json()).toMatchObject({ asksOld: true })
    const code = await textedCode('+13105550178')
    const oldCode = await textedCode('+13105550177', 2)
    const phone = { kind: 'phone', value: '+13105550178', isShared: false, isConfirmed: true }
    expect((await confirm(browser, { code, oldCode })).json()).toEqual([expect.anything(), phone])
    expect((await browser.get('/api/user/contacts')).json()).toEqual([expect.anything(), phone])
  })

  it('is a second address as well, which then still signs nobody in', async () => {
    const { browser, email } = await join('Ivy')
    const { id } = (await browser.get('/api/auth/user')).json<{ id: string }>()
    const [second, third] = ['ivy.two@velora.test', 'ivy.three@velora.test']
    await app.modules.identity.addContact(id, { email: second, sharesContacts: false })
    const confirmedOf = (answer: { json<T>(): T }) =>
      new Map(
        answer.json<{ value: string; isConfirmed: boolean }[]>().map(each => [each.value, each.isConfirmed]),
      )
    await start(browser, { kind: 'email', value: second, replaces: second })
    const proved = await confirm(browser, { code: await mailedCode(second) })
    expect(confirmedOf(proved)).toEqual(
      new Map([
        [email, false],
        [second, true],
      ]),
    )

    await start(browser, { kind: 'email', value: third, replaces: second })
    const codes = { code: await mailedCode(third), oldCode: await mailedCode(second, 2) }
    expect(confirmedOf(await confirm(browser, codes))).toEqual(
      new Map([
        [email, false],
        [third, true],
      ]),
    )
    const entered = [await signIn(email), await signIn(third)]
    expect(entered.map(({ status }) => status)).toEqual([200, 401])
  })

  it('signs a member in who had no address of their own, once they confirm it', async () => {
    const email = 'jills@velora.test'
    const enroll = async (firstName: string) =>
      (
        await app.modules.identity.enroll({
          ...{ firstName, lastName: 'Hart', email, consents: [], sharesContacts: true },
        })
      ).memberId
    const [mother, daughter] = [await enroll('Jill'), await enroll('June')]
    const browser = app.visitor()
    await browser.post('/api/auth/claim', {
      code: (await app.modules.identity.showClaimCode(daughter)).code,
    })
    await app.modules.identity.eraseMembers([mother])
    expect(await emailOf(browser)).toBe('')
    await start(browser, { kind: 'email', value: email, replaces: email })
    const confirmed = await confirm(browser, { code: await mailedCode(email) })
    expect(confirmed.json()).toEqual([{ kind: 'email', value: email, isShared: false, isConfirmed: true }])
    expect(await emailOf(browser)).toBe(email)
  })

  it('ends offers by text to a number that the member changed or the desk removed, and says so', async () => {
    const { browser } = await join('Hedy')
    const { id } = (await browser.get('/api/auth/user')).json<{ id: string }>()
    const { messaging, identity } = app.modules
    const [old, other, next] = ['+13105550181', '+13105550182', '+13105550183']
    await identity.addContact(id, { phone: old, sharesContacts: false })
    await identity.addContact(id, { phone: other, sharesContacts: false })
    const agree = async (number: string) => {
      await messaging.recordConsent({
        ...{ memberId: id, channel: 'sms', given: true, number, wording: '2026-11-27', source: 'profile' },
      })
      await confirmNumber(app, id)
    }
    const texts = async () => {
      const { sms } = await messaging.consentsOf(id)
      return [sms?.given, sms?.number, sms?.source]
    }
    await agree(old)
    await identity.removeContact(id, { kind: 'phone', value: other })
    expect(await texts()).toEqual([true, old, 'profile'])

    await start(browser, { kind: 'phone', value: next, replaces: old })
    const codes = { code: await textedCode(next), oldCode: await textedCode(old, 2) }
    const confirmed = await confirm(browser, codes)
    expect(confirmed.status, confirmed.text).toBe(200)
    expect(await texts()).toEqual([false, null, 'contact changed'])
    expect(await messaging.listNotifications(id, 5, undefined)).toMatchObject([
      ...[{ title: 'Offers by text have stopped' }, { title: 'Confirm your mobile number' }],
    ])

    await agree(next)
    app.clock.advance({ minutes: 1 })
    const wish = {
      channel: 'sms',
      given: true,
      number: other,
      wording: '2026-11-27',
      source: 'profile',
    } as const
    await messaging.recordConsent({ memberId: id, ...wish })
    await identity.removeContact(id, { kind: 'phone', value: next })
    expect(await texts()).toEqual([false, null, 'contact changed'])
    await confirmNumber(app, id)
    expect(await texts(), 'the code to another number still counts').toEqual([true, other, 'profile'])
  })

  it('is refused in plain words where it makes no sense', async () => {
    const { browser, email } = await join('Gil')
    const refusals = [
      { kind: 'email', value: 'gil at home', replaces: email },
      { kind: 'email', value: 'none@none.com', replaces: email },
      { kind: 'phone', value: '555', replaces: null },
      { kind: 'email', value: 'gil.b@velora.test', replaces: 'other@velora.test' },
      { kind: 'email', value: 'gil.b@velora.test', replaces: null },
    ]
    const codes = []
    for (const change of refusals) codes.push((await start(browser, change)).code)
    expect(codes).toEqual([
      ...['invalid-new-contact', 'invalid-new-contact', 'invalid-new-contact'],
      ...['contact-gone', 'contact-gone'],
    ])
    expect((await start(app.visitor(), refusals[0] ?? {})).status).toBe(401)
    const quiet = await openTestApp({ database })
    onTestFinished(quiet.stop)
    const mia = await quiet.member('Mia')
    const phone = await start(mia, { kind: 'phone', value: '310 555 0179', replaces: null })
    expect(phone.code).toBe('no-texts-for-change')
  })
})
