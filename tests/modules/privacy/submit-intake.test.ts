import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { confirmNumber } from '../../support/audience.ts'
import type { Browser } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'
import { readHeld } from '../../support/held.ts'
import { intakeOf } from '../../support/intakes.ts'

const path = '/api/user/hipaa-intake'
const submit = (who: Browser, change = {}, headers = {}) => who.post(path, intakeOf(change), headers)

describe.each(usualDatabases)('a medical intake (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterAll(() => app.stop())

  const versionsOf = async (id: string) => (await app.modules.privacy.readIntake(id)).versions

  it('is kept whole, with its consents and their wording, dated by the server’s clock', async () => {
    const mia = await app.member('Mia')
    expect((await submit(mia)).json()).toEqual({ success: true })
    const { smsConsent, marketingConsent, pushNotificationConsent, ...given } = intakeOf()
    const { consentToTreatment, privacyPolicyAccepted, hipaaConsentDate: _byPhone, ...answers } = given
    const hipaaConsentDate = app.clock.now().toISOString()
    expect(await versionsOf(mia.id)).toEqual([
      {
        ...answers,
        version: 1,
        submittedAt: app.clock.now(),
        consents: {
          ...{ consentToTreatment, privacyPolicyAccepted, hipaaConsentDate, wording: '2026-11-27' },
          ...{ smsConsent, marketingConsent, pushNotificationConsent },
        },
      },
    ])
  })

  it('is a new version each time; the earlier ones stay', async () => {
    const mia = await app.member('Mia')
    app.clock.advance({ hours: 1 })
    await submit(mia, { allergies: 'Lidocaine, latex' })
    const versions = await versionsOf(mia.id)
    expect(versions.map(({ version, allergies }) => [version, allergies])).toEqual([
      [2, 'Lidocaine, latex'],
      [1, 'Lidocaine'],
    ])
  })

  it('gets a version of its own from each of ten at the same time', async () => {
    const vera = await app.member('Vera')
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(vera)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const versions = (await versionsOf(vera.id)).map(({ version }) => version)
    expect(versions).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  it('is read eleven versions at a time, however many there are', async () => {
    const uma = await app.member('Uma')
    for (let n = 0; n < 13; n++) await submit(uma)
    const { readIntake } = app.modules.privacy
    const numbered = async (below?: number) => {
      const { versions, older } = await readIntake(uma.id, below)
      return { versions: versions.map(({ version }) => version), older }
    }
    expect(await numbered()).toEqual({ versions: [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3], older: 2 })
    expect(await numbered(3)).toEqual({ versions: [2, 1], older: 0 })
    expect(await numbered(1)).toEqual({ versions: [], older: 0 })
  })

  it('is one version however often the same submission arrives', async () => {
    const iris = await app.member('Iris')
    const once = { 'idempotency-key': 'a key that only the phone knows' }
    await Promise.all([submit(iris, {}, once), submit(iris, {}, once), submit(iris, {}, once)])
    expect(await versionsOf(iris.id)).toHaveLength(1)
  })

  it('tells its member only that it is there, and whether it still stands', async () => {
    const noor = await app.member('Noor')
    const nothing = { submittedAt: null, version: null, isCurrent: false }
    const channels = { marketingConsent: false, pushNotificationConsent: false, smsConsent: false }
    expect((await noor.get(path)).json()).toEqual({ ...nothing, ...channels })
    const submittedAt = app.clock.now().toISOString()
    await submit(noor, { pushNotificationConsent: true, smsConsent: false })
    const there = { submittedAt, version: 1, isCurrent: true }
    expect((await noor.get(path)).json()).toEqual({
      ...there,
      ...{ marketingConsent: true, pushNotificationConsent: true, smsConsent: false },
    })
    app.clock.advance({ days: 366 })
    const later = await noor.anotherDevice()
    expect((await later.get(path)).json()).toMatchObject({ submittedAt, isCurrent: false })
    app.clock.advance({ days: -366 })
  })

  it('fills in the birthday where there is none, and changes none', async () => {
    const june = await app.member('June')
    await submit(june, { dateOfBirth: '1988-02-29' })
    await submit(june, { dateOfBirth: '1990-01-01' })
    expect((await june.get('/api/auth/user')).json()).toMatchObject({ birthday: '1988-02-29' })
  })

  it.each(['2026-11-22', '1896-11-20'])('does not take %s for a day of birth', async dateOfBirth => {
    const ada = await app.member('Ada')
    const answer = await submit(ada, { dateOfBirth })
    expect([answer.status, answer.json()['errors']]).toEqual([
      400,
      [{ path: 'dateOfBirth', message: 'Please enter a valid date of birth' }],
    ])
    expect(await versionsOf(ada.id)).toEqual([])
  })

  it('decides about the channels, each for itself, about texts with the code that was texted', async () => {
    const mia = await app.member('Mia')
    expect((await app.modules.messaging.consentsOf(mia.id)).sms).toBeUndefined()
    expect((await mia.get(path)).json()).toMatchObject({ smsConsent: true })
    await confirmNumber(app, mia.id)
    const consents = await app.modules.messaging.consentsOf(mia.id)
    const common = { wording: '2026-11-27', source: 'intake', at: app.clock.now() }
    expect(consents).toEqual({
      email: { ...common, channel: 'email', given: true, number: null },
      push: { ...common, channel: 'push', given: false, number: null },
      sms: { ...common, channel: 'sms', given: true, number: '+13105550142' },
    })
  })

  it('leaves a channel as it was that it says nothing about', async () => {
    const lena = await app.member('Lena')
    await submit(lena, { phoneNumber: '(310) 555-0199' })
    await confirmNumber(app, lena.id)
    await submit(lena, {
      marketingConsent: undefined,
      pushNotificationConsent: undefined,
      smsConsent: undefined,
    })
    const { email, sms } = await app.modules.messaging.consentsOf(lena.id)
    expect([email?.given, sms?.given]).toEqual([true, true])
    expect(await app.modules.messaging.listConsents(lena.id)).toHaveLength(3)
  })

  it('is kept together with its consents or not at all', async () => {
    const rosa = await app.member('Rosa')
    const change = (text: string) => app.database.run(text)
    await change('alter table messaging.consents rename to elsewhere')
    expect((await submit(rosa)).status).toBe(500)
    await change('alter table messaging.elsewhere rename to consents')
    expect(await versionsOf(rosa.id)).toEqual([])
    expect((await rosa.get('/api/auth/user')).json()).toMatchObject({ birthday: null })
  })

  it.each([
    "update privacy.intake set wording = 'other'",
    'delete from privacy.intake',
    'truncate privacy.intake',
  ])('is final: %s', async text => {
    await expect(app.database.run(text)).rejects.toThrow('intakes are never changed')
  })

  it('goes with its member, and only with them', async () => {
    const [mia, vera] = [await app.member('Mia'), await app.member('Vera')]
    expect(JSON.stringify(await readHeld(app.modules.privacy.personalDataOf(vera.id)))).toContain('Lidocaine')
    await app.modules.privacy.eraseMembers([vera.id])
    expect(await readHeld(app.modules.privacy.personalDataOf(vera.id))).toEqual({ intakes: [] })
    expect(await versionsOf(mia.id)).toHaveLength(2)
    await expect(app.database.statement<never>('all', 'delete from privacy.intake')()).rejects.toThrow()
  })
})
