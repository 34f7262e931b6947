import { afterEach, describe, expect, it } from 'vitest'
import { campaignNow, decide, deliver, type Result } from '../../../support/audience.ts'
import { usualDatabases } from '../../../support/databases.ts'
import { openWithPeers, type Peers, twilioAccount } from '../../../support/messaging-peers.ts'
import { callAsTwilio } from '../../../support/twilio-call.ts'

const news = { subject: 'A quiet Tuesday', message: 'Come by.' }

/** What a mail server says of a recipient. */
class Saying extends Error {
  readonly responseCode: number
  constructor(words: string) {
    super(words.slice(4))
    this.responseCode = Number(words.slice(0, 3))
  }
}

describe.each(usualDatabases)('what providers say (%s)', database => {
  let peers: Peers
  afterEach(() => peers.stop())

  it('of an address ends mail to it where there is none, and not where there is', async () => {
    const words: Readonly<Record<string, string>> = {
      mia: '550 5.1.1 No such user',
      ava: '551 5.1.6 Mailbox has moved',
      eve: '550 5.1.10 Recipient address has a null MX',
      ida: '553 5.1.8 Bad sender address',
      zoe: '552 5.2.2 Mailbox full',
      lea: '550 5.7.1 We do not like you',
    }
    const wordsTo = ({ address }: { address: string }) => words[address.split('@')[0] ?? '']
    peers = await openWithPeers(
      database,
      {},
      {
        onRcptTo: (to, _session, answer) => {
          const said = wordsTo(to)
          answer(said ? new Saying(said) : null)
        },
      },
    )
    const { app, smtp, order } = peers
    for (const name of ['Mia', 'Ava', 'Eve', 'Ida', 'Zoe', 'Lea', 'Noor'])
      await decide(app, name, 'email', true)
    const first = await order<Result>('email-campaign', news)
    await deliver(app)
    expect(await campaignNow(app, first)).toMatchObject({ state: 'done', successCount: 1, failureCount: 6 })
    expect(smtp.received.map(({ to: [address] }) => address)).toEqual(['noor@velora.test'])
    const next = await order<Result>('email-campaign', { ...news, sendToAll: true })
    expect(next.skipped).toEqual([{ reason: 'suppressed', count: 3 }])
    const ended = await app.database.run(`select target from messaging.suppression order by target`)
    expect(ended).toEqual(['ava', 'eve', 'mia'].map(name => ({ target: `${name}@velora.test` })))
  })

  it('of an address in a service mail ends marketing to it', async () => {
    peers = await openWithPeers(
      database,
      {},
      { onRcptTo: (_to, _session, answer) => answer(new Saying('550 5.1.1 No such user')) },
    )
    const { app, order } = peers
    await decide(app, 'Mia', 'email', true)
    const to = { email: 'mia@velora.test', firstName: 'Mia' }
    await app.modules.messaging.sendMail({ to, subject: 'Hello', kind: 'service', lines: ['Hello.'] })
    await app.modules.messaging.deliverMails(() => false)
    expect((await order<Result>('email-campaign', news)).skipped).toEqual([
      { reason: 'suppressed', count: 1 },
    ])
  })

  it.each([404, 410])(
    'of a device that is gone (%i) removes it, and the member has it in the app',
    async status => {
      peers = await openWithPeers(database)
      const { app, order, device } = peers
      const phone = await device('Mia')
      phone.answers = status
      const result = await order<Result>('send-promotion', {
        title: 'Flash Sale',
        message: 'Twenty percent off.',
      })
      await deliver(app)
      expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: 1 })
      const mia = await app.member('Mia')
      expect((await mia.get('/api/notifications/push')).json()).toMatchObject({ devices: [] })
      expect((await mia.get('/api/notifications')).json()).toMatchObject([{ title: 'Flash Sale' }])
    },
  )
})

