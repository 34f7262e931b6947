import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import { campaignNow, decide, deliver } from '../../../support/audience.ts'

const news = { subject: 'A quiet Tuesday', message: 'Our rooms are free.' }

describe('a channel that no provider takes messages of', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
    await decide(app, 'Mia', 'email', true)
    await decide(app, 'Mia', 'sms', true, { number: '+13105550142' })
  })
  afterAll(() => app.stop())

  const mails = () => app.database.run('select * from messaging.mail where $1', [true])
  const post = async (path: string, body: unknown) => {
    const { status, code, text } = await (await app.staff('owner')).post(`/api/admin/${path}`, body)
    return { status, code, message: (JSON.parse(text) as { message?: string }).message }
  }

  it.each([
    ['email-campaign', news, /^Email isn’t set up/],
    ['email-campaign', { ...news, sendToAll: true }, /^Email isn’t set up/],
    ['sms-campaign', { message: 'Two rooms are free' }, /^SMS isn’t set up/],
    ['campaigns/test', { channel: 'email', title: 'Hi', message: 'Hi', to: 'o@clinic.test' }, /^Email isn’t/],
    ['campaigns/test', { channel: 'sms', message: 'Hi', to: '310 555 0150' }, /^SMS isn’t set up/],
  ])('refuses before anything begins: %s %j', async (path, body, sentence) => {
    expect(await post(path, body)).toEqual({
      status: 400,
      code: 'channel-not-set-up',
      message: expect.stringMatching(sentence),
    })
    expect(await app.modules.messaging.countCampaigns(undefined)).toBe(0)
    expect(await mails()).toEqual([])
  })

  it('says so before anybody writes, and says nothing of notifications', async () => {
    const olga = await app.staff('owner')
    const isSetUp = async (kind: string) =>
      (await olga.get(`/api/admin/campaign-preview?kind=${kind}`)).json<{ isSetUp: boolean }>().isSetUp
    expect(await Promise.all(['email', 'sms', 'notification', 'promotion', 'birthday'].map(isSetUp))).toEqual(
      [false, false, true, true, true],
    )
  })

  it('keeps no notification from the app', async () => {
    const words = { title: 'A quiet Tuesday', message: 'Our rooms are free.', type: 'GENERAL' }
    await decide(app, 'Mia', 'push', true)
    expect((await post('notifications/send', words)).status).toBe(200)
    await deliver(app)
    const inApp = (await (await app.member('Mia')).get('/api/notifications')).json<{ title: string }[]>()
    expect(inApp.map(({ title }) => title)).toContain('A quiet Tuesday')
  })

  it('lets what was under way wait, counted as sent by nobody', async () => {
    const { messaging } = app.modules
    const order = {
      kind: 'promotion' as const,
      type: 'PROMOTION' as const,
      imageUrl: null,
      scheduledFor: null,
    }
    const audience = { kind: 'ALL' as const, tier: null, leastPoints: null, mostPoints: null }
    await decide(app, 'Mia', 'push', true)
    const words = { title: news.subject, message: news.message, sendToAll: false }
    const campaignId = await messaging.startCampaign({ ...order, ...words, audience }, 'Olga')
    // As if it had begun while there was a mail server.
    await app.database.run(`update messaging.campaign set kind = 'email', channel = 'email'`)
    await app.database.run(`update messaging.delivery set channel = 'email', target = 'mia@velora.test'`)
    await deliver(app)
    expect(await campaignNow(app, { campaignId })).toMatchObject({
      state: 'sending',
      successCount: 0,
      failureCount: 0,
      pendingCount: 1,
    })
    await messaging.controlCampaign(campaignId, 'pause')
    expect(await post(`campaigns/${campaignId}/resume`, undefined)).toMatchObject({
      code: 'channel-not-set-up',
    })
    expect((await post(`campaigns/${campaignId}/cancel`, undefined)).status).toBe(200)
  })

  it('marks no mail as sent, keeps no link and says why', async () => {
    await app.modules.identity.sendResetLink({ requestId: crypto.randomUUID(), email: 'mia@velora.test' })
    await app.modules.messaging.deliverMails(() => false)
    expect(await mails()).toEqual([
      expect.objectContaining({
        subject: 'Reset your password',
        state: 'failed',
        failure: 'Email isn’t set up.',
        channel: null,
        contents: null,
      }),
    ])
    expect((await app.visitor().post('/api/forgot-password', { email: 'mia@velora.test' })).json()).toEqual({
      message: 'If an account has this address, a link to choose a new password is on its way.',
    })
  })
})
