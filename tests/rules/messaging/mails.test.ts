import { beforeEach, describe, expect, it } from 'vitest'
import { linksIn, openingsOf } from '../../../src/modules/messaging/links.ts'
import {
  leftUnanswered,
  nextAttempt,
  type OutboxMessage,
  settlementOf,
  type TakenMail,
} from '../../../src/modules/messaging/mails.ts'
import { paragraphsOf } from '../../../src/modules/messaging/marketing-mail.ts'
import { type Clinic, mia, openClinic } from './clinic.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})

const letter = {
  to: { email: 'mia@velora.test', firstName: 'Mia' },
  subject: 'Your password was changed',
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
  const mail = { kind: 'service', attempts: 1 } as TakenMail
  const of = (delivery: Parameters<typeof settlementOf>[1]) =>
    settlementOf(mail, delivery, { at, chance: 0.5, outboxIsOpen: true })

  it('says what happened, where, why, and when it is tried again', () => {
    const common = { at, nextAttemptAt: at, wipe: false }
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

describe('the outbox', () => {
  const message = (id: string, changes: Partial<OutboxMessage> = {}): OutboxMessage => ({
    id,
    subject: 'Hello',
    kind: 'service',
    createdAt: clinic.clock.now(),
    channel: 'email',
    to: { firstName: 'Mia', email: 'mia@velora.test', number: null },
    sentAt: clinic.clock.now(),
    imageUrl: null,
    contents: { lines: ['See https://velora.test/a'], links: undefined, action: null },
    ...changes,
  })

  it('has the latest of mails and campaigns first, and counts both', async () => {
    clinic.mailOutbox.push(message('3'), message('1'))
    clinic.deliveryOutbox.push(message('4'), message('2'))
    const ids = async (limit: number) =>
      (await clinic.messaging.listOutbox(limit, undefined)).map(({ id }) => id)
    expect(await ids(10)).toEqual(['4', '3', '2', '1'])
    expect(await ids(2)).toEqual(['4', '3'])
    expect(await clinic.messaging.countOutbox()).toBe(4)
  })

  it('shows a campaign’s mail with the links of its recipient, and the rest as it is', async () => {
    const kept = message('1').contents
    clinic.mailOutbox.push(
      message('4', { kind: 'marketing' }),
      message('3', { kind: 'marketing', channel: 'sms' }),
      message('2', { kind: 'marketing', contents: null }),
      message('1'),
    )
    const shown = await clinic.messaging.listOutbox(10, undefined)
    expect(shown.map(({ contents }) => contents)).toEqual([
      {
        lines: ['See https://velora.test/a'],
        links: [{ shown: 'https://velora.test/a', url: 'https://velora.test/l/4/1' }],
        action: { label: 'Book Appointment', url: 'https://velora.test/l/4/0' },
      },
      kept,
      null,
      kept,
    ])
  })

  it('offers no booking where the clinic has none', async () => {
    clinic = openClinic({ bookingUrl: undefined })
    clinic.mailOutbox.push(message('4', { kind: 'marketing' }))
    const [shown] = await clinic.messaging.listOutbox(1, undefined)
    expect(shown?.contents).toMatchObject({ links: [{ url: 'https://velora.test/l/4/1' }], action: null })
    expect(await clinic.messaging.openLink('d1 0')).toBeUndefined()
  })

  it('is closed outside of demo mode', async () => {
    clinic = openClinic({ outboxIsOpen: false })
    await expect(clinic.messaging.listOutbox(10, undefined)).rejects.toMatchObject({ code: 'outbox-closed' })
  })
})

describe('the paragraphs of a message', () => {
  it('are its lines, trimmed, without empty ones', () => {
    expect(paragraphsOf(' one \r\n\n  \ntwo\n')).toEqual(['one', 'two'])
  })
})

describe('the links of a message', () => {
  it.each([
    ['see https://velora.test/a.', ['https://velora.test/a']],
    ['HTTP://velora.test/a?!', ['HTTP://velora.test/a']],
    ['(https://velora.test/a)', ['https://velora.test/a']],
    ['(see https://velora.test/a).', ['https://velora.test/a']],
    ['(see https://velora.test/a.)', ['https://velora.test/a']],
    ['https://velora.test/a_(b)', ['https://velora.test/a_(b)']],
    ['<https://velora.test/a> "https://velora.test/b"', ['https://velora.test/a', 'https://velora.test/b']],
    ['https://velora.test/a https://velora.test/a', ['https://velora.test/a']],
    ['https://velora.test/a.b', ['https://velora.test/a.b']],
    ['xhttps://velora.test/a', []],
    ['https:// nothing', []],
    ['https://[', []],
    ['nothing', []],
  ])('in “%s” are %j', (message, links) => {
    expect(linksIn(message)).toEqual(links)
  })

  it('are fifty at most', () => {
    const message = Array.from({ length: 51 }, (_, n) => `https://velora.test/${n}`).join(' ')
    expect(linksIn(message)).toHaveLength(50)
  })

  it('are counted once a recipient, the booking link by itself', () => {
    const counts = [
      { link: null, count: 7 },
      { link: 0, count: 3 },
      { link: 2, count: 5 },
    ]
    expect(openingsOf('https://velora.test/a https://velora.test/b', counts)).toEqual({
      openedBy: 7,
      bookings: 3,
      links: [
        { url: 'https://velora.test/a', openedBy: 0 },
        { url: 'https://velora.test/b', openedBy: 5 },
      ],
    })
  })
})

describe('a link that is opened', () => {
  it('leads to its address, and is noted', async () => {
    expect(await clinic.messaging.openLink('d1 2')).toBe('https://velora.test/b')
    expect(await clinic.messaging.openLink('d1 0')).toBe('https://booking.test')
    const at = clinic.clock.now()
    expect(clinic.opened).toEqual([
      { deliveryId: 'd1', link: 2, at },
      { deliveryId: 'd1', link: 0, at },
    ])
  })

  it.each(['d1 3', 'd2 0', 'made up'])('leads nowhere as “%s”, and is not noted', async token => {
    expect(await clinic.messaging.openLink(token)).toBeUndefined()
    expect(clinic.opened).toEqual([])
  })

  it('that is the way to book counts as such in the mail', async () => {
    clinic = openClinic({ bookingUrl: 'https://velora.test/book' })
    clinic.mailOutbox.push({
      id: '1',
      subject: '',
      kind: 'marketing',
      createdAt: new Date(),
      channel: 'email',
      to: { firstName: '', email: null, number: null },
      sentAt: new Date(),
      imageUrl: null,
      contents: { lines: ['https://velora.test/book', 'or https://velora.test/a'], action: null },
    })
    const [shown] = await clinic.messaging.listOutbox(1, undefined)
    expect(shown?.contents?.links?.map(({ url }) => url)).toEqual([
      'https://velora.test/l/1/0',
      'https://velora.test/l/1/2',
    ])
  })

  it('has its ways out in every marketing mail', () => {
    expect(clinic.messaging.mailLinks(mia)).toMatchObject({ page: 'https://velora.test/unsubscribe/mia' })
  })
})
