import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  type AccountFields,
  mergedColumns,
  unmergedFields,
} from '../../../src/modules/identity/merging/merged-fields.ts'
import type { MergedMember } from '../../../src/modules/identity/merging/merging.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { password } from '../../support/cast.ts'
import type { Browser } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { openWithPeers, type Peers } from '../../support/messaging-peers.ts'
import { softwareAuthenticator } from '../../support/software-authenticator.ts'

const newPassword = 'a-new-orchid'

describe.each(usualDatabases)('an undone merge (%s)', database => {
  let app: TestApp
  let peers: Peers
  let count = 0
  beforeAll(async () => {
    peers = await openWithPeers(database, { WORKERS: '1' })
    app = peers.app
  })
  afterAll(() => peers.stop())

  const newEmail = () => `undone-${++count}@velora.test`
  const enroll = async (email?: string) => {
    const contact = { email, consents: [], sharesContacts: false }
    return (await app.modules.identity.enroll({ firstName: 'Sue', lastName: 'Hart', ...contact })).memberId
  }
  const join = async (email: string) => {
    await app.visitor().post('/api/auth/register', { email, password, name: 'Xenia Hart' })
    return (await app.modules.patients.patientByEmail(email))?.id ?? ''
  }
  const merge = async (survivorId: string, absorbedId: string) =>
    (
      await app.modules.arrivals.mergeMembers({
        ...{ survivorId, absorbedId, actor: 'staff:tess', actorName: 'Tess' },
      })
    ).id
  const undo = (mergeId: string) => app.modules.arrivals.undoMerge(mergeId, 'staff:tess')
  const signIn = async (email: string, secret: string) => {
    const browser = app.visitor()
    const { status } = await browser.post('/api/auth/login', { email, password: secret })
    return { browser, status }
  }
  const addPasskey = async (browser: Browser) => {
    const key = softwareAuthenticator({ origin: 'http://velora.test', rpId: 'velora.test' })
    const path = '/api/user/passkeys'
    const { challenge } = (await browser.post(`${path}/options`)).json<{ challenge: string }>()
    const added = await browser.post(path, { name: 'A phone', ...key.make(challenge) })
    expect(added.status, added.text).toBe(200)
    return key
  }
  const enter = async (key: ReturnType<typeof softwareAuthenticator>) => {
    const browser = app.visitor()
    const path = '/api/auth/passkey'
    const { challenge } = (await browser.post(`${path}/options`)).json<{ challenge: string }>()
    return { browser, status: (await browser.post(path, key.sign(challenge))).status }
  }
  const makeCode = async (browser: Browser) =>
    (await browser.post('/api/user/recovery-codes')).json<{ codes: string[] }>().codes[0]
  const enterBy = async (email: string, code: string | undefined) =>
    (await app.visitor().post('/api/auth/recovery-code', { email, code })).status
  const userOf = async (browser: Browser) => (await browser.get('/api/auth/user')).status
  const confirmPhone = async (browser: Browser) => {
    const value = `+1415555${String(2000 + ++count)}`
    await browser.post('/api/user/contacts/change', { kind: 'phone', value, replaces: null })
    const texts = () => peers.twilio.received.filter(({ to }) => to === value)
    await eventually(async () => expect(texts()).toHaveLength(1))
    const [code] = /\d{6}/.exec(texts()[0]?.body ?? '') ?? []
    const confirmed = await browser.post('/api/user/contacts/confirm', { code })
    expect(confirmed.status, confirmed.text).toBe(200)
  }
  const phonesOf = async (memberId: string) =>
    (await app.modules.identity.listContacts(memberId))
      .filter(({ kind }) => kind === 'phone')
      .map(({ verifiedAt }) => verifiedAt !== null)
  const linkTo = async (email: string, nth: number) => {
    await app.visitor().post('/api/forgot-password', { email })
    const links = () =>
      peers.smtp.received
        .filter(({ to }) => to.includes(email))
        .flatMap(({ words }) => /reset-password\?token=([\w-]+)/.exec(words)?.[1] ?? [])
    await eventually(async () => expect(links()).toHaveLength(nth))
    return links().at(-1)
  }
  const reset = (token: string | undefined) =>
    app.visitor().post('/api/reset-password', { token, newPassword })

  it.each(['an', 'no'])('leaves the other person no way into an account that had %s address', async had => {
    const [own, email] = [newEmail(), newEmail()]
    const [record, user] = [await enroll(had === 'an' ? own : undefined), await join(email)]
    const mergeId = await merge(record, user)
    expect((await reset(await linkTo(email, 1))).status).toBe(200)
    const { browser, status } = await signIn(email, newPassword)
    expect(status).toBe(200)
    const [key, code, link] = [await addPasskey(browser), await makeCode(browser), await linkTo(email, 2)]
    await confirmPhone(browser)
    await undo(mergeId)
    expect(await phonesOf(record)).toEqual([])
    if (had === 'no') await app.modules.identity.addContact(record, { email: own, sharesContacts: false })
    expect((await app.modules.identity.currentUser(record)).email).toBe(own)
    expect([await userOf(browser), (await enter(key)).status, await enterBy(own, code)]).toEqual([
      401, 401, 401,
    ])
    expect((await reset(link)).code).toBe('invalid-reset-link')
    expect([(await signIn(own, newPassword)).status, (await signIn(own, password)).status]).toEqual([
      401, 401,
    ])
    expect((await signIn(email, password)).status).toBe(200)
  })

  it('ends what the other person added with a passkey of their own, but not what was there before', async () => {
    const [own, email] = [newEmail(), newEmail()]
    const [survivor, user] = [await join(own), await join(email)]
    const [left, right] = [(await signIn(own, password)).browser, (await signIn(email, password)).browser]
    const [ownKey, ownCode, key] = [await addPasskey(left), await makeCode(left), await addPasskey(right)]
    const mergeId = await merge(survivor, user)
    const { browser } = await enter(key)
    const added = await addPasskey(browser)
    await confirmPhone(browser)
    await undo(mergeId)
    expect(await phonesOf(survivor), 'an unconfirmed phone gets no code').toEqual([false])
    const entered = await Promise.all([ownKey, key, added].map(enter))
    expect(entered.map(({ status }) => status)).toEqual([200, 200, 401])
    expect([await userOf(browser), await enterBy(own, ownCode)]).toEqual([401, 200])
    expect((await signIn(own, password)).status).toBe(200)
  })

  it('is refused if somebody else has been given the address since', async () => {
    const [own, email] = [newEmail(), newEmail()]
    const [record, user] = [await enroll(own), await join(email)]
    const mergeId = await merge(record, user)
    await app.modules.identity.removeContact(record, { kind: 'email', value: own })
    await enroll(own)
    await expect(undo(mergeId)).rejects.toMatchObject({ code: 'contact-taken-since' })
  })

  it('returns the passkeys and recovery codes that earlier versions deleted', async () => {
    const { identity } = app.modules
    const [record, user] = [await enroll(), await join(newEmail())]
    const add = async (memberId: string) => {
      const [id, hash] = [randomUUID(), randomUUID()]
      await app.database.run(
        `insert into identity.passkey (id, member_id, credential_id, public_key, counter, transports, name, created_at)
         values ($1::uuid, $2, $1::text, 'key', 0, '{}', 'A phone', now())`,
        [id, memberId],
      )
      await app.database.run(
        'insert into identity.recovery_code (code_hash, member_id, created_at) values ($1, $2, now())',
        [hash, memberId],
      )
      return [id, hash]
    }
    const waysOf = async (memberId: string) =>
      app.database.run(
        `select (select array_agg(id::text) from identity.passkey where member_id = $1) as keys,
           (select array_agg(code_hash) from identity.recovery_code where member_id = $1) as codes`,
        [memberId],
      )
    const [ownKey, ownCode] = await add(record)
    const [key, code] = await add(user)
    const effects = JSON.parse(
      JSON.stringify(await identity.mergeMembers(record, user, app.clock.now())),
    ) as MergedMember
    // What an earlier version left behind.
    const { survivor, absorbed, merged, photo } = effects
    for (const fields of [survivor.member, absorbed.member, merged])
      delete (fields as { birthday?: unknown }).birthday
    await app.database.run('delete from identity.passkey where id = $1', [key])
    await app.database.run('delete from identity.recovery_code where code_hash = $1', [code])
    await app.database.run('delete from identity.recovery_code where code_hash = $1', [ownCode])
    await app.database.run(
      'insert into identity.recovery_code (code_hash, member_id, created_at) values ($1, $2, now())',
      [ownCode, record],
    )
    await identity.unmergeMembers({ survivor, absorbed, merged, photo }, app.clock.now())
    expect(await waysOf(user)).toEqual([{ keys: [key], codes: [code] }])
    expect(await waysOf(record)).toEqual([{ keys: [ownKey], codes: [ownCode] }])
  })
})

