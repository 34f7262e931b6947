import { beforeEach, describe, expect, it } from 'vitest'
import {
  audienceOf,
  type CampaignOrder,
  channelOf,
  statsFrom,
} from '../../../../src/modules/messaging/campaigns/campaign.ts'
import { type Clinic, ines, openClinic } from '../clinic.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})

const order = (changes: Partial<CampaignOrder> = {}): CampaignOrder => ({
  kind: 'email',
  title: 'Glow week',
  message: 'A calm hour.',
  type: 'PROMOTION',
  audience: audienceOf('ALL'),
  imageUrl: null,
  sendToAll: false,
  scheduledFor: null,
  ...changes,
})
const start = (changes: Partial<CampaignOrder> = {}) => clinic.messaging.startCampaign(order(changes), ines)
const find = (id: string) => clinic.messaging.findCampaign(id)

describe('a campaign', () => {
  it('begins at once, with everybody in its audience written down', async () => {
    const id = await start()
    const { scheduledFor: _none, ...written } = order()
    expect(clinic.kept).toEqual([
      {
        ...written,
        id,
        channel: 'email',
        state: 'sending',
        scheduledFor: null,
        actor: ines,
        createdAt: clinic.clock.now(),
        startedAt: clinic.clock.now(),
        finishedAt: null,
      },
    ])
    expect(clinic.asked).toEqual([
      {
        channel: 'email',
        service: false,
        audience: audienceOf('ALL'),
        sendToAll: false,
        oncePerYear: false,
        today: '2026-11-21',
        at: clinic.clock.now(),
        limit: { most: null, since: new Date('2026-11-21T08:00:00Z') },
      },
    ])
    expect((await find(id)).stats).toMatchObject({ total: 2, pending: 2 })
    expect(clinic.woken.campaigns).toBe(1)
  })

  it('for nobody is done at once', async () => {
    clinic.audience.length = 0
    expect(await find(await start())).toMatchObject({ state: 'done', finishedAt: clinic.clock.now() })
  })

  it.each([
    ['notification', 'push'],
    ['birthday', 'push'],
    ['promotion', 'push'],
    ['email', 'email'],
    ['sms', 'sms'],
  ] as const)('of the kind %s goes by %s', (kind, channel) => {
    expect(channelOf(kind)).toBe(channel)
  })

  it('is listed and counted by kind, and found or not', async () => {
    const [mail, text] = [await start(), await start({ kind: 'sms' })]
    expect(await clinic.messaging.listCampaigns(undefined, 10, undefined)).toHaveLength(2)
    expect(await clinic.messaging.listCampaigns(['sms'], 10, undefined)).toMatchObject([{ id: text }])
    expect(await clinic.messaging.countCampaigns(['email'])).toBe(1)
    expect(await find(mail)).toMatchObject({ id: mail })
    await expect(find('nothing')).rejects.toMatchObject({ code: 'unknown-campaign' })
  })
})

describe('a scheduled campaign', () => {
  it.each([
    ['2026-11-25T09:00:00', '2026-11-25T17:00:00Z'],
    ['2026-11-25T09:00:00Z', '2026-11-25T09:00:00Z'],
    ['2026-11-25T09:00:00+01:00', '2026-11-25T08:00:00Z'],
    ['2026-11-25T09:00:00-05:00', '2026-11-25T14:00:00Z'],
  ])('for %s begins at %s', async (scheduledFor, at) => {
    const id = await start({ scheduledFor })
    expect(await find(id)).toMatchObject({
      state: 'scheduled',
      scheduledFor: new Date(at),
      startedAt: null,
    })
    expect([clinic.rows, clinic.woken.campaigns]).toEqual([[], 0])
    clinic.clock.set(at)
    clinic.clock.advance({ seconds: -1 })
    await clinic.messaging.deliverCampaigns(() => false)
    expect(await find(id)).toMatchObject({ state: 'scheduled' })
    clinic.clock.advance({ seconds: 1 })
    clinic.transactions.length = 0
    await clinic.messaging.deliverCampaigns(() => true)
    expect(clinic.transactions).toEqual(['begun', 'committed'])
    expect(await find(id)).toMatchObject({ state: 'sending', startedAt: new Date(at) })
    expect(clinic.rows).toHaveLength(2)
  })

  it('is refused for a time that has passed, or is now', async () => {
    await expect(start({ scheduledFor: '2026-11-21T10:00:00' })).rejects.toMatchObject({
      code: 'scheduled-in-past',
    })
    expect(clinic.kept).toEqual([])
  })

  it('that another instance began is left to it', async () => {
    await start({ scheduledFor: '2026-11-25T09:00:00' })
    clinic.clock.set('2026-11-25T17:00:00Z')
    clinic.campaigns.move = async () => false
    await clinic.messaging.deliverCampaigns(() => true)
    expect(clinic.rows).toEqual([])
  })
})

