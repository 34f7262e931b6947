import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { decide } from '../support/audience.ts'

const token = 'the-account-token'

describe('what a phone answers to an SMS', () => {
  let app: TestApp
  beforeAll(async () => {
    const from = '+13105550100'
    app = await openTestApp({
      database: 'embedded',
      env: { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from },
    })
    await decide(app, 'Mia', 'sms', true, { number: '+13105550142' })
  })
  afterAll(() => app.stop())

  const path = '/api/webhooks/twilio'
  const call = (Body: string, signature?: string) => {
    const fields: Record<string, string> = { From: '+13105550142', Body, MessageSid: 'SM1' }
    const words = Object.keys(fields)
      .sort()
      .map(name => `${name}${fields[name]}`)
      .join('')
    const signed = createHmac('sha1', token).update(`http://velora.test${path}${words}`).digest('base64')
    return app.visitor().post(path, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': '',
      'x-twilio-signature': signature ?? signed,
    })
  }
  const reached = async () => {
    const audience = { kind: 'ALL', tier: null, leastPoints: null, mostPoints: null } as const
    return (await app.modules.messaging.previewCampaign({ kind: 'sms', audience, sendToAll: true })).willGet
  }

  it('ends all SMS with STOP, in any spelling, and allows them with START', async () => {
    expect(await reached()).toBe(1)
    const answer = await call(' Stop ')
    expect([answer.status, answer.text]).toEqual([200, '<Response/>'])
    expect(await reached()).toBe(0)
    await call('Thank you')
    expect(await reached()).toBe(0)
    await call('START')
    expect(await reached()).toBe(1)
  })

  it('counts only when the provider signed it', async () => {
    for (const signature of ['', 'AAAA', Buffer.alloc(20).toString('base64')]) {
      const answer = await call('STOP', signature)
      expect([answer.status, answer.code]).toEqual([403, 'forged-call'])
    }
    expect(await reached()).toBe(1)
  })
})
