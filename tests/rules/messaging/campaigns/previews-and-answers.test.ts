import { beforeEach, describe, expect, it } from 'vitest'
import { audienceOf, type CampaignOrder } from '../../../../src/modules/messaging/campaigns/campaign.ts'
import { type Clinic, ines, openClinic } from '../clinic.ts'
import { order } from './order.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})

const start = (changes: Partial<CampaignOrder> = {}) => clinic.messaging.startCampaign(order(changes), ines)
const find = (id: string) => clinic.messaging.findCampaign(id)

describe('a channel that is not set up', () => {
  it('refuses what is to be sent by it, and leaves the others alone', async () => {
    clinic = openClinic({ isSetUp: channel => channel !== 'sms' })
    await expect(start({ kind: 'sms' })).rejects.toMatchObject({ code: 'channel-not-set-up' })
    const testMessage = { channel: 'sms', message: 'Hello', to: '310 555 0142' } as const
    await expect(clinic.messaging.sendTestMessage(testMessage, undefined)).rejects.toMatchObject({
      code: 'channel-not-set-up',
    })
    expect([clinic.kept, clinic.waiting.testMessages]).toEqual([[], []])
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
    clinic = openClinic({
      marketingCap: async () => ({ push: 1 }),
      quietHours: async () => ({ from: '21:00', until: '09:00' }),
    })
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
    clinic = openClinic({ marketingCap: async () => ({ sms: 1 }) })
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
