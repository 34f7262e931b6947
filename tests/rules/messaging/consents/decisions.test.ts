import { beforeEach, describe, expect, it } from 'vitest'
import { choiceOf, preferenceWording } from '../../../../src/modules/messaging/consents/preferences.ts'
import { inOneSpelling, textableNumber } from '../../../../src/platform/kernel/phone-number.ts'
import { type Clinic, consent, mia, noor, number, openClinic } from '../clinic.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})

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
    await clinic.messaging.recordConsent({ ...given, given: false, number: '(310) 555-0142' })
    await clinic.messaging.recordConsent({ ...given, channel: 'email', number: '(310) 555-0142' })
    await clinic.messaging.recordConsent(given)
    expect(clinic.consents.toReversed()).toMatchObject([
      { channel: 'sms', given: false, number: null },
      { channel: 'email', given: true, number: null },
      { channel: 'sms', given: true, number: null },
    ])
    expect(await clinic.messaging.listConsents(mia)).toHaveLength(3)
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
    clinic.decided(mia)
    clinic.decided(mia, { channel: 'email', number: null, given: false, source: 'preferences' })
    await clinic.subscribe(mia, 'phone')
    const { statements, version } = preferenceWording
    const preferences = await clinic.messaging.readPreferences(mia)
    const none = { number: null, confirming: null, stopped: false, devices: 0 }
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
    clinic.decided(mia)
    clinic.stopped.set(number, 'STOP')
    expect((await clinic.messaging.readPreferences(mia)).channels[2]).toMatchObject({ number, stopped: true })
  })

  it('are decided once a click, with a number that can be texted', async () => {
    await clinic.messaging.choosePreference(mia, { channel: 'sms', given: false, number: '310 555 0142' })
    await clinic.messaging.choosePreference(mia, { channel: 'email', given: true, number: 'x' })
    const common = { memberId: mia, wording: 'preferences-1', source: 'preferences', at: clinic.clock.now() }
    expect(clinic.consents.toReversed()).toEqual([
      { ...common, channel: 'sms', given: false, number: null },
      { ...common, channel: 'email', given: true, number: null },
    ])
    for (const wrong of ['123', undefined])
      await expect(
        clinic.messaging.choosePreference(mia, { channel: 'sms', given: true, number: wrong }),
      ).rejects.toMatchObject({ code: 'no-textable-number' })
  })

  it('by a mail’s link are about mail only', async () => {
    clinic.decided(mia)
    clinic.decided(mia, { channel: 'email', number: null })
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
    clinic.decided(mia, { channel: 'email', number: null })
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
    clinic.decided(mia, { channel: 'email', number: null })
    clinic.decided(mia, { source: 'unsubscribe link' })
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
