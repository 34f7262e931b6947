import { beforeEach, describe, expect, it } from 'vitest'
import {
  audienceOf,
  type CampaignOrder,
  channelOf,
} from '../../../../src/modules/messaging/campaigns/campaign.ts'
import { type Clinic, ines, openClinic } from '../clinic.ts'
import { order } from './order.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
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
  const control = (action: 'pause' | 'resume' | 'cancel') => clinic.messaging.controlCampaign(id, action)

  it('is held and goes on', async () => {
    await control('pause')
    expect(await find(id)).toMatchObject({ state: 'paused' })
    expect(clinic.woken.campaigns).toBe(0)
    await control('resume')
    expect(await find(id)).toMatchObject({ state: 'sending' })
    expect(clinic.woken.campaigns).toBe(1)
  })

  it('is cancelled, held or not, and nobody else gets it', async () => {
    await control('pause')
    await control('cancel')
    expect(await find(id)).toMatchObject({ state: 'cancelled', stats: { skipped: 2, pending: 0 } })
    expect(clinic.woken.campaigns).toBe(0)
  })

  it('finds the second click where it wants it', async () => {
    await control('pause')
    await control('pause')
    expect(await find(id)).toMatchObject({ state: 'paused' })
  })

  it('that is over stays over', async () => {
    await control('cancel')
    for (const action of ['pause', 'resume'] as const)
      await expect(control(action)).rejects.toMatchObject({
        message: expect.stringContaining(`It is too late to ${action} this campaign.`),
      })
    await expect(clinic.messaging.controlCampaign('nothing', 'pause')).rejects.toMatchObject({
      code: 'unknown-campaign',
    })
  })

  it('that was held after its last message is done when it goes on', async () => {
    await control('pause')
    clinic.rows.splice(0, 2, ...clinic.rows.map(row => ({ ...row, state: 'sent' as const })))
    await control('resume')
    expect(await find(id)).toMatchObject({ state: 'done' })
  })

  it('can be cancelled before it begins', async () => {
    id = await start({ scheduledFor: '2026-11-25T09:00:00' })
    await expect(control('pause')).rejects.toMatchObject({ code: 'campaign-is-over' })
    await control('cancel')
    expect(await find(id)).toMatchObject({ state: 'cancelled' })
  })
})