describe.each(usualDatabases)('a merge (%s)', database => {
  it('combines every column of members, except those that stay as they are', async () => {
    const app = await openTestApp({ database })
    onTestFinished(app.stop)
    const columns = (await app.database.run(
      `select attname as name from pg_attribute
       where attrelid = 'identity.member'::regclass and attnum > 0 and not attisdropped and attgenerated = $1`,
      [''],
    )) as { name: string }[]
    const kept = ['id', 'staff_role', 'closed_at', 'grants_from']
    expect(columns.map(({ name }) => name).toSorted()).toEqual([...kept, ...mergedColumns].toSorted())
  })

  it('keeps a printed card for its undo', async () => {
    const app = await openTestApp({ database })
    onTestFinished(app.stop)
    const { identity, arrivals } = app.modules
    const enroll = async (firstName: string) =>
      (await identity.enroll({ firstName, lastName: 'Hart', consents: [], sharesContacts: false })).memberId
    const [survivorId, absorbedId] = [await enroll('Sue'), await enroll('Susan')]
    const { cards } = await identity.printClaimCards({ whom: 'member', memberId: absorbedId }, null)
    const actor = { actor: 'staff:tess', actorName: 'Tess' }
    const { id } = await arrivals.mergeMembers({ survivorId, absorbedId, ...actor })
    await arrivals.undoMerge(id, 'staff:tess')
    const browser = app.visitor()
    const claimed = await browser.post('/api/auth/claim', { code: cards[0]?.code, answer: '' })
    expect(claimed.status, claimed.text).toBe(200)
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({ id: absorbedId })
  })
})

