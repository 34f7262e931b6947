import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../support/app.ts'
import { decide } from '../../../support/audience.ts'
import { eventually } from '../../../support/eventually.ts'
import { openWithPeers, type Peers } from '../../../support/messaging-peers.ts'

const path = '/api/admin/campaigns/test'

describe('a message that is tried on the one who writes it', () => {
  let peers: Peers
  let app: TestApp
  beforeEach(async () => {
    peers = await openWithPeers('postgresql', { WORKERS: '1' })
    app = peers.app
  })
  afterEach(() => peers.stop())

  it('by mail goes to the address that was given, and is in no campaign’s figures', async () => {
    const olga = await app.staff('owner')
    const body = {
      channel: 'email',
      title: 'A quiet Tuesday',
      message: 'See https://a.test',
      to: 'olga@clinic.test',
    }
    expect((await olga.post(path, body)).json()).toEqual({ success: true })
    await eventually(async () =>
      expect(peers.smtp.received.map(({ to }) => to)).toEqual([['olga@clinic.test']]),
    )
    expect(peers.smtp.received[0]?.source).toContain('Subject: Test: A quiet Tuesday')
    expect(peers.smtp.received[0]?.words).not.toContain('/r/')
    expect(await app.modules.messaging.countCampaigns(undefined)).toBe(0)
    expect((await olga.get('/api/admin/audit')).json()).toContainEqual(
      expect.objectContaining({ action: 'sendTrial' }),
    )
  })

  it('by mail does not reach a member who ended mail', async () => {
    const olga = await app.staff('owner')
    await decide(app, 'Mia', 'email', false)
    const body = { channel: 'email', title: 'A quiet Tuesday', message: 'Come by.', to: 'MIA@velora.test' }
    expect((await olga.post(path, body)).code).toBe('address-unsubscribed')
    expect((await olga.post(path, { ...body, to: 'noor@velora.test' })).status).toBe(200)
    await eventually(async () =>
      expect(peers.smtp.received.map(({ to }) => to)).toEqual([['noor@velora.test']]),
    )
  })

  it('by SMS that the provider can’t take now is not tried behind the back of who waits for it', async () => {
    const olga = await app.staff('owner')
    peers.twilio.otherwise = { status: 503, code: 20503 }
    await olga.post(path, { channel: 'sms', message: 'Two rooms are free', to: '310 555 0151' })
    const states = () =>
      app.database.run(`select state::text from jobs.job where name = 'trial' and $1`, [true])
    await eventually(async () => expect(await states()).toEqual([{ state: 'failed' }]))
    peers.twilio.otherwise = undefined
  })

  it('by SMS goes to the number that was given, unless that answered STOP', async () => {
    const olga = await app.staff('owner')
    const body = { channel: 'sms', message: 'Two rooms are free', to: '310 555 0150' }
    await olga.post(path, body)
    await eventually(async () =>
      expect(peers.twilio.received).toMatchObject([{ to: '+13105550150', body: 'Two rooms are free' }]),
    )
    await app.database.run(
      `insert into messaging.suppression (channel, target, reason, at) values ('sms', '+13105550150', 'STOP', now())`,
    )
    expect((await olga.post(path, body)).code).toBe('number-stopped')
    expect((await olga.post(path, { ...body, to: '12' })).code).toBe('no-textable-number')
    expect(peers.twilio.received).toHaveLength(1)
  })

  it('by push goes to the devices of the member who is signed in beside the staff area, and to nobody else', async () => {
    const imageUrl = 'https://clinic.test/p.png'
    const body = { channel: 'push', title: 'Flash Sale', message: 'Today only', imageUrl }
    const alone = await app.staff('owner')
    expect((await alone.post(path, body)).code).toBe('no-push-device')
    const [phone, other] = [await peers.device('Mia'), await peers.device('Noor')]
    const mia = await app.member('Mia')
    await mia.post('/api/admin/verify', { code: '33334444' })
    expect((await mia.post(path, body)).json()).toEqual({ success: true })
    await eventually(async () =>
      expect(phone.messages()).toEqual([
        { title: 'Flash Sale', message: 'Today only', url: '/', tag: 'test message', imageUrl },
      ]),
    )
    expect(other.messages()).toEqual([])
  })
})
