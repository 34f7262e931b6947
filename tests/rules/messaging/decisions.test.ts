import { beforeEach, describe, expect, it } from 'vitest'
import { type Consent, inOneSpelling } from '../../../src/modules/messaging/consents.ts'
import { choiceOf, preferenceWording, textableNumber } from '../../../src/modules/messaging/preferences.ts'
import { type Clinic, mia, noor, openClinic } from './clinic.ts'

const number = '+13105550142'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})
const consent = (changes: Partial<Consent> = {}): Consent => ({
  channel: 'sms',
  given: true,
  number,
  wording: 'intake-1',
  source: 'intake',
  at: new Date(0),
  ...changes,
})
const decided = (memberId: string, changes: Partial<Consent> = {}) =>
  clinic.consents.unshift({ ...consent(changes), memberId })

describe('a number', () => {
  it.each([
    ['(310) 555-0142', number],
    ['+1 310 555 0142', number],
    [' +44 20 7946 0000', '+442079460000'],
    ['44 20 7946 0000', '+442079460000'],
    ['+310 555 0142', '+3105550142'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(inOneSpelling(typed)).toBe(kept)
  })

  it.each([
    ['310-555-0142', number],
    ['+442079460000', '+442079460000'],
    ['+12345678', undefined],
    ['110 555 0142', undefined],
    ['310 155 0142', undefined],
    ['+1310555014', undefined],
    ['+131055501422', undefined],
    ['+2012345', undefined],
    ['+20123456', '+20123456'],
    ['+201234567890123', '+201234567890123'],
    ['+2012345678901234', undefined],
    ['+0123456789', undefined],
    ['', undefined],
  ])('%s can be texted as %s', (typed, textable) => {
    expect(textableNumber(typed)).toBe(textable)
  })
})

describe('a consent', () => {
  it('is kept with its time, a number only with a yes to SMS', async () => {
    const given = { memberId: mia, channel: 'sms', given: true, wording: 'w', source: 'intake' } as const
    await clinic.messaging.recordConsent({ ...given, number: '(310) 555-0142' })
    await clinic.messaging.recordConsent({ ...given, given: false, number: '(310) 555-0142' })
    await clinic.messaging.recordConsent({ ...given, channel: 'email', number: '(310) 555-0142' })
    await clinic.messaging.recordConsent(given)
    expect(clinic.consents.toReversed()).toMatchObject([
      { channel: 'sms', given: true, number, wording: 'w', source: 'intake', at: clinic.clock.now() },
      { channel: 'sms', given: false, number: null },
      { channel: 'email', given: true, number: null },
      { channel: 'sms', given: true, number: null },
    ])
    expect(await clinic.messaging.listConsents(mia)).toHaveLength(4)
    expect(Object.keys(await clinic.messaging.consentsOf(mia))).toEqual(['email', 'sms'])
    expect(await clinic.messaging.consentsOf(noor)).toEqual({})
  })
})

describe('a choice', () => {
  it.each([
    [[], 'undecided'],
    [[consent()], 'on'],
    [[consent({ given: false })], 'undecided'],
    [[consent({ given: false, source: 'preferences' })], 'off'],
    [[consent({ given: false }), consent()], 'off'],
    [[consent({ given: false }), consent({ given: false })], 'undecided'],
  ])('after %j is %s', (decisions, choice) => {
    expect(choiceOf(decisions)).toBe(choice)
  })
})

describe('the preferences', () => {
  it('are every channel with its words, number, devices and history', async () => {
    decided(mia)
    decided(mia, { channel: 'email', number: null, given: false, source: 'preferences' })
    await clinic.subscribe(mia, 'phone')
    const { statements, version } = preferenceWording
    const preferences = await clinic.messaging.readPreferences(mia)
    const none = { number: null, stopped: false, devices: 0 }
    expect(preferences).toMatchObject({ wording: version, history: [{}, {}, {}] })
    expect(preferences.channels).toEqual([
      { ...none, channel: 'email', choice: 'off', statement: statements.email },
      { ...none, channel: 'push', choice: 'on', statement: statements.push, devices: 1 },
      { ...none, channel: 'sms', choice: 'on', statement: statements.sms, number },
    ])
    expect(version).toBe('preferences-1')
    for (const statement of Object.values(statements)) expect(statement.length).toBeGreaterThan(60)
  })

  it('say when the number answered STOP', async () => {
    decided(mia)
    clinic.stopped.set(number, 'STOP')
    expect((await clinic.messaging.readPreferences(mia)).channels[2]).toMatchObject({ number, stopped: true })
  })

  it('are decided once a click, with a number that can be texted', async () => {
    await clinic.messaging.choosePreference(mia, { channel: 'sms', given: true, number: '310 555 0142' })
    await clinic.messaging.choosePreference(mia, { channel: 'sms', given: false, number: '310 555 0142' })
    await clinic.messaging.choosePreference(mia, { channel: 'email', given: true, number: 'x' })
    const common = { memberId: mia, wording: 'preferences-1', source: 'preferences', at: clinic.clock.now() }
    expect(clinic.consents.toReversed()).toEqual([
      { ...common, channel: 'sms', given: true, number },
      { ...common, channel: 'sms', given: false, number: null },
      { ...common, channel: 'email', given: true, number: null },
    ])
    for (const wrong of ['123', undefined])
      await expect(
        clinic.messaging.choosePreference(mia, { channel: 'sms', given: true, number: wrong }),
      ).rejects.toMatchObject({ code: 'no-textable-number' })
  })

  it('by a mail’s link are about mail only', async () => {
    decided(mia)
    decided(mia, { channel: 'email', number: null })
    expect(await clinic.messaging.readMailPreference('link of mia')).toMatchObject({
      wording: 'preferences-1',
      channels: [{ channel: 'email', choice: 'on', number: null }],
      history: [{ channel: 'email' }],
    })
    await clinic.messaging.chooseMailPreference('link of mia', false)
    expect(clinic.consents[0]).toEqual({
      memberId: mia,
      channel: 'email',
      given: false,
      number: null,
      wording: 'preferences-1',
      source: 'preferences link',
      at: clinic.clock.now(),
    })
    for (const wrong of ['made up', 'link of somebody who left']) {
      const refusal = { code: 'unknown-unsubscribe-link' }
      await expect(clinic.messaging.readMailPreference(wrong)).rejects.toMatchObject(refusal)
      await expect(clinic.messaging.chooseMailPreference(wrong, true)).rejects.toMatchObject(refusal)
    }
  })
})

describe('the link that ends mail', () => {
  it('ends it once, for a member', async () => {
    decided(mia, { channel: 'email', number: null })
    await clinic.messaging.unsubscribeMail('link of mia')
    await clinic.messaging.unsubscribeMail('link of mia')
    expect(clinic.consents).toHaveLength(2)
    expect(clinic.consents[0]).toEqual({
      memberId: mia,
      channel: 'email',
      given: false,
      number: null,
      wording: 'unsubscribe-1',
      source: 'unsubscribe link',
      at: clinic.clock.now(),
    })
  })

  it('ends it again after a yes, and for who was never asked', async () => {
    await clinic.messaging.unsubscribeMail('link of mia')
    decided(mia, { channel: 'email', number: null })
    decided(mia, { source: 'unsubscribe link' })
    await clinic.messaging.unsubscribeMail('link of mia')
    expect(clinic.consents[0]).toMatchObject({ channel: 'email', given: false })
  })

  it('keeps nothing of who left, and is refused when it is made up', async () => {
    await clinic.messaging.unsubscribeMail('link of somebody who left')
    expect(clinic.consents).toEqual([])
    await expect(clinic.messaging.unsubscribeMail('made up')).rejects.toMatchObject({
      code: 'unknown-unsubscribe-link',
    })
  })
})

describe('a text from a phone', () => {
  const text = (body: string, more: Record<string, string> = {}) =>
    clinic.messaging.receiveText({
      signature: 'signed',
      path: '/',
      fields: { From: number, Body: body, ...more },
    })

  it.each(['STOP', ' stop\n', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'])(
    '“%s” ends texts to the number and takes the consent back',
    async word => {
      decided(mia)
      expect(await text(word)).toBe(
        'You won’t get texts from Velora any more. Reply START to get them again.',
      )
      expect([...clinic.stopped]).toEqual([[number, word.trim().toUpperCase()]])
      expect(clinic.consents[0]).toEqual({
        memberId: mia,
        channel: 'sms',
        given: false,
        number: null,
        wording: 'sms-keyword-1',
        source: 'text message',
        at: clinic.clock.now(),
      })
    },
  )

  it.each(['START', 'yes', 'UNSTOP'])('“%s” takes a STOP back', async word => {
    decided(mia)
    await text('STOP')
    expect(await text(word)).toBe('You get texts from Velora again. Reply STOP to end them, HELP for help.')
    expect(clinic.stopped.size).toBe(0)
    expect(clinic.consents[0]).toMatchObject({ given: true, number, source: 'text message' })
  })

  it('START is no consent where there was no STOP', async () => {
    decided(mia)
    decided(mia, { given: false, number: null, source: 'preferences' })
    await text('START')
    expect(clinic.consents).toHaveLength(2)
    decided(noor)
    await text('START')
    expect(clinic.consents).toHaveLength(3)
  })

  it('STOP changes nothing for who agreed with another number since, or said no', async () => {
    decided(mia)
    decided(mia, { number: '+13105550199' })
    decided(noor)
    decided(noor, { given: false, number: null })
    await text('STOP')
    expect(clinic.consents).toHaveLength(4)
    expect(clinic.stopped.size).toBe(1)
  })

  it.each(['HELP', 'info'])('“%s” says who writes', async word => {
    expect(await text(word)).toBe(
      'Velora: offers and news for members who asked for them. Message and data rates may apply. Reply STOP to end them.',
    )
    expect(clinic.stopped.size).toBe(0)
  })

  it('with other words has no answer', async () => {
    expect(await text('Thanks!')).toBeUndefined()
    expect([clinic.stopped.size, clinic.consents.length]).toEqual([0, 0])
  })

  it('that the provider answered already is only noted', async () => {
    decided(mia)
    expect(await text('no more please', { OptOutType: 'STOP' })).toBeUndefined()
    expect(clinic.stopped.get(number)).toBe('STOP')
  })

  it('must be signed by the provider', async () => {
    const forged = { signature: 'x', path: '/', fields: { From: number, Body: 'STOP' } }
    await expect(clinic.messaging.receiveText(forged)).rejects.toMatchObject({ code: 'forged-call' })
    await expect(clinic.messaging.receiveReport({ campaignId: 'c', id: 'd' }, forged)).rejects.toMatchObject({
      code: 'forged-call',
    })
    expect(clinic.stopped.size).toBe(0)
  })
})

describe('a report about a text', () => {
  const report = (fields: Record<string, string>) =>
    clinic.messaging.receiveReport({ campaignId: 'c', id: 'd' }, { signature: 'signed', path: '/', fields })

  it.each(['sent', 'delivered', 'undelivered', 'failed'])('“%s” is noted', async status => {
    await report({ MessageStatus: status, To: number })
    expect(clinic.reported).toEqual([
      { campaignId: 'c', id: 'd', report: status, failure: null, at: clinic.clock.now() },
    ])
    expect(clinic.stopped.size).toBe(0)
  })

  it('names the provider’s error, and ends texts to a number that wants none', async () => {
    await report({ MessageStatus: 'failed', ErrorCode: '30005', To: number })
    expect(clinic.reported).toMatchObject([{ failure: 'Twilio 30005' }])
    expect(clinic.stopped.size).toBe(0)
    await report({ MessageStatus: 'failed', ErrorCode: '21610', To: number })
    expect([...clinic.stopped]).toEqual([[number, '21610']])
    await report({ ErrorCode: '21610' })
    expect(clinic.stopped.size).toBe(1)
  })

  it('of another kind is not noted', async () => {
    await report({ MessageStatus: 'queued' })
    await report({})
    expect(clinic.reported).toEqual([])
  })
})

describe('a message that is tried', () => {
  it('is mailed as a test, with links as they were written', async () => {
    const trial = {
      channel: 'email',
      title: 'Glow week',
      message: 'See https://velora.test/a',
      to: 'x@velora.test',
    } as const
    await clinic.messaging.sendTrial(trial, undefined)
    expect(clinic.mails).toMatchObject([
      {
        to: { email: 'x@velora.test', firstName: '' },
        subject: 'Test: Glow week',
        kind: 'service',
        memberId: null,
        lines: ['See https://velora.test/a'],
        links: [{ shown: 'https://velora.test/a', url: 'https://velora.test/a' }],
        action: { label: 'Book Appointment', url: 'https://booking.test' },
      },
    ])
  })

  it('is not mailed to a member who wants no mail', async () => {
    const trial = { channel: 'email', title: 'T', message: 'M', to: 'mia@velora.test' } as const
    decided(mia, { given: false })
    await clinic.messaging.sendTrial(trial, undefined)
    decided(mia, { channel: 'email', given: false })
    await expect(clinic.messaging.sendTrial(trial, undefined)).rejects.toMatchObject({
      code: 'address-unsubscribed',
    })
    decided(mia, { channel: 'email' })
    await clinic.messaging.sendTrial(trial, undefined)
    expect(clinic.mails).toHaveLength(2)
  })

  it('is texted soon, to a number that can be and may be', async () => {
    const trial = { channel: 'sms', message: 'Hello', to: '310 555 0142' } as const
    await clinic.messaging.sendTrial(trial, undefined)
    const waiting = { channel: 'sms', id: expect.any(String), to: number, body: 'Hello' }
    expect(clinic.waiting.trials).toEqual([waiting])
    await expect(clinic.messaging.sendTrial({ ...trial, to: '123' }, undefined)).rejects.toMatchObject({
      code: 'no-textable-number',
    })
    const [kept] = clinic.waiting.trials
    if (!kept) throw new Error('Nothing waits.')
    await clinic.messaging.carryTrial(kept)
    expect(clinic.carried.texts).toEqual([waiting])
    clinic.stopped.set(number, 'STOP')
    await clinic.messaging.carryTrial(kept)
    expect(clinic.carried.texts).toHaveLength(1)
    await expect(clinic.messaging.sendTrial(trial, undefined)).rejects.toMatchObject({
      code: 'number-stopped',
    })
  })

  it('says when a text was not taken, for another try', async () => {
    const trial = { channel: 'sms', id: 't', to: number, body: 'Hello' } as const
    clinic.answers.text = () => ({ result: 'not now', reason: '429', unreachable: false })
    await expect(clinic.messaging.carryTrial(trial)).rejects.toMatchObject({
      message: expect.stringContaining('A test SMS was not sent: 429'),
    })
    clinic.answers.text = () => ({ result: 'refused', reason: '21211' })
    await clinic.messaging.carryTrial(trial)
  })

  it('is pushed to one’s own devices', async () => {
    const trial = {
      channel: 'push',
      title: 'T',
      message: 'M',
      imageUrl: 'https://velora.test/p.png',
    } as const
    for (const nobody of [undefined, mia])
      await expect(clinic.messaging.sendTrial(trial, nobody)).rejects.toMatchObject({
        code: 'no-push-device',
      })
    await clinic.subscribe(mia, 'phone')
    await clinic.messaging.sendTrial(trial, mia)
    expect(clinic.waiting.trials).toEqual([{ ...trial, memberId: mia }])
    await clinic.messaging.carryTrial({ ...trial, memberId: mia })
    await clinic.messaging.carryTrial({ ...trial, memberId: mia, imageUrl: null })
    const pushed = { title: 'T', message: 'M', url: '/', tag: 'trial' }
    expect(clinic.carried.pushes.map(([, message]) => message)).toEqual([
      { ...pushed, imageUrl: 'https://velora.test/p.png' },
      pushed,
    ])
  })
})

describe('what messaging holds of a member', () => {
  beforeEach(async () => {
    await clinic.messaging.tellMember(mia, { title: 'T', message: 'M', type: 'GENERAL' })
    await clinic.subscribe(mia, 'phone')
    await clinic.messaging.sendMail({
      memberId: mia,
      to: { email: 'mia@velora.test', firstName: 'Mia' },
      subject: 'S',
      kind: 'service',
      lines: [],
    })
    await clinic.messaging.startBirthdaySpecials('Ines')
    await clinic.messaging.openLink('d1 0')
  })

  it('is all that was sent, decided, set up and opened', async () => {
    expect(await clinic.messaging.heldOf(mia)).toMatchObject({
      notifications: [{ title: 'T' }],
      consents: [{ channel: 'push' }],
      pushDevices: 1,
      mails: [{ subject: 'S' }],
      campaigns: [{ memberId: mia }],
      openedLinks: [{ deliveryId: 'd1' }],
    })
  })

  it('is gone when the member leaves', async () => {
    await clinic.messaging.forgetMember(mia)
    expect(await clinic.messaging.heldOf(mia)).toMatchObject({
      notifications: [],
      consents: [],
      pushDevices: 0,
      mails: [],
    })
    expect(clinic.forgotten).toEqual([{ memberId: mia, at: clinic.clock.now() }])
  })
})
