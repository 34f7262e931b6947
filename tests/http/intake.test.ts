import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#platform/http/route/route.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { intakeOf } from '../support/intakes.ts'

const tooLong = 'x'.repeat(5001)

describe('POST /api/user/hipaa-intake', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
  })
  afterAll(() => app.stop())

  const problemsOf = async (body: unknown) => {
    const answer = await (await app.member('Mia')).post('/api/user/hipaa-intake', body)
    expect(answer.status).toBe(400)
    return Object.fromEntries(
      answer.json<{ errors: { path: string; message: string }[] }>().errors.map(e => [e.path, e.message]),
    )
  }

  it('names every missing field', async () => {
    expect(await problemsOf({})).toEqual({
      dateOfBirth: 'Required',
      phoneNumber: 'Required',
      address: 'Required',
      emergencyContact: 'Required',
      emergencyPhone: 'Required',
      consentToTreatment: 'Treatment consent required',
      hipaaConsentDate: 'HIPAA consent required',
      privacyPolicyAccepted: 'Privacy policy acceptance required',
    })
  })

  it('names every field that is not what it should be, all at once', async () => {
    const wrong = {
      dateOfBirth: '',
      phoneNumber: '555-0142',
      address: ' 1 Road   ',
      emergencyContact: 'A',
      emergencyPhone: '',
      consentToTreatment: false,
      hipaaConsentDate: true,
      privacyPolicyAccepted: 'yes',
    }
    expect(await problemsOf(intakeOf(wrong))).toEqual({
      dateOfBirth: 'Required',
      phoneNumber: 'Valid phone number required',
      address: 'Complete address required',
      emergencyContact: 'Emergency contact name required',
      emergencyPhone: 'Valid phone number required',
      consentToTreatment: 'Treatment consent required',
      hipaaConsentDate: 'HIPAA consent required',
      privacyPolicyAccepted: 'Privacy policy acceptance required',
    })
  })

  it.each([
    ['dateOfBirth', '1991-02-30', 'Please enter a valid date of birth'],
    ['phoneNumber', 'call me maybe', 'Valid phone number required'],
    ['phoneNumber', '+1 310 555 01', 'Valid phone number required'],
    ['phoneNumber', '1234567890123456', 'Valid phone number required'],
    ['allergies', tooLong, 'Please keep this below 5,000 characters'],
  ])('refuses %s %.30s', async (path, value, message) => {
    expect(await problemsOf(intakeOf({ [path]: value }))).toEqual({ [path]: message })
  })

  it.each(['3105550142', '(310) 555-0142', '+44 20 7946 0958', '310.555.0142'])(
    'takes the number %s',
    async phoneNumber => {
      const mia = await app.member('Mia')
      expect((await mia.post('/api/user/hipaa-intake', intakeOf({ phoneNumber }))).status).toBe(200)
    },
  )

  it('needs neither medical answers nor the consents to be contacted', async () => {
    const optional = { medicalConditions: undefined, allergies: undefined, medications: undefined }
    const channels = {
      marketingConsent: undefined,
      pushNotificationConsent: undefined,
      smsConsent: undefined,
    }
    const answer = await (await app.member('Noor')).post(
      '/api/user/hipaa-intake',
      intakeOf({ ...optional, ...channels }),
    )
    expect(answer.json()).toEqual({ success: true })
  })
})

describe('GET /api/admin/users/{id}/intake', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
    await (await app.member('Mia')).post('/api/user/hipaa-intake', intakeOf())
  })
  afterAll(() => app.stop())

  const readBy = async (role: Role) => {
    const { id } = await app.member('Mia')
    return (await app.staff(role)).get(`/api/admin/users/${id}/intake`)
  }
  const audited = () =>
    app.database.statement<{ who: string; memberId: string }>(
      'audited-readings',
      `select staff_name as who, member_id as "memberId" from identity.audit_entry
       where action = 'readIntake' order by staff_name`,
    )()

  it.each(['front desk', 'manager'] as const)('is closed to %s', async role => {
    const answer = await readBy(role)
    expect([answer.status, answer.code]).toEqual([403, 'not-allowed'])
    expect(await audited()).toEqual([])
  })

  it('shows clinical staff and the owner the answers, and writes down each reading', async () => {
    const { id } = await app.member('Mia')
    for (const role of ['clinical', 'owner'] as const) {
      const answer = await readBy(role)
      expect(answer.json()).toMatchObject({
        memberId: id,
        versions: [{ version: 1, allergies: 'Lidocaine' }],
      })
    }
    expect(await audited()).toEqual([
      { who: 'Dr. Ruiz', memberId: id },
      { who: 'Olga', memberId: id },
    ])
  })

  it('tells the member who they were and when, and nobody else', async () => {
    const mia = await app.member('Mia')
    const { readers } = (await mia.get('/api/user/hipaa-intake/readers')).json() as {
      readers: readonly { staffName: string }[]
    }
    const [latest] = readers
    expect(readers.map(({ staffName }) => staffName).toSorted()).toEqual(['Dr. Ruiz', 'Olga'])
    expect(latest).toEqual({
      id: expect.any(String),
      at: expect.stringMatching(/^2026-11-21T/),
      staffName: expect.any(String),
      role: expect.stringMatching(/^(owner|clinical)$/),
    })
    const path = '/api/user/hipaa-intake/readers'
    expect((await (await app.member('Noor')).get(path)).json()).toEqual({ readers: [], more: 0 })
    expect((await app.visitor().get(path)).status).toBe(401)
  })

  it('shows nothing when the reading can’t be written down, and opens no staff area', async () => {
    const { id } = await app.member('Mia')
    const olga = await app.staff('owner')
    const change = (text: string) => app.database.run(text)
    await change('alter table identity.audit_entry rename to elsewhere')
    const answer = await olga.get(`/api/admin/users/${id}/intake`)
    expect((await olga.get('/api/admin/users')).status).toBe(500)
    await expect(app.staff('owner')).rejects.toThrow('can’t open the staff area: 500')
    await change('alter table identity.elsewhere rename to audit_entry')
    expect(answer.status).toBe(500)
    expect(answer.text).not.toContain('Lidocaine')
  })
})
