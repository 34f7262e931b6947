import { afterEach, describe, expect, it } from 'vitest'
import { campaignNow, decide, deliver, type Result } from '../../../support/audience.ts'
import { usualDatabases } from '../../../support/databases.ts'
import { eventually } from '../../../support/eventually.ts'
import { openWithPeers, type Peers } from '../../../support/messaging-peers.ts'
import { Refusing, startSmtpPeer } from '../../../support/smtp-peer.ts'

/** More than are under way once a slow provider has answered. */
const names = Array.from({ length: 18 }, (_, n) => `Guest${n}`)
/** Five are under way until the server has answered, and the first four failures don't open the breaker yet. */
const mostTried = 9
const news = { subject: 'A quiet Tuesday', message: 'Come by.' }
const offer = { title: 'Flash Sale', message: 'Twenty percent off.' }

describe.each(usualDatabases)('a provider that is away (%s)', database => {
  let peers: Peers
  afterEach(() => peers.stop())

  const open = async (hooks: Parameters<typeof openWithPeers>[2] = {}, smtpSilenceMs?: number) => {
    peers = await openWithPeers(database, {}, hooks, smtpSilenceMs)
    return peers
  }
  const minutes = async (count: number, step = 1) => {
    for (let minute = 0; minute < count; minute += step) {
      peers.app.clock.advance({ minutes: step })
      await deliver(peers.app)
    }
  }
  const agreeToTexts = async () => {
    for (const [n, name] of names.entries())
      await decide(peers.app, name, 'sms', true, { number: `+131055501${String(n).padStart(2, '0')}` })
  }
  const states = async (): Promise<Readonly<Record<string, number>>> => {
    const rows = await peers.app.database.run(
      'select state, count(*)::int as count from messaging.delivery where $1 group by state',
      [true],
    )
    return Object.fromEntries((rows as { state: string; count: number }[]).map(row => [row.state, row.count]))
  }
  const tried = async () => {
    const [row] = (await peers.app.database.run(
      'select max(attempts)::int as most, count(*) filter (where attempts > 0)::int as rows from messaging.delivery where $1',
      [true],
    )) as { most: number; rows: number }[]
    return row
  }

  it('for mail, ten minutes: is asked for a few a minute, and everybody gets it once when it is back', async () => {
    const { app, smtp, order } = await open()
    for (const name of names) await decide(app, name, 'email', true)
    const port = Number(new URL(smtp.url).port)
    await smtp.stop()
    const result = await order<Result>('email-campaign', news)
    await deliver(app)
    expect(await states()).toEqual({ pending: names.length })
    expect((await tried())?.rows).toBeLessThanOrEqual(mostTried)
    await minutes(10)
    expect(await states()).toEqual({ pending: names.length })
    const back = await startSmtpPeer({}, port)
    await minutes(40, 4)
    expect(back.received.map(({ to: [address] }) => address).sort()).toEqual(
      names.map(name => `${name.toLowerCase()}@velora.test`).sort(),
    )
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: names.length })
    await back.stop()
  })

  it('for mail, and hangs: nothing that was not taken is lost, and push goes out meanwhile', async () => {
    let hangs = true
    const { app, order, device } = await open({
      onMailFrom: (_from, _session, answer) => void (hangs || answer()),
    })
    const phone = await device('Mia')
    for (const name of names) await decide(app, name, 'email', true)
    const mail = await order<Result>('email-campaign', news)
    const push = await order<Result>('send-promotion', offer)
    await deliver(app)
    expect(phone.messages()).toHaveLength(1)
    expect(await campaignNow(app, push)).toMatchObject({ state: 'done', successCount: 1 })
    expect((await tried())?.most).toBe(1)
    await minutes(2)
    hangs = false
    await minutes(40, 4)
    expect(await campaignNow(app, mail)).toMatchObject({
      state: 'done',
      successCount: names.length,
      unknownCount: 0,
    })
    expect(peers.smtp.received).toHaveLength(names.length)
  })

  it('for mail, and is slow: what is scheduled in the meantime goes out at its time', async () => {
    const release = Promise.withResolvers<void>()
    let asked = 0
    const onMailFrom = async (_from: unknown, _session: unknown, answer: () => void) => {
      asked += 1
      await release.promise
      answer()
    }
    const { app, order, device } = await open({ onMailFrom }, 30_000)
    const phone = await device('Mia')
    for (const name of names) await decide(app, name, 'email', true)
    const mail = await order<Result>('email-campaign', news)
    await order('notifications/send', { ...offer, scheduledFor: '2026-11-21T10:01:00' })
    const shift = deliver(app)
    await eventually(async () => expect(asked).toBe(5))
    app.clock.advance({ minutes: 1 })
    await eventually(async () => expect(phone.messages()).toHaveLength(1))
    release.resolve()
    await shift
    await deliver(app)
    expect(await campaignNow(app, mail)).toMatchObject({ state: 'done', successCount: names.length })
  })

  it('for SMS, and answers 500: everybody gets it once when it is well', async () => {
    const { app, order, twilio } = await open()
    await agreeToTexts()
    twilio.otherwise = { status: 500, code: 20500 }
    const result = await order<Result>('sms-campaign', { message: 'Your spa misses you' })
    await minutes(3)
    expect(twilio.received.length).toBeLessThanOrEqual(4 * mostTried)
    twilio.otherwise = undefined
    twilio.received.length = 0
    await minutes(50, 5)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: names.length })
    expect(new Set(twilio.received.map(({ to }) => to)).size).toBe(names.length)
    expect(twilio.received).toHaveLength(names.length)
  })

  it('for SMS, and hangs up each time: a few are unknown, the rest is held back until it is well', async () => {
    const { app, order, twilio } = await open()
    await agreeToTexts()
    twilio.otherwise = 'hangs up'
    const result = await order<Result>('sms-campaign', { message: 'Your spa misses you' })
    await deliver(app)
    const cutOff = twilio.received.length
    expect(cutOff).toBeGreaterThanOrEqual(5)
    expect(cutOff).toBeLessThanOrEqual(mostTried)
    twilio.otherwise = undefined
    await minutes(2)
    expect(await campaignNow(app, result)).toMatchObject({
      state: 'done',
      unknownCount: cutOff,
      successCount: names.length - cutOff,
    })
    expect(new Set(twilio.received.map(({ to }) => to)).size).toBe(names.length)
    expect(twilio.received).toHaveLength(names.length)
  })

  it('for SMS, and is slow: five are under way until it has answered, and then ten', async () => {
    const { app, order, twilio } = await open()
    await agreeToTexts()
    const [first, others] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    twilio.otherwise = first.promise
    await order<Result>('sms-campaign', { message: 'Your spa misses you' })
    const shift = deliver(app)
    await eventually(async () => expect(twilio.received).toHaveLength(5))
    twilio.otherwise = others.promise
    first.resolve()
    await eventually(async () => expect(twilio.received).toHaveLength(15))
    others.resolve()
    await shift
    expect(twilio.received).toHaveLength(names.length)
  })

  it('for pushes, and answers 500 or 429: each device gets it once when it is well', async () => {
    const { app, order, device } = await open()
    const devices = []
    for (const name of names.slice(0, 8)) devices.push(await device(name))
    for (const [n, phone] of devices.entries()) phone.answers = n % 2 ? 429 : 500
    const result = await order<Result>('send-promotion', offer)
    await deliver(app)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', pendingCount: 8 })
    for (const phone of devices) phone.answers = 'properly'
    await minutes(10)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: 8 })
    expect(devices.map(phone => phone.messages().length)).toEqual(devices.map(() => 1))
  })

  it('for good: after six attempts in nine hours it has failed, and that is shown', async () => {
    const { app, order } = await open({ onRcptTo: (_to, _session, answer) => answer(new Refusing(451)) })
    await decide(app, 'Mia', 'email', true)
    const result = await order<Result>('email-campaign', news)
    await deliver(app)
    for (const wait of [2, 7, 40, 150]) {
      app.clock.advance({ minutes: wait })
      await deliver(app)
    }
    expect(await campaignNow(app, result)).toMatchObject({ state: 'sending', pendingCount: 1 })
    expect((await tried())?.most).toBe(5)
    app.clock.advance({ minutes: 440 })
    await deliver(app)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', failureCount: 1 })
  })
})
