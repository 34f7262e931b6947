import { beforeEach, describe, expect, it } from 'vitest'
import { audienceOf, type CampaignOrder } from '../../../src/modules/messaging/campaigns.ts'
import { attemptByPush, settledAfter } from '../../../src/modules/messaging/deliveries.ts'
import { quietUntil } from '../../../src/modules/messaging/quiet-hours.ts'
import { type Clinic, ines, mia, noor, openClinic } from './clinic.ts'

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

describe('a campaign’s mail', () => {
  it('goes to each of its audience, with links that are counted and ways to end it', async () => {
    const id = await start()
    await deliver()
    expect(clinic.carried.mails.map(({ to }) => to.email)).toEqual(['mia@velora.test', 'noor@velora.test'])
    const deliveryId = clinic.rows[0]?.id
    expect(clinic.carried.mails[0]).toEqual({
      id: deliveryId,
      campaignId: id,
      memberId: mia,
      to: { email: 'mia@velora.test', firstName: 'Mia' },
      subject: 'Glow week',
      kind: 'marketing',
      lines: ['A calm hour.', 'Book at https://velora.test/a now.'],
      links: [{ shown: 'https://velora.test/a', url: `https://velora.test/l/${deliveryId}/1` }],
      action: { label: 'Book Appointment', url: `https://velora.test/l/${deliveryId}/0` },
      unsubscribe: {
        oneClick: 'https://velora.test/one-click/mia',
        page: 'https://velora.test/unsubscribe/mia',
        preferences: 'https://velora.test/preferences/mia',
      },
      expiresAt: null,
      createdAt: clinic.clock.now(),
      attempts: 1,
    })
    expect(clinic.rows).toMatchObject([
      { state: 'sent', carrier: 'smtp', failure: null, leftAt: clinic.clock.now() },
      { state: 'sent', carrier: 'smtp' },
    ])
    expect(await clinic.messaging.findCampaign(id)).toMatchObject({
      state: 'done',
      finishedAt: clinic.clock.now(),
    })
    expect(clinic.woken.campaigns).toBe(1)
  })

  it('is tried again later where the provider says so', async () => {
    clinic.answers.mail = () => ({ result: 'not now', reason: '451', unreachable: false })
    const id = await start()
    await deliver()
    expect(clinic.rows[0]).toMatchObject({
      state: 'pending',
      failure: '451',
      nextAttemptAt: new Date('2026-11-21T18:01:00Z'),
    })
    clinic.answers.mail = () => ({ result: 'sent', channel: 'smtp' })
    clinic.clock.advance({ minutes: 1 })
    await deliver()
    expect(clinic.rows[0]).toMatchObject({ state: 'sent', attempts: 2 })
    expect(await clinic.messaging.findCampaign(id)).toMatchObject({ state: 'done' })
  })

  it('to an address that there is not ends mail to it', async () => {
    clinic.answers.mail = () => ({ result: 'bounced', reason: '550 unknown' })
    await start()
    await deliver()
    expect(states()).toEqual(['failed', 'failed'])
    expect([...clinic.stopped]).toEqual([
      ['mia@velora.test', '550 unknown'],
      ['noor@velora.test', '550 unknown'],
    ])
  })

  it('that was refused or went astray ends nothing', async () => {
    clinic.answers.mail = ({ memberId }) => ({
      result: memberId === mia ? 'refused' : 'unknown',
      reason: 'closed',
    })
    await start()
    await deliver()
    expect(states()).toEqual(['failed', 'unknown'])
    expect(clinic.stopped.size).toBe(0)
  })

  it('does not leave when the member said no at the last moment', async () => {
    clinic.answers.mail = () => {
      clinic.stopped.set('noor@velora.test', 'no')
      return { result: 'sent', channel: 'smtp' }
    }
    everybody(1)
    clinic.audience.push({ memberId: noor, firstName: 'Noor', target: 'noor@velora.test' })
    clinic.deliveries.noteLeaving = async ({ target }) => target !== 'noor@velora.test'
    await start()
    await deliver(() => clinic.carried.mails.length > 0)
    expect(clinic.carried.mails).toHaveLength(1)
    expect(clinic.rows).toMatchObject([{ state: 'sent' }, { state: 'pending', attempts: 0 }])
  })
})

describe('a campaign’s other channels', () => {
  it('text the message as it is, and end texts to a number that wants none', async () => {
    clinic.answers.text = ({ to }) =>
      to === 'mia@velora.test'
        ? { result: 'sent', channel: 'twilio' }
        : { result: 'stopped', reason: '21610' }
    const id = await start({ kind: 'sms' })
    await deliver()
    expect(clinic.carried.texts[0]).toEqual({
      campaignId: id,
      id: `${id}/mia`,
      to: 'mia@velora.test',
      body: 'A calm hour.\n\nBook at https://velora.test/a now.',
    })
    expect(clinic.rows).toMatchObject([
      { state: 'sent', carrier: 'twilio' },
      { state: 'skipped', reason: 'stopped', failure: '21610' },
    ])
    expect([...clinic.stopped]).toEqual([['noor@velora.test', '21610']])
  })

  it('push to every device, with the picture where there is one', async () => {
    await clinic.subscribe(mia, 'phone')
    const id = await start({ kind: 'promotion', imageUrl: 'https://velora.test/p.png' })
    await deliver()
    expect(clinic.carried.pushes).toEqual([
      [
        'https://push.clinic.test/phone',
        {
          title: 'Glow week',
          message: 'A calm hour.\n\nBook at https://velora.test/a now.',
          url: '/',
          tag: `campaign:${id}`,
          imageUrl: 'https://velora.test/p.png',
        },
      ],
    ])
    expect(clinic.rows).toMatchObject([
      { state: 'sent', carrier: 'push' },
      { state: 'sent', carrier: 'app' },
    ])
    await start({ kind: 'promotion' })
    await deliver()
    expect(clinic.carried.pushes[1]?.[1]).not.toHaveProperty('imageUrl')
  })
})

