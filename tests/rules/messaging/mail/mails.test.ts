import { beforeEach, describe, expect, it } from 'vitest'
import { type ClaimedMail, outcomeOf } from '../../../../src/modules/messaging/mail/mails.ts'
import { leftUnanswered, nextAttempt } from '../../../../src/platform/kernel/attempt.ts'
import { type Clinic, mia, openClinic } from '../clinic.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})

const letter = {
  to: { email: 'mia@velora.test', firstName: 'Mia' },
  subject: 'Your account has a new password',
  kind: 'service',
  lines: ['It was you.'],
} as const
const send = (count = 1, changes: object = {}) =>
  Promise.all(Array.from({ length: count }, () => clinic.messaging.sendMail({ ...letter, ...changes })))
const deliver = (stopping = () => false) => clinic.messaging.deliverMails(stopping)
const settled = () => clinic.mails.map(mail => mail.settled?.state)

describe('a mail', () => {
  it('is written down to be carried soon', async () => {
    await send()
    expect(clinic.mails).toMatchObject([
      { ...letter, memberId: null, action: null, expiresAt: null, createdAt: clinic.clock.now() },
    ])
    const more = { memberId: mia, action: { label: 'Go', url: 'x' }, expiresAt: new Date(9e12) }
    await send(1, more)
    expect(clinic.mails[1]).toMatchObject(more)
    expect(clinic.woken.mail).toBe(2)
  })

  it('is carried, a few at once, for two minutes each', async () => {
    await send(12)
    await deliver()
    expect(clinic.carried.mails).toHaveLength(12)
    expect(clinic.mails[0]).toMatchObject({
      leftAt: clinic.clock.now(),
      settled: { state: 'sent', channel: 'smtp', failure: null, wipe: false },
    })
  })

  it('is not carried when the process stops', async () => {
    await send()
    await deliver(() => true)
    expect(clinic.carried.mails).toEqual([])
  })

  it('that came too late is given up', async () => {
    await send(1, { expiresAt: clinic.clock.now() })
    await deliver()
    expect(clinic.carried.mails).toEqual([])
    expect(settled()).toEqual(['failed'])
  })

  it('to an address that there is not ends campaigns to it', async () => {
    clinic.answers.mail = () => ({ result: 'bounced', reason: '550' })
    await send()
    await deliver()
    expect(settled()).toEqual(['failed'])
    expect([...clinic.stopped]).toEqual([['mia@velora.test', '550']])
  })

  it('that was refused ends nothing', async () => {
    clinic.answers.mail = () => ({ result: 'refused', reason: '552' })
    await send()
    await deliver()
    expect(clinic.stopped.size).toBe(0)
  })

  it('rests with a server that was out of reach five times', async () => {
    clinic.answers.mail = () => ({ result: 'not now', reason: 'no route', unreachable: true })
    await send(7)
    await deliver()
    expect(clinic.carried.mails).toHaveLength(5)
    clinic.clock.advance({ seconds: 59 })
    await deliver()
    expect(clinic.carried.mails).toHaveLength(5)
  })

  it('goes on with a server that answers no', async () => {
    clinic.answers.mail = () => ({ result: 'not now', reason: '451', unreachable: false })
    await send(7)
    await deliver()
    expect(clinic.carried.mails).toHaveLength(7)
    expect(clinic.mails[0]?.settled).toMatchObject({
      state: 'pending',
      failure: '451',
      nextAttemptAt: new Date('2026-11-21T18:01:00Z'),
    })
  })

  it('fails loudly when its carrier breaks, after the others are settled', async () => {
    await send(3)
    const [first] = clinic.mails
    clinic.answers.mail = ({ id }) => {
      if (id === first?.id) throw new Error('The carrier broke.')
      return { result: 'sent', channel: 'smtp' }
    }
    await expect(deliver()).rejects.toMatchObject({ message: expect.stringContaining('The carrier broke.') })
    expect(settled()).toEqual([undefined, 'sent', 'sent'])
  })
})

describe('a settlement', () => {
  const at = new Date('2026-11-21T18:00:00Z')
  const mail = { kind: 'service', attempts: 1 } as ClaimedMail
  const of = (delivery: Parameters<typeof outcomeOf>[1]) =>
    outcomeOf(mail, delivery, { at, random: 0.5, sandboxIsOpen: true })

  it('says what happened, where, why, and when it is tried again', () => {
    const common = { at, nextAttemptAt: at, counts: true, wipe: false }
    expect(of({ result: 'sent', channel: 'outbox' })).toEqual({
      ...common,
      state: 'sent',
      channel: 'outbox',
      failure: null,
    })
    for (const result of ['refused', 'bounced'] as const)
      expect(of({ result, reason: '550' })).toEqual({
        ...common,
        state: 'failed',
        channel: null,
        failure: '550',
      })
    expect(of({ result: 'unknown', reason: 'cut' })).toMatchObject({ state: 'unknown', failure: 'cut' })
    expect(of({ result: 'not now', reason: '451', unreachable: true })).toEqual({
      ...common,
      state: 'pending',
      channel: null,
      failure: '451',
      nextAttemptAt: new Date('2026-11-21T18:01:00Z'),
    })
  })

  it('tells a server that was away from one that answered', () => {
    expect(leftUnanswered({ result: 'unknown' })).toBe(true)
    expect(leftUnanswered({ result: 'not now', unreachable: true })).toBe(true)
    expect(leftUnanswered({ result: 'not now', unreachable: false })).toBe(false)
    expect(leftUnanswered({ result: 'refused', unreachable: true })).toBe(false)
    expect(nextAttempt(1, at, 0.5)).toEqual(new Date('2026-11-21T18:01:00Z'))
  })
})
