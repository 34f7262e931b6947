import { afterEach, describe, expect, it } from 'vitest'
import { campaignNow, decide, deliver, type Result } from '../../support/audience.ts'
import { usualDatabases } from '../../support/databases.ts'
import { openWithPeers, type Peers } from '../../support/messaging-peers.ts'
import { Refusing } from '../../support/smtp-peer.ts'

/** More than the five that are tried before it stops asking. */
const names = Array.from({ length: 12 }, (_, n) => `Guest${n}`)
const news = { subject: 'A quiet Tuesday', message: 'Come by.' }
const offer = { title: 'Flash Sale', message: 'Twenty percent off.' }

interface Waiting {
  readonly waiting: {
    readonly why: string
    readonly reason: string | null
    readonly at: string | null
  } | null
}

describe.each(usualDatabases)('trouble with the clinic’s own account (%s)', database => {
  let peers: Peers
  afterEach(() => peers.stop())

  const shown = async ({ campaignId }: Result) =>
    (await (await peers.app.staff('owner')).get(`/api/admin/campaigns/${campaignId}`)).json<
      Result & Waiting & { state: string }
    >()
  const findings = async () =>
    (await (await peers.app.staff('owner')).get('/api/admin/setup')).json<
      { code: string; severity: string; what: string }[]
    >()
  const trouble = async () =>
    (await findings()).filter(({ code }) => /^(email|sms|push)-/.test(code)).map(({ code }) => code)
  const attempts = async () => {
    const [row] = (await peers.app.database.run(
      'select max(attempts)::int as most from messaging.delivery where $1',
      [true],
    )) as { most: number }[]
    return row?.most
  }
  const check = async () =>
    (await (await peers.app.staff('owner')).post('/api/admin/mail-server/check')).json<{
      state: string
      words: string
    }>()

  const openWithSignIn = async () => {
    const account = { isGood: false, tries: 0 }
    peers = await openWithPeers(
      database,
      {},
      {
        disabledCommands: ['AUTH', 'STARTTLS'],
        onMailFrom(_from, _session, answer) {
          account.tries += 1
          answer(account.isGood ? null : new Refusing(530))
        },
      },
      5_000,
    )
    for (const name of names) await decide(peers.app, name, 'email', true)
    return account
  }

  it('at the mail server is one finding: the campaign says so, counts nobody as failed, and goes on when it is right', async () => {
    const account = await openWithSignIn()
    const { app, smtp, order } = peers
    const result = await order<Result>('email-campaign', news)
    await deliver(app)
    expect(account.tries).toBeLessThanOrEqual(5)
    expect(await shown(result)).toMatchObject({
      state: 'sending',
      pendingCount: names.length,
      failureCount: 0,
      waiting: {
        why: 'account trouble',
        reason: expect.stringMatching(/^The email server rejects the clinic’s sign-in: .*530/),
        at: expect.any(String),
      },
    })
    expect(await findings()).toContainEqual(
      expect.objectContaining({ code: 'email-refused', severity: 'critical' }),
    )
    expect(await attempts()).toBe(0)

    const before = account.tries
    app.clock.advance({ minutes: 2 })
    await deliver(app)
    expect(account.tries - before).toBe(1)
    await deliver(app)
    expect(account.tries - before).toBe(1)

    account.isGood = true
    app.clock.advance({ minutes: 6 })
    await deliver(app)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: names.length })
    expect(smtp.received).toHaveLength(names.length)
    expect(await trouble()).toEqual([])
  })

  it('is looked for by a button, and what waited goes out once all is well', async () => {
    const account = { isGood: false }
    peers = await openWithPeers(
      database,
      {},
      {
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        authOptional: true,
        onAuth: (_auth, _session, answer) =>
          account.isGood ? answer(null, { user: 'front' }) : answer(new Refusing(535)),
      },
      5_000,
      url => url.replace('smtp://', 'smtp://front:wrong@'),
    )
    const { app, order } = peers
    await decide(app, 'Mia', 'email', true)
    const result = await order<Result>('email-campaign', news)
    await deliver(app)
    expect((await shown(result)).waiting?.why).toBe('account trouble')
    expect(await check()).toEqual({
      state: 'refused',
      words: expect.stringMatching(/^The email server rejects the clinic’s sign-in: Invalid login: 535/),
    })
    account.isGood = true
    expect(await check()).toEqual({ state: 'well', words: 'The email server responds and lets us sign in.' })
    await deliver(app)
    expect(await shown(result)).toMatchObject({ state: 'done', successCount: 1, waiting: null })
  })

  it('that lets us in and refuses our sender is not well because a check could sign in', async () => {
    const account = await openWithSignIn()
    const { app, order } = peers
    const result = await order<Result>('email-campaign', news)
    await deliver(app)
    expect(await check()).toEqual({
      state: 'refused',
      words: expect.stringMatching(/^Signed in successfully\. .*530/),
    })
    expect(await trouble()).toEqual(['email-refused'])
    account.isGood = true
    await check()
    await deliver(app)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: names.length })
    expect(await trouble()).toEqual([])
  })

  it('leaves a link for a new password for later, without counting a try', async () => {
    const account = await openWithSignIn()
    const { app, smtp } = peers
    await app.modules.messaging.sendMail({
      to: { email: 'mia@velora.test', firstName: 'Mia' },
      subject: 'Your password was changed',
      lines: ['A line.'],
      kind: 'service',
    })
    for (let n = 0; n < 8; n++) {
      await app.modules.messaging.deliverMails(() => false)
      app.clock.advance({ minutes: 20 })
    }
    account.isGood = true
    await app.modules.messaging.deliverMails(() => false)
    expect(smtp.received).toHaveLength(1)
  })

  it('that lasts for an hour has the campaign wait for somebody’s word', async () => {
    const account = await openWithSignIn()
    const { app, smtp, order } = peers
    const result = await order<Result>('email-campaign', news)
    for (let minute = 0; minute < 65; minute += 5) {
      await deliver(app)
      app.clock.advance({ minutes: 5 })
    }
    account.isGood = true
    await deliver(app)
    expect(await shown(result)).toMatchObject({
      state: 'late',
      pendingCount: names.length,
      waiting: { why: 'late' },
    })
    expect(smtp.received).toEqual([])
    await order(`campaigns/${result.campaignId}/resume`)
    app.clock.advance({ minutes: 16 })
    await deliver(app)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: names.length })
  })

  it('at Twilio is told from what is wrong with a number', async () => {
    peers = await openWithPeers(database)
    const { app, twilio, order } = peers
    await decide(app, 'Mia', 'sms', true, { number: '+13105550142' })
    await decide(app, 'Noor', 'sms', true, { number: '+13105550143' })
    twilio.otherwise = { status: 401, code: 20003 }
    const result = await order<Result>('sms-campaign', { message: 'Come by.', sendToAll: true })
    await deliver(app)
    expect(await shown(result)).toMatchObject({
      state: 'sending',
      pendingCount: 2,
      unknownCount: 0,
      waiting: {
        why: 'account trouble',
        reason: expect.stringMatching(/^Twilio rejects the clinic’s sign-in: 20003/),
      },
    })
    expect(await trouble()).toEqual(['sms-refused'])
    twilio.otherwise = undefined
    app.clock.advance({ minutes: 2 })
    await deliver(app)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: 2 })
    expect(await trouble()).toEqual([])
  })

  it('at a push service: everybody has it in the app, few devices are asked, and the next campaign asks none', async () => {
    peers = await openWithPeers(database)
    const { app, order, device } = peers
    const phones: Awaited<ReturnType<Peers['device']>>[] = []
    for (const name of names) {
      phones.push(await device(name))
      await decide(app, name, 'push', true)
    }
    for (const phone of phones) phone.answers = 403
    const asked = () => phones.reduce((sum, { headers }) => sum + headers.length, 0)
    const result = await order<Result>('send-promotion', offer)
    await deliver(app)
    expect(await shown(result)).toMatchObject({
      state: 'done',
      pendingCount: names.length,
      waiting: {
        why: 'account trouble',
        reason: expect.stringContaining('rejects the clinic’s sign-in: status 403'),
      },
    })
    expect(await trouble()).toEqual(['push-refused'])
    const before = asked()
    const next = await order<Result>('send-promotion', { ...offer, title: 'Another one' })
    await deliver(app)
    expect(asked()).toBe(before)
    expect((await shown(next)).state).toBe('done')
    const notes = (await (await app.member('Guest0')).get('/api/notifications')).json<{ title: string }[]>()
    expect(notes.map(({ title }) => title).sort()).toEqual(['Another one', 'Flash Sale'])

    for (const phone of phones) phone.answers = 'properly'
    app.clock.advance({ minutes: 31 })
    await deliver(app)
    app.clock.advance({ minutes: 31 })
    await deliver(app)
    expect(await shown(result)).toMatchObject({ successCount: names.length, pendingCount: 0, waiting: null })
    expect(await trouble()).toEqual([])
  })

  it('is not to blame where one device has the keys of another clinic', async () => {
    peers = await openWithPeers(database)
    const { app, order, device } = peers
    const [good, odd] = [await device('Mia'), await device('Noor')]
    for (const name of ['Mia', 'Noor']) await decide(app, name, 'push', true)
    await order('send-promotion', offer)
    await deliver(app)
    odd.answers = 403
    const result = await order<Result>('send-promotion', { ...offer, title: 'Another one' })
    await deliver(app)
    expect(await shown(result)).toMatchObject({ successCount: 1, failureCount: 1, waiting: null })
    expect(await trouble()).toEqual([])
    expect(good.messages()).toHaveLength(2)
  })
})