describe.each(usualDatabases)('what becomes of an SMS (%s)', database => {
  let peers: Peers
  afterEach(() => peers.stop())

  const numbers = { Mia: '+13105550141', Noor: '+13105550142', Ava: '+13105550143', Eve: '+13105550144' }
  const send = async () => {
    for (const [name, number] of Object.entries(numbers))
      await decide(peers.app, name, 'sms', true, { number })
    const result = await peers.order<Result>('sms-campaign', { message: 'Your spa misses you' })
    await deliver(peers.app)
    return result
  }
  const report = (
    number: string,
    MessageStatus: string,
    more: Readonly<Record<string, string>> = {},
    signature?: string,
  ) => {
    const callback = peers.twilio.received.find(({ to }) => to === number)?.callback ?? ''
    const fields = { To: number, MessageSid: 'SM1', MessageStatus, ...more }
    return callAsTwilio(peers.app, twilioAccount.token, new URL(callback).pathname, fields, signature)
  }
  const shown = async ({ campaignId }: Result) =>
    (await (await peers.app.staff('manager')).get(`/api/admin/campaigns/${campaignId}`)).json()

  it('is told by the provider later, and shown in the campaign’s history', async () => {
    peers = await openWithPeers(database)
    const result = await send()
    expect(await shown(result)).toMatchObject({ successCount: 4, deliveredCount: 0, undeliveredCount: 0 })
    await report(numbers.Mia, 'sent')
    await report(numbers.Mia, 'delivered')
    await report(numbers.Mia, 'sent')
    await report(numbers.Mia, 'queued')
    await report(numbers.Noor, 'undelivered', { ErrorCode: '30005' })
    const failed = await report(numbers.Ava, 'failed', { ErrorCode: '30008' })
    expect([failed.status, failed.text]).toEqual([200, '<Response/>'])
    expect(await shown(result)).toMatchObject({
      total: 4,
      successCount: 3,
      failureCount: 1,
      deliveredCount: 1,
      undeliveredCount: 1,
      state: 'done',
    })
    const [inList] = (await (await peers.app.staff('manager')).get('/api/admin/campaigns')).json<object[]>()
    expect(inList).toMatchObject({ deliveredCount: 1 })
  })

  it('is not what somebody else says', async () => {
    peers = await openWithPeers(database)
    const result = await send()
    const forged = await report(numbers.Mia, 'delivered', {}, Buffer.alloc(20).toString('base64'))
    expect([forged.status, forged.code]).toEqual([403, 'forged-call'])
    expect(await shown(result)).toMatchObject({ deliveredCount: 0 })
  })

  it('is known after all when it was cut off, and never sent again', async () => {
    peers = await openWithPeers(database)
    peers.twilio.answers.set(numbers.Mia, 'hangs up')
    peers.twilio.answers.set(numbers.Noor, 'hangs up')
    const result = await send()
    expect(await shown(result)).toMatchObject({ successCount: 2, unknownCount: 2 })
    await report(numbers.Mia, 'delivered')
    await report(numbers.Noor, 'failed', { ErrorCode: '30001' })
    expect(await shown(result)).toMatchObject({
      successCount: 3,
      failureCount: 1,
      unknownCount: 0,
      deliveredCount: 1,
    })
    peers.app.clock.advance({ days: 1 })
    await deliver(peers.app)
    expect(peers.twilio.received).toHaveLength(4)
  })

  it.each(['answer', 'report'])('stops all to a number that wants none: 21610 in the %s', async where => {
    peers = await openWithPeers(database)
    if (where === 'answer') peers.twilio.answers.set(numbers.Mia, { status: 400, code: 21610 })
    await send()
    if (where === 'report') await report(numbers.Mia, 'undelivered', { ErrorCode: '21610' })
    const next = await peers.order<Result>('sms-campaign', { message: 'Again', sendToAll: true })
    expect(next).toMatchObject({ totalRecipients: 3, skipped: [{ reason: 'stopped', count: 1 }] })
  })
})