describe('what becomes of an attempt', () => {
  const at = new Date('2026-11-21T18:00:00Z')
  const common = { at, nextAttemptAt: at, carrier: null, reason: null }

  it('is settled by what the provider said', () => {
    expect(settledAfter(1, { result: 'sent', channel: 'twilio' }, at, 0)).toEqual({
      ...common,
      state: 'sent',
      carrier: 'twilio',
      failure: null,
    })
    expect(settledAfter(1, { result: 'unknown', reason: 'cut' }, at, 0)).toEqual({
      ...common,
      state: 'unknown',
      failure: 'cut',
    })
    expect(settledAfter(1, { result: 'bounced', reason: '550' }, at, 0)).toEqual({
      ...common,
      state: 'failed',
      failure: '550',
    })
    expect(settledAfter(1, { result: 'stopped', reason: '21610' }, at, 0)).toEqual({
      ...common,
      state: 'skipped',
      reason: 'stopped',
      failure: '21610',
    })
  })

  it('is failed after the last attempt', () => {
    const notNow = { result: 'not now', reason: '451', unreachable: false } as const
    expect(settledAfter(5, notNow, at, 0.5)).toMatchObject({
      state: 'pending',
      nextAttemptAt: new Date('2026-11-22T00:00:00Z'),
    })
    expect(settledAfter(6, notNow, at, 0.5)).toMatchObject({ state: 'failed', nextAttemptAt: at })
  })

  it('of a push is good when one device has it, and otherwise worth another try or not', () => {
    const result = { devices: 2, sent: 0, gone: 0, failed: 0, worthRetrying: 0, reasons: [] }
    expect(attemptByPush({ ...result, sent: 1, failed: 1 })).toEqual({ result: 'sent', channel: 'push' })
    expect(attemptByPush({ ...result, gone: 2 })).toEqual({ result: 'sent', channel: 'app' })
    expect(attemptByPush({ ...result, failed: 2, worthRetrying: 1, reasons: ['429', '500'] })).toEqual({
      result: 'not now',
      reason: '429, 500',
      unreachable: false,
    })
    expect(attemptByPush({ ...result, failed: 1, reasons: ['413'] })).toEqual({
      result: 'refused',
      reason: '413',
    })
  })
})

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
    const [first, second] = clinic.takes
    expect(first).toEqual({ limit: 20, until: new Date('2026-11-21T19:02:00Z'), most: null })
    expect(second?.limit).toBe(40)
    expect(clinic.transactions).toEqual([])
  })

  it('takes 500 at once at most', async () => {
    everybody(2_000)
    await start()
    await deliver()
    expect(Math.max(...clinic.takes.map(({ limit }) => limit))).toBe(500)
  })

  it('takes less while a provider is slow', async () => {
    everybody(60)
    clinic.answers.mail = () => {
      clinic.clock.advance({ seconds: 1 })
      return { result: 'sent', channel: 'smtp' }
    }
    await start()
    await deliver()
    expect(clinic.takes.map(({ limit }) => limit).slice(0, 3)).toEqual([20, 10, 10])
  })

  it.each([
    ['email', 20, 120],
    ['sms', 20, 60],
    ['promotion', 100, 25],
  ] as const)('by %s takes %i for itself for %i seconds', async (kind, limit, seconds) => {
    await start({ kind })
    await deliver()
    expect(clinic.takes[0]).toMatchObject({
      limit,
      until: new Date(clinic.clock.now().getTime() + seconds * 1_000),
    })
  })

  it('takes in turn where there is a limit a day', async () => {
    clinic = openClinic({ marketingCap: { sms: 1 } })
    await start({ kind: 'sms' })
    clinic.asked.length = 0
    await deliver()
    expect(clinic.takes[0]).toMatchObject({ most: 1 })
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
      if (!isHeld) void clinic.messaging.steerCampaign(id, 'pause')
      isHeld = true
      return { result: 'sent', channel: 'smtp' }
    }
    clinic.deliveries.noteLeaving = async () => {
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
    clinic.deliveries.noteLeaving = async () => {
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

describe('quiet hours', () => {
  const hours = { from: '21:00', until: '09:00' }
  const until = (at: string, given: typeof hours | undefined = hours) =>
    quietUntil(new Date(at), given, 'America/Los_Angeles')?.toISOString()

  it('begin and end on the minute', () => {
    expect(until('2026-11-21T04:59:59Z')).toBeUndefined()
    expect(until('2026-11-21T05:00:00Z')).toBe('2026-11-21T17:00:00.000Z')
    expect(until('2026-11-21T16:59:59Z')).toBe('2026-11-21T17:00:00.000Z')
    expect(until('2026-11-21T17:00:00Z')).toBeUndefined()
  })

  it('may lie within a day', () => {
    const noon = { from: '12:00', until: '14:00' }
    expect(until('2026-11-21T19:59:59Z', noon)).toBeUndefined()
    expect(until('2026-11-21T20:00:00Z', noon)).toBe('2026-11-21T22:00:00.000Z')
    expect(until('2026-11-21T22:00:00Z', noon)).toBeUndefined()
  })

  it('of no length, or none at all, hold nothing back', () => {
    expect(until('2026-11-21T17:00:00Z', { from: '09:00', until: '09:00' })).toBeUndefined()
    expect(quietUntil(new Date(), undefined, 'America/Los_Angeles')).toBeUndefined()
  })
})
