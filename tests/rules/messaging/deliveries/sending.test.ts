import { beforeEach, describe, expect, it } from 'vitest'
import type { CampaignOrder } from '../../../../src/modules/messaging/campaigns/campaign.ts'
import { type Clinic, openClinic } from '../clinic.ts'
import { fillAudience, startIn } from './campaign-to-send.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})

const start = (changes: Partial<CampaignOrder> = {}) => startIn(clinic, changes)
const deliver = (stopping = () => false) => clinic.messaging.deliverCampaigns(stopping)
const everybody = (count: number) => fillAudience(clinic, count)
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
    clinic.clock.set('2026-11-22T05:00:00Z')
    await start()
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