describe('a campaign under way', () => {
  let id: string
  beforeEach(async () => {
    id = await start()
    clinic.woken.campaigns = 0
  })
  const steer = (steering: 'pause' | 'resume' | 'cancel') => clinic.messaging.controlCampaign(id, steering)

  it('is held and goes on', async () => {
    await steer('pause')
    expect(await find(id)).toMatchObject({ state: 'paused' })
    expect(clinic.woken.campaigns).toBe(0)
    await steer('resume')
    expect(await find(id)).toMatchObject({ state: 'sending' })
    expect(clinic.woken.campaigns).toBe(1)
  })

  it('is cancelled, held or not, and nobody else gets it', async () => {
    await steer('pause')
    await steer('cancel')
    expect(await find(id)).toMatchObject({ state: 'cancelled', stats: { skipped: 2, pending: 0 } })
    expect(clinic.woken.campaigns).toBe(0)
  })

  it('finds the second click where it wants it', async () => {
    await steer('pause')
    await steer('pause')
    expect(await find(id)).toMatchObject({ state: 'paused' })
  })

  it('that is over stays over', async () => {
    await steer('cancel')
    for (const steering of ['pause', 'resume'] as const)
      await expect(steer(steering)).rejects.toMatchObject({
        message: expect.stringContaining(`It is too late to ${steering} this campaign.`),
      })
    await expect(clinic.messaging.controlCampaign('nothing', 'pause')).rejects.toMatchObject({
      code: 'unknown-campaign',
    })
  })

  it('that was held after its last message is done when it goes on', async () => {
    await steer('pause')
    clinic.rows.splice(0, 2, ...clinic.rows.map(row => ({ ...row, state: 'sent' as const })))
    await steer('resume')
    expect(await find(id)).toMatchObject({ state: 'done' })
  })

  it('can be cancelled before it begins', async () => {
    id = await start({ scheduledFor: '2026-11-25T09:00:00' })
    await expect(steer('pause')).rejects.toMatchObject({ code: 'campaign-is-over' })
    await steer('cancel')
    expect(await find(id)).toMatchObject({ state: 'cancelled' })
  })
})

describe('a channel that is not set up', () => {
  it('refuses what is to be sent by it, and leaves the others alone', async () => {
    clinic = openClinic({ isSetUp: channel => channel !== 'sms' })
    await expect(start({ kind: 'sms' })).rejects.toMatchObject({ code: 'channel-not-set-up' })
    const trial = { channel: 'sms', message: 'Hello', to: '310 555 0142' } as const
    await expect(clinic.messaging.sendTestMessage(trial, undefined)).rejects.toMatchObject({
      code: 'channel-not-set-up',
    })
    expect([clinic.kept, clinic.waiting.trials]).toEqual([[], []])
    await start()
    const previews = [order({ kind: 'sms' }), order()].map(each => clinic.messaging.previewCampaign(each))
    expect((await Promise.all(previews)).map(({ isSetUp }) => isSetUp)).toEqual([false, true])
  })

  it('keeps what was begun, and it can’t be resumed', async () => {
    let isSetUp = true
    clinic = openClinic({ isSetUp: () => isSetUp })
    const [sent, held] = [await start(), await start()]
    await clinic.messaging.controlCampaign(held, 'pause')
    isSetUp = false
    await clinic.messaging.deliverCampaigns(() => false)
    expect(clinic.carried.mails).toEqual([])
    expect(await find(sent)).toMatchObject({ state: 'sending' })
    await expect(clinic.messaging.controlCampaign(held, 'resume')).rejects.toMatchObject({
      code: 'channel-not-set-up',
    })
    await clinic.messaging.controlCampaign(held, 'cancel')
    expect(await find(held)).toMatchObject({ state: 'cancelled' })
    isSetUp = true
    await clinic.messaging.deliverCampaigns(() => false)
    expect(clinic.carried.mails).toHaveLength(2)
  })
})

describe('an answer', () => {
  it('waits for a small campaign until patience ends, with longer and longer pauses', async () => {
    const id = await start()
    expect(await clinic.messaging.awaitCampaign(id)).toMatchObject({ state: 'sending' })
    expect(clinic.slept).toEqual([25, 50, 100, 200, 400, 225])
  })

  it('comes as soon as the campaign is through', async () => {
    const id = await start()
    setImmediate(() => clinic.messaging.controlCampaign(id, 'cancel'))
    expect(await clinic.messaging.awaitCampaign(id)).toMatchObject({ state: 'cancelled' })
    expect(clinic.slept.length).toBeLessThan(6)
    await expect(clinic.messaging.awaitCampaign('nothing')).rejects.toMatchObject({
      code: 'unknown-campaign',
    })
  })

  it('does not wait for a large one', async () => {
    const everybody = (count: number) => {
      clinic.audience.length = 0
      for (let n = 0; n < count; n++)
        clinic.audience.push({ memberId: `${n}`, firstName: '', target: `${n}@velora.test` })
    }
    everybody(501)
    await clinic.messaging.awaitCampaign(await start())
    expect(clinic.slept).toEqual([])
    everybody(500)
    await clinic.messaging.awaitCampaign(await start())
    expect(clinic.slept).not.toEqual([])
  })
})