describe('the fields of an undone merge', () => {
  const proved = '2026-11-01T10:00:00Z'
  const account = (changes: Partial<AccountFields>): AccountFields => ({
    ...{ id: 'sue', email: null, password_hash: null, email_proved_at: null },
    ...{ first_name: 'Sue', last_name: 'Hart', date_of_birth: null, birthday: null },
    ...{ created_at: proved, last_login_at: null, ...changes },
  })
  const typed = { email: 'a@velora.test' }
  const users = { email: 'b@velora.test', password_hash: 'theirs', email_proved_at: proved }
  const owners = { ...typed, password_hash: 'own' }

  it.each([
    ['an address and a password that were taken', typed, users, {}, typed],
    ['a password chosen since', typed, users, { password_hash: 'new' }, typed],
    ['a first password chosen since', typed, typed, { password_hash: 'new' }, typed],
    ['an address confirmed since', {}, users, { email: 'c@velora.test', email_proved_at: 'later' }, {}],
    ['a proof of the other address', {}, users, { email_proved_at: 'later' }, {}],
    [
      ...(['all but an address typed at the desk', typed, users] as const),
      { email: 'c@velora.test', email_proved_at: null },
      { email: 'c@velora.test' },
    ],
  ])('lose %s', (_, before, merged, since, after) => {
    const now = account({ ...merged, ...since })
    expect(unmergedFields(now, account(before), account(merged))).toEqual(account(after))
  })

  it('keep what a person with a password changed', () => {
    const now = account({ email: 'c@velora.test', password_hash: 'new', email_proved_at: 'later' })
    expect(unmergedFields(now, account(owners), account(owners))).toEqual(now)
  })
})