describe.each(usualDatabases)('a campaign whose provider (%s)', database => {
  let peers: Peers
  afterEach(() => peers.stop())
  const shown = async ({ campaignId }: Result) =>
    (await (await peers.app.staff('owner')).get(`/api/admin/campaigns/${campaignId}`)).json<Waiting>()

  it('is away says so, and so does the owner’s page', async () => {
    peers = await openWithPeers(database)
    const { app, smtp, order } = peers
    for (const name of names) await decide(app, name, 'email', true)
    await smtp.stop()
    const result = await order<Result>('email-campaign', news)
    await deliver(app)
    expect((await shown(result)).waiting).toMatchObject({
      why: 'provider away',
      reason: expect.stringMatching(
        /^The email server can’t be reached: nothing is listening there \(.*ECONNREFUSED.*\)\.$/,
      ),
    })
    const found = (await (await app.staff('owner')).get('/api/admin/setup')).json<{ code: string }[]>()
    expect(found.map(({ code }) => code)).toContain('email-away')
  })

  it('waits for quiet hours to end, or for workers that do not run, says so', async () => {
    peers = await openWithPeers(database, { QUIET_HOURS: '09:00-12:00' })
    const { app, order } = peers
    await decide(app, 'Mia', 'email', true)
    const result = await order<Result>('email-campaign', news)
    await deliver(app)
    expect((await shown(result)).waiting).toMatchObject({
      why: 'quiet hours',
      at: '2026-11-21T20:00:00.000Z',
    })
    app.clock.set('2026-11-21T20:05:00Z')
    expect((await shown(result)).waiting).toMatchObject({ why: 'no worker' })
  })
})