describe('a preview', () => {
  it('says who would get it and why others would not, and writes nothing', async () => {
    clinic.audience.push({ memberId: 'x', firstName: '', target: '', skip: 'unsubscribed' })
    expect(await clinic.messaging.previewCampaign(order())).toMatchObject({
      willGet: 2,
      skipped: [{ reason: 'unsubscribed', count: 1 }],
      quietUntil: null,
    })
    expect([clinic.kept, clinic.rows]).toEqual([[], []])
  })

  it('says until when it is quiet', async () => {
    clinic.clock.set('2026-11-22T05:00:00Z')
    expect(await clinic.messaging.previewCampaign(order())).toMatchObject({
      quietUntil: new Date('2026-11-22T17:00:00Z'),
    })
  })

  it.each(['GENERAL', 'REMINDER'] as const)('knows that %s is no marketing', async type => {
    clinic = openClinic({ marketingCap: { push: 1 }, quietHours: { from: '21:00', until: '09:00' } })
    clinic.clock.set('2026-11-22T05:00:00Z')
    const notice = order({ kind: 'notification', type })
    expect(await clinic.messaging.previewCampaign(notice)).toMatchObject({ quietUntil: null })
    await clinic.messaging.previewCampaign({ ...notice, type: 'BIRTHDAY' })
    await clinic.messaging.previewCampaign({ ...notice, kind: 'promotion' })
    expect(clinic.asked).toMatchObject([
      { service: true, limit: { most: null } },
      { service: false, limit: { most: 1 } },
      { service: false, limit: { most: 1 } },
    ])
  })

  it('knows the channel’s limit a day', async () => {
    clinic = openClinic({ marketingCap: { sms: 1 } })
    await clinic.messaging.previewCampaign(order({ kind: 'sms', sendToAll: true }))
    await clinic.messaging.previewCampaign(order({ kind: 'birthday' }))
    expect(clinic.asked).toMatchObject([
      { channel: 'sms', sendToAll: true, oncePerYear: false, limit: { most: 1 } },
      { channel: 'push', sendToAll: false, oncePerYear: true, limit: { most: null } },
    ])
  })
})

describe('the birthday specials', () => {
  const special = {
    kind: 'birthday',
    title: 'Happy Birthday!',
    message: 'Velora celebrates with you: your birthday special is waiting, all month long.',
    type: 'BIRTHDAY',
    imageUrl: null,
    sendToAll: false,
    actor: ines,
  }

  it('of the button are for the birthdays of the month', async () => {
    await clinic.messaging.startBirthdaySpecials(ines)
    expect(clinic.kept).toMatchObject([{ ...special, audience: audienceOf('BIRTHDAY_MONTH') }])
  })

  it('of the day are for those of today, and leave no campaign where there are none', async () => {
    expect(await clinic.messaging.sendTodaysSpecials(ines)).toBe(2)
    expect(clinic.kept).toMatchObject([{ ...special, audience: audienceOf('BIRTHDAY_TODAY') }])
    clinic.audience.length = 0
    expect(await clinic.messaging.sendTodaysSpecials(ines)).toBe(0)
    expect(clinic.kept).toHaveLength(1)
  })

  it('are for everybody of that kind, whatever the tier or the points', () => {
    expect(audienceOf('BIRTHDAY_TODAY')).toEqual({
      kind: 'BIRTHDAY_TODAY',
      tier: null,
      leastPoints: null,
      mostPoints: null,
    })
  })
})

describe('the stats of a campaign', () => {
  it('adds up', () => {
    const row = { reason: null, delivered: 0, undelivered: 0 }
    expect(
      statsFrom([
        { ...row, state: 'sent', count: 5, delivered: 3, undelivered: 1 },
        { ...row, state: 'sent', count: 2, delivered: 1, undelivered: 1 },
        { ...row, state: 'failed', count: 4 },
        { ...row, state: 'unknown', count: 3 },
        { ...row, state: 'pending', count: 2 },
        { ...row, state: 'sending', count: 1 },
        { ...row, state: 'skipped', reason: 'left', count: 6 },
        { ...row, state: 'skipped', reason: 'stopped', count: 7 },
        { ...row, state: 'skipped', reason: null, count: 1 },
        { ...row, state: 'pending', reason: 'left', count: 1 },
      ]),
    ).toEqual({
      total: 32,
      sent: 7,
      failed: 4,
      unknown: 3,
      pending: 4,
      skipped: 14,
      delivered: 4,
      undelivered: 2,
      reasons: [
        { reason: 'left', count: 6 },
        { reason: 'stopped', count: 7 },
      ],
    })
  })
})
