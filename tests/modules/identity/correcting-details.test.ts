import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { password } from '../../support/cast.ts'
import type { Browser } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'

describe.each(usualDatabases)('a patient’s name or birthday that the desk corrects (%s)', database => {
  let app: TestApp
  let ines: Browser
  beforeAll(async () => {
    app = await openTestApp({ database })
    ines = await app.staff('front desk')
  })
  afterAll(() => app.stop())

  const seen = { firstName: 'Mia', lastName: 'Hartt', birthday: '1991-05-14' }
  const enroll = async (birthday: string | null = seen.birthday) => {
    const { memberId } = await app.modules.identity.enroll({
      ...{ firstName: seen.firstName, lastName: seen.lastName, consents: [], sharesContacts: true },
      ...(birthday && { dateOfBirth: birthday }),
    } as never)
    return memberId
  }
  const correct = (id: string, change: object, by = ines) =>
    by.post(`/api/admin/patients/${id}/details`, { ...seen, replaces: seen, ...change })
  const detailsOf = async (id: string) => {
    const patient = await app.modules.patients.findPatient(id)
    return patient && [patient.firstName, patient.lastName, patient.birthday]
  }

  it('is stored and audited without the values', async () => {
    const id = await enroll()
    const answer = await correct(id, { lastName: 'Hart', birthday: '1991-05-15' })
    expect(answer.status, answer.text).toBe(200)
    expect(await detailsOf(id)).toEqual(['Mia', 'Hart', '1991-05-15'])
    expect(
      await app.database.run('select action, subject from identity.audit_entry where member_id = $1', [id]),
    ).toEqual([{ action: 'correctDetails', subject: 'name, birthday' }])
  })

  it('can be added, stay without a year, or be removed', async () => {
    const id = await enroll(null)
    const [none, day] = [
      { ...seen, birthday: null },
      { ...seen, birthday: '05-14' },
    ]
    expect((await correct(id, { birthday: '05-14', replaces: none })).status).toBe(200)
    expect((await correct(id, { ...day, firstName: 'Maria', replaces: day })).status).toBe(200)
    expect(await detailsOf(id)).toEqual(['Maria', 'Hartt', '05-14'])
    const maria = { ...day, firstName: 'Maria' }
    expect((await correct(id, { ...maria, birthday: null, replaces: maria })).status).toBe(200)
    expect(await detailsOf(id)).toEqual(['Maria', 'Hartt', null])
  })

  it('changes nothing if a colleague changed one of the two meanwhile', async () => {
    const id = await enroll()
    expect((await correct(id, { birthday: '1991-05-15' })).status).toBe(200)
    const late = await correct(id, { lastName: 'Hart', birthday: '1991-05-16' })
    expect([late.status, late.code]).toEqual([409, 'details-changed'])
    expect(await detailsOf(id)).toEqual(['Mia', 'Hartt', '1991-05-15'])
  })

  it.each([
    ['someone younger than the clinic takes', { birthday: '2019-01-01' }, 'under-minimum-age'],
    ['a date in the future', { birthday: '2090-01-01' }, 'invalid-birthday'],
    ['a day that doesn’t exist', { birthday: '13-14' }, 'invalid-request'],
    ['a day that no year has', { birthday: '02-30' }, 'invalid-request'],
    ['no first name', { firstName: ' ' }, 'invalid-request'],
  ])('is refused for %s', async (_name, change, code) => {
    const id = await enroll()
    const answer = await correct(id, change)
    expect([answer.status, answer.code]).toEqual([400, code])
    expect(await detailsOf(id)).toEqual(['Mia', 'Hartt', '1991-05-14'])
  })

  it('belongs to a patient, not to a colleague, and isn’t for the clinical role', async () => {
    const colleague = await app.modules.identity.register({
      ...{ email: 'colleague@velora.test', password, name: 'A Colleague', staffRole: 'front desk' },
    } as never)
    expect((await correct(colleague, {})).code).toBe('patient-gone')
    expect((await correct(await enroll(), {}, await app.staff('clinical'))).status).toBe(403)
  })
})
