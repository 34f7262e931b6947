import { beforeEach, describe, expect, it } from 'vitest'
import type { CampaignOrder } from '../../../../src/modules/messaging/campaigns/campaign.ts'
import { attemptByPush, outcomeAfter } from '../../../../src/modules/messaging/deliveries/delivery.ts'
import { type Clinic, mia, noor, openClinic } from '../clinic.ts'
import { fillAudience, startIn } from './campaign-to-send.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})

const start = (changes: Partial<CampaignOrder> = {}) => startIn(clinic, changes)
const deliver = (stopping = () => false) => clinic.messaging.deliverCampaigns(stopping)
const everybody = (count: number) => fillAudience(clinic, count)
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
    clinic.deliveries.markDispatched = async ({ target }) => target !== 'noor@velora.test'
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
    expect(outcomeAfter(1, { result: 'sent', channel: 'twilio' }, at, 0)).toEqual({
      ...common,
      state: 'sent',
      carrier: 'twilio',
      failure: null,
    })
    expect(outcomeAfter(1, { result: 'unknown', reason: 'cut' }, at, 0)).toEqual({
      ...common,
      state: 'unknown',
      failure: 'cut',
    })
    expect(outcomeAfter(1, { result: 'bounced', reason: '550' }, at, 0)).toEqual({
      ...common,
      state: 'failed',
      failure: '550',
    })
    expect(outcomeAfter(1, { result: 'stopped', reason: '21610' }, at, 0)).toEqual({
      ...common,
      state: 'skipped',
      reason: 'stopped',
      failure: '21610',
    })
  })

  it('is failed after the last attempt', () => {
    const notNow = { result: 'not now', reason: '451', unreachable: false } as const
    expect(outcomeAfter(5, notNow, at, 0.5)).toMatchObject({
      state: 'pending',
      nextAttemptAt: new Date('2026-11-22T00:00:00Z'),
    })
    expect(outcomeAfter(6, notNow, at, 0.5)).toMatchObject({ state: 'failed', nextAttemptAt: at })
  })

  it('of a push is good when one device has it, and otherwise worth another try or not', () => {
    const result = { devices: 2, sent: 0, gone: 0, failed: 0, worthRetrying: 0, turnedAway: 0, reasons: [] }
    expect(attemptByPush({ ...result, sent: 1, failed: 1 })).toEqual({ result: 'sent', channel: 'push' })
    expect(attemptByPush(Object.assign({ ...result }, { gone: 2 }))).toEqual({
      result: 'sent',
      channel: 'app',
    })
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

describe('a notification', () => {
  const notify = (type: CampaignOrder['type']) => start({ kind: 'notification', type })

  it('that is no marketing stays in the app of who did not agree, also when it is quiet', async () => {
    clinic.clock.set('2026-11-22T05:00:00Z')
    clinic.audience.length = 0
    clinic.audience.push({ memberId: noor, firstName: 'Noor', target: noor, agreed: false })
    await notify('GENERAL')
    await deliver()
    expect(clinic.rows).toMatchObject([{ state: 'sent', carrier: 'app' }])
    expect(clinic.carried.pushes).toEqual([])
    await notify('PROMOTION')
    await deliver()
    expect(clinic.rows[1]).toMatchObject({ state: 'pending' })
  })
})
