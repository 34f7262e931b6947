import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import { confirmNumber } from '../../../support/audience.ts'
import { usualDatabases } from '../../../support/databases.ts'

describe.each(usualDatabases)('the consents of a member (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterAll(() => app.stop())

  const decide = async (name: string, channel: 'email' | 'push' | 'sms', given: boolean, number?: string) => {
    const { id } = await app.member(name)
    const consent = { memberId: id, channel, given, number, wording: '2026-11-27', source: 'profile' }
    await app.modules.messaging.recordConsent(consent)
    if (channel === 'sms' && given) await confirmNumber(app, id)
  }

  it('are none before the first decision', async () => {
    expect(await app.modules.messaging.consentsOf((await app.member('Noor')).id)).toEqual({})
  })

  it('are the latest decision a channel, also within one moment; all of them are kept', async () => {
    const { id } = await app.member('Mia')
    await decide('Mia', 'email', true)
    await decide('Mia', 'sms', true, '310.555.0142')
    await decide('Mia', 'email', false)
    const { email, sms, push } = await app.modules.messaging.consentsOf(id)
    expect([email?.given, sms?.given, push]).toEqual([false, true, undefined])
    expect(sms?.number).toBe('+13105550142')
    const history = await app.modules.messaging.listConsents(id)
    expect(history.map(({ channel, given }) => [channel, given])).toEqual([
      ['email', false],
      ['sms', true],
      ['email', true],
    ])
    expect(await app.modules.messaging.consentsOf((await app.member('Noor')).id)).toEqual({})
  })

  it('keep no number with a refusal, nor with another channel', async () => {
    await decide('Noor', 'sms', false, '310.555.0142')
    await decide('Noor', 'push', true, '310.555.0142')
    const { sms, push } = await app.modules.messaging.consentsOf((await app.member('Noor')).id)
    expect([sms?.number, push?.number]).toEqual([null, null])
  })

  it.each([
    'update messaging.consents set given = true',
    'delete from messaging.consents',
    'truncate messaging.consents',
  ])('are final: %s', async text => {
    await expect(app.database.run(text)).rejects.toThrow('consents are never changed')
  })

  it('to nothing, made while two members were merged, are both members’ after the undo', async () => {
    const { identity, arrivals, messaging } = app.modules
    const enroll = async (firstName: string) =>
      (await identity.enroll({ firstName, lastName: 'Hart', consents: [], sharesContacts: false })).memberId
    const [survivorId, absorbedId] = [await enroll('Sue'), await enroll('Susan')]
    const agree = (memberId: string) =>
      messaging.recordConsent({
        ...{ memberId, channel: 'email', given: true, wording: '2026-11-27', source: 'profile' },
      })
    await Promise.all([agree(survivorId), agree(absorbedId)])
    const given = async (memberId: string) => (await messaging.consentsOf(memberId)).email?.given
    const merge = async () =>
      (
        await arrivals.mergeMembers({
          ...{ survivorId, absorbedId, actor: 'staff:tess', actorName: 'Tess' },
        })
      ).id
    app.clock.advance({ minutes: 1 })
    await arrivals.undoMerge(await merge(), 'staff:tess')
    expect([await given(survivorId), await given(absorbedId)]).toEqual([true, true])

    const mergeId = await merge()
    const token = messaging.mailLinks(absorbedId).oneClick.split('/').at(-1) ?? ''
    app.clock.advance({ minutes: 1 })
    await messaging.unsubscribeMail(token)
    expect(await given(survivorId)).toBe(false)
    await arrivals.undoMerge(mergeId, 'staff:tess')
    expect([await given(survivorId), await given(absorbedId)]).toEqual([false, false])
    await agree(absorbedId)

    const again = await merge()
    app.clock.advance({ minutes: 1 })
    const lines = async () => (await messaging.listConsents(survivorId)).length
    const before = await lines()
    for (let click = 0; click < 3; click++) await messaging.unsubscribeMail(token)
    expect(await lines()).toBe(before)
    await arrivals.undoMerge(again, 'staff:tess')
    expect(await given(absorbedId), 'the survivor had unsubscribed before').toBe(false)
    await agree(absorbedId)

    await messaging.choosePreference(survivorId, { channel: 'email', given: false })
    const last = await merge()
    app.clock.advance({ minutes: 1 })
    await messaging.chooseMailPreference(token, false)
    await arrivals.undoMerge(last, 'staff:tess')
    expect((await messaging.listConsents(absorbedId)).map(({ source }) => source)).toEqual([
      ...['preferences link', 'profile', 'unsubscribe link', 'profile', 'unsubscribe link', 'profile'],
    ])

    await Promise.all([agree(survivorId), agree(absorbedId)])
    const whole = await merge()
    app.clock.advance({ minutes: 1 })
    const at = app.clock.now()
    await messaging.choosePreference(survivorId, { channel: 'email', given: false })
    app.clock.advance({ minutes: 1 })
    await arrivals.undoMerge(whole, 'staff:tess')
    expect((await messaging.consentsOf(absorbedId)).email).toMatchObject({ given: false, at })
  })

  it('to texts that ended with a number are not the other member’s, in a merge or its undo', async () => {
    const { identity, arrivals, messaging } = app.modules
    const agreed = async (firstName: string, phone: string) => {
      const consents: [] = []
      const enrolled = { firstName, lastName: 'Hale', phone, consents, sharesContacts: false }
      const { memberId } = await identity.enroll(enrolled)
      const yes = { channel: 'sms', given: true, number: phone, isDated: true, at: app.clock.now() } as const
      await messaging.recordImportedConsents([{ memberId, ...yes, wording: 'imported', source: 'Form' }])
      return memberId
    }
    const given = async (memberId: string) => (await messaging.consentsOf(memberId)).sms?.given
    const merge = async (survivorId: string, absorbedId: string) =>
      (await arrivals.mergeMembers({ survivorId, absorbedId, actor: 'staff:tess', actorName: 'Tess' })).id
    const [una, uma] = [await agreed('Una', '+14155550181'), await agreed('Uma', '+14155550182')]
    app.clock.advance({ minutes: 1 })
    const id = await merge(una, uma)
    app.clock.advance({ minutes: 1 })
    await identity.removeContact(una, { kind: 'phone', value: '+14155550181' })
    await arrivals.undoMerge(id, 'staff:tess')
    expect([await given(una), await given(uma)]).toEqual([false, true])

    const [ula, ulla] = [await agreed('Ula', '+14155550183'), await agreed('Ulla', '+14155550184')]
    await identity.removeContact(ulla, { kind: 'phone', value: '+14155550184' })
    await merge(ula, ulla)
    expect(await given(ula)).toBe(true)

    const stopsAndLeaves = async (memberId: string, value: string) => {
      await messaging.stopTexts(value, 'STOP')
      app.clock.advance({ minutes: 1 })
      await identity.removeContact(memberId, { kind: 'phone', value })
    }
    const [ola, olga] = [await agreed('Ola', '+14155550185'), await agreed('Olga', '+14155550186')]
    await stopsAndLeaves(olga, '+14155550186')
    await merge(ola, olga)
    expect(await given(ola), 'a STOP is a decision').toBe(false)

    const [ina, iva] = [await agreed('Ina', '+14155550187'), await agreed('Iva', '+14155550188')]
    const other = await merge(ina, iva)
    app.clock.advance({ minutes: 1 })
    await stopsAndLeaves(ina, '+14155550187')
    await arrivals.undoMerge(other, 'staff:tess')
    expect(await given(iva), 'also after an undo').toBe(false)
  })

  it('to texts end with the undo if the number goes back to the other member', async () => {
    const { identity, arrivals, messaging } = app.modules
    const enroll = async (firstName: string, phone: string) =>
      (await identity.enroll({ firstName, lastName: 'Hill', phone, consents: [], sharesContacts: true }))
        .memberId
    const [ava, own, other] = [await enroll('Ava', '+14155550191'), '+14155550191', '+14155550192']
    const eva = await enroll('Eva', other)
    const yes = {
      memberId: ava,
      channel: 'sms',
      given: true,
      wording: '2026-11-27',
      source: 'profile',
    } as const
    for (const number of [other, own]) {
      const merged = { survivorId: ava, absorbedId: eva, actor: 'staff:tess', actorName: 'Tess' }
      const { id } = await arrivals.mergeMembers(merged)
      app.clock.advance({ minutes: 1 })
      await messaging.recordConsent({ ...yes, number })
      await confirmNumber(app, ava)
      await arrivals.undoMerge(id, 'staff:tess')
      expect((await messaging.consentsOf(ava)).sms?.given).toBe(number === own)
      expect((await messaging.consentsOf(eva)).sms).toBeUndefined()
    }
  })

  it('go with the member, and only with them', async () => {
    const [mia, noor] = [await app.member('Mia'), await app.member('Noor')]
    await app.modules.messaging.eraseMembers([mia.id])
    expect(await app.modules.messaging.listConsents(mia.id)).toEqual([])
    expect(await app.modules.messaging.listConsents(noor.id)).toHaveLength(2)
  })
})
