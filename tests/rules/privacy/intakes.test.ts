import { beforeEach, describe, expect, it } from 'vitest'
import type { wordings } from '../../../src/modules/privacy/intake.ts'
import { mia, openClinic, submission } from './clinic.ts'

let clinic: ReturnType<typeof openClinic>
beforeEach(() => {
  clinic = openClinic()
})

describe('an intake', () => {
  it('is kept as the next version and fills in the birthday', async () => {
    await clinic.privacy.submitIntake(mia, submission())
    await clinic.privacy.submitIntake(mia, submission({ allergies: 'none' }))
    expect(await clinic.privacy.readIntake(mia)).toEqual({
      versions: [
        { ...submission({ allergies: 'none' }), submittedAt: clinic.clock.now(), version: 2 },
        { ...submission(), submittedAt: clinic.clock.now(), version: 1 },
      ],
      older: 0,
    })
    expect(clinic.birthdays).toEqual([
      [mia, '1991-05-14'],
      [mia, '1991-05-14'],
    ])
  })

  it.each(['2026-11-21', '1896-11-21'])('takes %s as a day of birth', async dateOfBirth => {
    await clinic.privacy.submitIntake(mia, submission({ dateOfBirth }))
    expect(clinic.intakes).toHaveLength(1)
  })

  it.each(['2026-11-22', '1896-11-20'])('refuses %s, and keeps nothing', async dateOfBirth => {
    await expect(clinic.privacy.submitIntake(mia, submission({ dateOfBirth }))).rejects.toMatchObject({
      code: 'implausible-birthday',
    })
    expect([clinic.intakes, clinic.birthdays, clinic.consents]).toEqual([[], [], []])
  })

  it('records what was decided about each channel, a number only with an agreement to SMS', async () => {
    const decided = { marketingConsent: true, pushNotificationConsent: false, smsConsent: true }
    await clinic.privacy.submitIntake(mia, submission({}, decided))
    const common = { memberId: mia, wording: '2026-11-21', source: 'intake' }
    expect(clinic.consents).toEqual([
      { ...common, channel: 'email', given: true, number: undefined },
      { ...common, channel: 'push', given: false, number: undefined },
      { ...common, channel: 'sms', given: true, number: '+1 310 555 0142' },
    ])
  })

  it('leaves alone what was not decided, and keeps no number with a refusal', async () => {
    await clinic.privacy.submitIntake(mia, submission({}, { smsConsent: false }))
    expect(clinic.consents).toMatchObject([{ channel: 'sms', given: false, number: undefined }])
  })
})

describe('the state of an intake', () => {
  it('is empty before the first', async () => {
    expect(await clinic.privacy.intakeStatus(mia)).toEqual({
      submittedAt: null,
      version: null,
      isCurrent: false,
      marketingConsent: false,
      pushNotificationConsent: false,
      smsConsent: false,
    })
  })

  it('says when, which and what was agreed to, and no answer', async () => {
    await clinic.privacy.submitIntake(
      mia,
      submission({}, { marketingConsent: true, pushNotificationConsent: true, smsConsent: true }),
    )
    expect(await clinic.privacy.intakeStatus(mia)).toEqual({
      submittedAt: clinic.clock.now(),
      version: 1,
      isCurrent: true,
      marketingConsent: true,
      pushNotificationConsent: true,
      smsConsent: true,
    })
  })

  it('is good for 365 days of the clinic', async () => {
    await clinic.privacy.submitIntake(mia, submission())
    clinic.clock.set('2027-11-22T07:59:59Z')
    expect(await clinic.privacy.intakeStatus(mia)).toMatchObject({ isCurrent: true })
    clinic.clock.set('2027-11-22T08:00:00Z')
    expect(await clinic.privacy.intakeStatus(mia)).toMatchObject({ isCurrent: false })
  })

  it('is good for the wording in force', async () => {
    await clinic.privacy.submitIntake(mia, submission({}, { wording: '2025-01-01' as (typeof wordings)[0] }))
    expect(await clinic.privacy.intakeStatus(mia)).toMatchObject({ version: 1, isCurrent: false })
  })
})
