import { beforeEach, describe, expect, it } from 'vitest'
import { audienceOf, type CampaignOrder } from '../../../../src/modules/messaging/campaigns/campaign.ts'
import { type Clinic, ines, openClinic } from '../clinic.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})

const start = (changes: Partial<CampaignOrder> = {}) =>
  clinic.messaging.startCampaign(
    {
      kind: 'email',
      title: 'Glow week',
      message: 'A calm hour.\n\nBook at https://velora.test/a now.',
      type: 'PROMOTION',
      audience: audienceOf('ALL'),
      imageUrl: null,
      sendToAll: false,
      scheduledFor: null,
      ...changes,
    },
    ines,
  )
const deliver = (stopping = () => false) => clinic.messaging.deliverCampaigns(stopping)
const everybody = (count: number) => {
  clinic.audience.length = 0
  for (let n = 0; n < count; n++)
    clinic.audience.push({ memberId: `m${n}`, firstName: `N${n}`, target: `${n}@velora.test` })
}
const states = () => clinic.rows.map(({ state }) => state)

describe('sending', () => {
  it('reaches everybody of a large audience once', async () => {
    everybody(250)
    await start()
    await deliver()
    expect(new Set(clinic.carried.mails.map(({ id }) => id)).size).toBe(250)
    expect(clinic.carried.mails).toHaveLength(250)
    expect(new Set(states())).toEqual(new Set(['sent']))
  })

  it('takes twice what is under way at first, and more while it goes fast', async () => {
    everybody(100)
    await start()
    clinic.clock.advance({ hours: 1 })
    await deliver()
    const [first, second] = clinic.claims
    expect(first).toEqual({ limit: 20, until: new Date('2026-11-21T19:02:00Z'), most: null })
    expect(second?.limit).toBe(40)
    expect(clinic.transactions).toEqual([])
  })

  it('takes 500 at once at most', async () => {
    everybody(2_000)
    await start()
    await deliver()
    expect(Math.max(...clinic.claims.map(({ limit }) => limit))).toBe(500)
  })

  it('takes less while a provider is slow', async () => {
    everybody(60)
    clinic.answers.mail = () => {
      clinic.clock.advance({ seconds: 1 })
      return { result: 'sent', channel: 'smtp' }
    }
    await start()
    await deliver()
    expect(clinic.claims.map(({ limit }) => limit).slice(0, 3)).toEqual([20, 10, 10])
  })

  it.each([
    ['email', 20, 120],
    ['sms', 20, 60],
    ['promotion', 100, 25],
  ] as const)('by %s takes %i for itself for %i seconds', async (kind, limit, seconds) => {
    await start({ kind })
    await deliver()
    expect(clinic.claims[0]).toMatchObject({
      limit,
      until: new Date(clinic.clock.now().getTime() + seconds * 1_000),
    })
  })

  it('takes in turn where there is a limit a day', async () => {
    clinic = openClinic({ marketingCap: async () => ({ sms: 1 }) })
    await start({ kind: 'sms' })
    clinic.asked.length = 0
    await deliver()
    expect(clinic.claims[0]).toMatchObject({ most: 1 })
    expect(clinic.asked).toContain('turn of sms')
    expect(clinic.transactions.slice(0, 2)).toEqual(['begun', 'committed'])
  })

  it('puts back what is too late to try in its time, for the next shift', async () => {
    everybody(15)
    let slow = true
    clinic.answers.text = () => {
      if (slow) clinic.clock.advance({ seconds: 46 })
      slow = false
      return { result: 'sent', channel: 'twilio' }
    }
    await start({ kind: 'sms' })
    await deliver()
    expect(clinic.carried.texts).toHaveLength(10)
    await deliver()
    expect(clinic.carried.texts).toHaveLength(15)
    expect(new Set(states())).toEqual(new Set(['sent']))
    expect(Math.max(...clinic.rows.map(({ attempts }) => attempts))).toBe(1)
  })

  it('ends when it is told to, and puts back what it had taken', async () => {
    everybody(100)
    await start()
    await deliver(() => clinic.carried.mails.length >= 5)
    const sent = clinic.carried.mails.length
    expect(sent).toBeGreaterThanOrEqual(5)
    expect(sent).toBeLessThan(20)
    expect(clinic.rows.filter(({ state }) => state === 'sent')).toHaveLength(sent)
    expect(clinic.rows.filter(({ state, attempts }) => state === 'pending' && attempts === 0)).toHaveLength(
      100 - sent,
    )
  })

  it('waits in the quiet hours', async () => {
    await start()
    clinic.clock.set('2026-11-22T05:00:00Z')
    await deliver()
    expect(clinic.carried.mails).toEqual([])
    clinic.clock.set('2026-11-22T17:00:00Z')
    await deliver()
    expect(clinic.carried.mails).toHaveLength(2)
  })

  it('leaves a provider alone that was out of reach five times', async () => {
    everybody(100)
    clinic.answers.mail = () => ({ result: 'not now', reason: 'refused', unreachable: true })
    await start()
    await deliver()
    expect(clinic.carried.mails.length).toBeLessThan(20)
    expect(new Set(states())).toEqual(new Set(['pending']))
    const tried = clinic.carried.mails.length
    await deliver()
    expect(clinic.carried.mails).toHaveLength(tried)
    clinic.clock.advance({ minutes: 1 })
    clinic.answers.mail = () => ({ result: 'sent', channel: 'smtp' })
    await deliver()
    expect(clinic.carried.mails.length).toBeGreaterThan(tried)
  })

  it('goes on with a provider that answers, whatever it answers', async () => {
    everybody(30)
    clinic.answers.mail = () => ({ result: 'not now', reason: '451', unreachable: false })
    await start()
    await deliver()
    expect(clinic.carried.mails).toHaveLength(30)
  })

  it('by one channel is not held up by another', async () => {
    everybody(10)
    clinic.answers.mail = () => ({ result: 'not now', reason: 'refused', unreachable: true })
    await start()
    await start({ kind: 'sms' })
    await deliver()
    expect(clinic.carried.texts).toHaveLength(10)
  })

  it('stops a campaign that was held in the meantime', async () => {
    everybody(100)
    const id = await start()
    let isHeld = false
    clinic.answers.mail = () => {
      if (!isHeld) void clinic.messaging.controlCampaign(id, 'pause')
      isHeld = true
      return { result: 'sent', channel: 'smtp' }
    }
    clinic.deliveries.markDispatched = async () => {
      await new Promise(resolve => setImmediate(() => setImmediate(resolve)))
      return true
    }
    await deliver()
    expect(clinic.carried.mails.length).toBeLessThan(100)
    expect(await clinic.messaging.findCampaign(id)).toMatchObject({ state: 'paused' })
  })

  it('begins what becomes due in the meantime', async () => {
    everybody(1)
    await start({ scheduledFor: '2026-11-21T18:00:30Z', title: 'Later' })
    clinic.answers.mail = ({ subject }) => {
      if (subject !== 'Later') clinic.clock.advance({ seconds: 31 })
      return { result: 'sent', channel: 'smtp' }
    }
    clinic.deliveries.markDispatched = async () => {
      for (let n = 0; n < 5; n++) await new Promise(resolve => setImmediate(resolve))
      return true
    }
    await start()
    await deliver()
    await deliver()
    expect(clinic.carried.mails.map(({ subject }) => subject)).toEqual(['Glow week', 'Later'])
    expect(clinic.slept).toContain(1_000)
  })

  it('hands over after a minute', async () => {
    everybody(3)
    clinic.answers.mail = () => {
      clinic.clock.advance({ seconds: 61 })
      return { result: 'sent', channel: 'smtp' }
    }
    await start()
    clinic.woken.campaigns = 0
    await deliver()
    expect(clinic.woken.campaigns).toBe(1)
    clinic.clock.advance({ seconds: 60 })
    await deliver(() => true)
    expect(clinic.woken.campaigns).toBe(1)
  })

  it('fails when something broke, after what was under way is settled', async () => {
    everybody(30)
    clinic.answers.mail = mail => {
      if (mail.memberId === 'm3') throw new Error('The carrier broke.')
      return { result: 'sent', channel: 'smtp' }
    }
    await start()
    await expect(deliver()).rejects.toMatchObject({ message: expect.stringContaining('The carrier broke.') })
    const sent = clinic.carried.mails.length - 1
    expect(clinic.rows.filter(({ state }) => state === 'sent')).toHaveLength(sent)
    expect(sent).toBeLessThan(29)
  })

  it('fails when it can’t look', async () => {
    clinic.campaigns.active = async () => {
      throw new Error('The database is away.')
    }
    await expect(deliver()).rejects.toMatchObject({
      message: expect.stringContaining('The database is away.'),
    })
  })

  it('gives up what was cut off', async () => {
    await deliver()
    expect(clinic.asked).toEqual(['gave up at 2026-11-21T18:00:00.000Z'])
  })
})
