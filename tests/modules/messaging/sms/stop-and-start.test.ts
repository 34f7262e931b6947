import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import { decide } from '../../../support/audience.ts'
import { usualDatabases } from '../../../support/databases.ts'
import { callAsTwilio } from '../../../support/twilio-call.ts'

const token = 'the-account-token'
const number = '+13105550142'

describe.each(usualDatabases)('what a phone answers to an SMS (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    const from = '+13105550100'
    app = await openTestApp({
      database,
      env: {
        TWILIO_ACCOUNT_SID: 'AC1',
        TWILIO_AUTH_TOKEN: token,
        TWILIO_FROM: from,
        CLINIC_NAME: 'Glow & Co',
      },
    })
    await decide(app, 'Mia', 'sms', true, { number })
    await decide(app, 'Noor', 'sms', false)
  })
  afterAll(() => app.stop())

  const path = '/api/webhooks/twilio'
  const say = (Body: string, more: Readonly<Record<string, string>> = {}, signature?: string) =>
    callAsTwilio(app, token, path, { From: number, Body, MessageSid: 'SM1', ...more }, signature)
  const reached = async () => {
    const audience = { kind: 'ALL', tier: null, leastPoints: null, mostPoints: null } as const
    const order = { kind: 'sms', type: 'PROMOTION', audience, sendToAll: true } as const
    return (await app.modules.messaging.previewCampaign(order)).willGet
  }
  const history = async (name: string) =>
    (await app.modules.messaging.listConsents((await app.member(name)).id)).map(({ given, source }) => [
      given,
      source,
    ])

  it.each<readonly [string, string]>([
    ['STOP', 'START'],
    [' Stop ', 'yes'],
    ['STOPALL', 'Unstop'],
    ...['unsubscribe', 'CANCEL', 'End', 'QUIT'].map(word => [word, 'START'] as const),
  ])('ends all SMS with "%s", says so, and allows them with "%s"', async (word, start) => {
    expect(await reached()).toBe(1)
    const answer = await say(word)
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8'])
    expect(answer.text).toBe(
      '<Response><Message>You are unsubscribed from Glow &amp; Co texts. Reply START to resubscribe.</Message></Response>',
    )
    expect(await reached()).toBe(0)
    expect((await say('Thank you')).text).toBe('<Response/>')
    expect(await reached()).toBe(0)
    expect((await say(start)).text).toContain('You will get texts from Glow &amp; Co again.')
    expect(await reached()).toBe(1)
  })

  it('stands in the history of who agreed, once, and START is no consent of somebody who never gave it', async () => {
    const before = await history('Mia')
    await say('STOP')
    await say('STOP')
    await say('START')
    await say('START')
    expect(await history('Mia')).toEqual([[true, 'text message'], [false, 'text message'], ...before])
    await callAsTwilio(app, token, path, { From: '+13105550199', Body: 'START' })
    expect(await history('Noor')).toEqual([[false, 'profile']])
    expect(await reached()).toBe(1)
  })

  it('is helped with HELP, and left to the provider that has answered already', async () => {
    for (const word of ['help', 'INFO'])
      expect((await say(word)).text).toContain('Reply STOP to unsubscribe.')
    expect((await say('STOP', { OptOutType: 'STOP' })).text).toBe('<Response/>')
    expect(await reached()).toBe(0)
    await say('START')
  })

  it('changes nothing for who agreed with another number since', async () => {
    await decide(app, 'Ava', 'sms', true, { number })
    await decide(app, 'Ava', 'sms', true, { number: '+13105550177' })
    await say('STOP')
    await say('START')
    expect(await history('Ava')).toEqual([
      [true, 'profile'],
      [true, 'profile'],
    ])
    await decide(app, 'Ava', 'sms', false)
  })

  it('is no consent for a number that a member had at STOP, and has no more', async () => {
    const [From, before] = ['+13105550188', await reached()]
    await decide(app, 'Zoe', 'sms', true, { number: From })
    await say('STOP', { From })
    await app.modules.messaging.endTexts((await app.member('Zoe')).id, From)
    await say('START', { From })
    expect(await reached()).toBe(before)
    expect(await history('Zoe')).toEqual([
      [false, 'contact changed'],
      [false, 'text message'],
      [true, 'profile'],
    ])
  })

  it('is understood in a word of the clinic’s own, as the provider says what it means', async () => {
    expect((await say('ADIOS', { OptOutType: 'STOP' })).text).toBe('<Response/>')
    expect(await reached()).toBe(0)
    await say('HOLA', { OptOutType: 'START' })
    expect(await reached()).toBe(1)
  })

  it('counts only when the provider signed it, and never when it is only opened', async () => {
    for (const signature of ['', 'AAAA', Buffer.alloc(20).toString('base64')]) {
      const answer = await say('STOP', {}, signature)
      expect([answer.status, answer.code]).toEqual([403, 'forged-call'])
    }
    expect((await app.visitor().get(`${path}?From=${encodeURIComponent(number)}&Body=STOP`)).status).toBe(404)
    expect(await reached()).toBe(1)
  })
})
